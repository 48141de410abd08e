import { afterEach, expect, it, vi } from 'vitest';
import { readLaunchProblems } from '#data/publishing/launch-state.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each<[string, () => Response, number | null]>([
  ['3', () => Response.json({ time: '', launchProblems: 3 }), 3],
  ['none', () => Response.json({ time: '', launchProblems: 0 }), 0],
  ['an unknown number', () => Response.json({ time: '', launchProblems: null }), null],
  ['no number, as from an older version', () => Response.json({ time: '' }), null],
  ['another page, as in development', () => new Response('<!doctype html>'), null],
  ['nothing', () => new Response(null, { status: 404 }), null],
])('a build with %s', async (_, answer, expected) => {
  vi.stubGlobal('fetch', async () => answer());
  expect(await readLaunchProblems()).toBe(expected);
});

it('without a connection nothing is known', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await readLaunchProblems()).toBeNull();
});
