import { expect, it } from 'vitest';
import { differingFields, hasFields } from '#domain/same-fields.ts';

const record = { name: 'Robin', tags: ['a', 'b'], at: new Date(5), note: null as string | null };

it.each([
  ['no field', {}, true],
  ['the same text', { name: 'Robin' }, true],
  ['an equal list and an equal moment', { tags: ['a', 'b'], at: new Date(5) }, true],
  ['another text', { name: 'Kim' }, false],
  ['a list in another order', { tags: ['b', 'a'] }, false],
  ['another moment', { at: new Date(6) }, false],
  ['a blank text for none', { note: '' }, false],
])('compares %s', (_, fields, same) => {
  expect(hasFields(record, fields)).toBe(same);
});

it('names what differs', () => {
  const fields = { name: 'Kim', tags: ['a', 'b'], note: '' };
  expect(differingFields<typeof record>(fields, record)).toEqual({ name: 'Kim', note: '' });
});
