import { expect, it } from 'vitest';
import { looksLikeSpam } from '../../netlify/lib/forms/spam.ts';

it.each([
  [true, { website: 'https://spam.example' }],
  [true, { website: '', elapsedMs: 2499 }],
  [true, { elapsedMs: 0 }],
  [true, { elapsedMs: -1 }],
  [false, { website: '', elapsedMs: 2500 }],
  [false, { website: ' ' }],
  [false, { website: 7, elapsedMs: '1' }],
  [false, {}],
])('is %s for %j', (spam, body) => {
  expect(looksLikeSpam(body)).toBe(spam);
});
