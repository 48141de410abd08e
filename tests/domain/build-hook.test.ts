import { expect, it } from 'vitest';
import { parseBuildHook } from '#domain/publishing/build-hook.ts';
import { buildHooks, otherAddresses } from '../build-hooks.ts';

it.each(Object.entries(buildHooks))('takes %s', (_, typed) => {
  expect(parseBuildHook(` ${typed}\n`)).toEqual({ ok: true, value: typed });
});

it.each(Object.entries(otherAddresses))('refuses %s', (_, typed) => {
  expect(parseBuildHook(typed)).toMatchObject({ ok: false, errors: [{ field: 'buildHook' }] });
});
