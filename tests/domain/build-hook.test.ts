import { expect, it } from 'vitest';
import { parseBuildHook } from '#domain/publishing/build-hook.ts';

const hook = 'https://api.netlify.com/build_hooks/5c23354f454e1350f8543e78';

it.each([
  ['an address of the host', ` ${hook}\n`, hook],
  [
    'the stand-in of a local run',
    'http://localhost:8891/build_hooks/preview',
    'http://localhost:8891/build_hooks/preview',
  ],
  ['nothing, which switches it off', '  ', ''],
])('takes %s', (_, typed, value) => {
  expect(parseBuildHook(typed)).toEqual({ ok: true, value });
});

it.each([
  'https://evil.example/build_hooks/5c23',
  'https://api.netlify.com.evil.example/build_hooks/5c23',
  'https://api.netlify.com/build_hooks/',
  'http://api.netlify.com/build_hooks/5c23',
  '5c23354f454e1350f8543e78',
  `${hook} ${hook}`,
  hook.padEnd(301, 'a'),
])('refuses %s', (typed) => {
  expect(parseBuildHook(typed)).toMatchObject({ ok: false, errors: [{ field: 'buildHook' }] });
});
