import { expect, it } from 'vitest';
import { checkStored } from '#domain/text/stored-length.ts';

it.each([
  ['ten letters', 'abcdefghij', undefined],
  ['five emoji', '🙂'.repeat(5), undefined],
  ['eleven letters', 'abcdefghijk', 'Note is too long (10 characters at most)'],
  ['six emoji', '🙂'.repeat(6), 'Note is too long: an emoji counts as two characters or more'],
  [
    'two families',
    '👨\u200d👩\u200d👧'.repeat(2),
    'Note is too long: an emoji counts as two characters or more',
  ],
])('of ten characters at most, as the rules count them: %s', (_, text, message) => {
  expect(checkStored('note', 'Note', text, 10)?.message).toBe(message);
});
