import { expect, it } from 'vitest';
import { mailTestFrom } from '#domain/settings/mail-test.ts';

const at = new Date('2026-11-18T18:00:00Z');

it.each([
  [
    { at, ok: true, reason: '' },
    { at, ok: true, reason: '' },
  ],
  [
    { at, ok: false, reason: ' No server ' },
    { at, ok: false, reason: 'No server' },
  ],
  [
    { at, ok: 'yes' },
    { at, ok: false, reason: '' },
  ],
  [{ ok: true }, null],
  [{}, null],
])('%o is read as %o', (stored, test) => {
  expect(mailTestFrom(stored)).toEqual(test);
});
