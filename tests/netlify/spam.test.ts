import { expect, it } from 'vitest';
import { trapName } from '#domain/requests/spam-signs.ts';
import { looksLikeSpam } from '../../netlify/lib/forms/spam.ts';

it.each([
  [true, { [trapName]: 'https://spam.example' }],
  [true, { [trapName]: 'x', email: 'ann@example.com', elapsedMs: 30_000 }],
  [true, { [trapName]: '', elapsedMs: 2499 }],
  [true, { elapsedMs: 0, email: 'ann@example', phone: '801-555' }],
  [true, { elapsedMs: -1 }],
  [false, { elapsedMs: 0, email: 'ann@example.com' }],
  [false, { elapsedMs: 0, phone: '801-555-0100 x204' }],
  [false, { [trapName]: '', elapsedMs: 2500 }],
  [false, { [trapName]: ' ' }],
  [false, { [trapName]: 7, elapsedMs: '1' }],
  [false, { website: 'https://law.example' }],
  [false, {}],
])('is %s for %j', (spam, body) => {
  expect(looksLikeSpam(body)).toBe(spam);
});
