import { expect, it, vi } from 'vitest';
import { type LaunchState, readLaunchState } from '#data/publishing/launch-state.ts';

it.each<[string, () => Response, LaunchState | null]>([
  [
    '3 problems',
    () => Response.json({ launchProblems: 3, launchReasons: ['Check the law.'] }),
    { count: 3, reasons: ['Check the law.'] },
  ],
  [
    'none, but something to check soon',
    () => Response.json({ launchProblems: 0, launchReasons: ['Check the law.'] }),
    { count: 1, reasons: ['Check the law.'] },
  ],
  ['none', () => Response.json({ launchProblems: 0 }), { count: 0, reasons: [] }],
  ['an unknown number', () => Response.json({ time: '', launchProblems: null }), null],
  ['no number, as from an older version', () => Response.json({ time: '' }), null],
  ['another page, as in development', () => new Response('<!doctype html>'), null],
  ['nothing', () => new Response(null, { status: 404 }), null],
])('a build with %s', async (_, answer, expected) => {
  vi.stubGlobal('fetch', async () => answer());
  expect(await readLaunchState()).toEqual(expected);
});

it('without a connection nothing is known', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await readLaunchState()).toBeNull();
});
