import { describe, expect, it } from 'vitest';
import { parseStaffMember } from '#domain/clinic/staff-fields.ts';

const robin = {
  name: 'Sample Robin',
  title: 'Therapist',
  bio: 'Line one\n\nLine two',
  credentials: ' License \n\nFirst aid\n',
  specialties: '',
  order: '3',
  photoUrl: 'https://files.example/robin.webp',
};
const errorsOf = (input: object) => {
  const parsed = parseStaffMember(input);
  return parsed.ok ? [] : parsed.errors.map(({ field, message }) => [field, message]);
};

it('A-STAFF-08 reads what was typed', () => {
  expect(parseStaffMember(robin)).toEqual({
    ok: true,
    value: {
      ...robin,
      credentials: ['License', 'First aid'],
      specialties: [],
      order: 3,
    },
  });
});

describe('A-STAFF-05 name and title are required', () => {
  it.each([
    [{ name: ' ' }, [['name', 'Name and title are required']]],
    [{ title: '' }, [['title', 'Name and title are required']]],
  ])('%j', (change, errors) => {
    expect(errorsOf({ ...robin, ...change })).toEqual(errors);
  });
});

it.each([
  ['', 0],
  ['-2', -2],
  ['1000', 1000],
])('A-STAFF-07 the order %j is %i', (typed, order) => {
  expect(parseStaffMember({ ...robin, order: typed })).toMatchObject({ value: { order } });
});

it.each(['1.5', 'first', '1001', 'Infinity'])('A-STAFF-07 the order %s is refused', (order) => {
  expect(errorsOf({ ...robin, order })).toEqual([
    ['order', 'Order must be a whole number between -1000 and 1000'],
  ]);
});

it.each([
  [{ name: 'x'.repeat(121) }, 'name'],
  [{ title: 'x'.repeat(121) }, 'title'],
  [{ bio: 'x'.repeat(5001) }, 'bio'],
  [{ credentials: 'a\n'.repeat(21) }, 'credentials'],
  [{ specialties: 'x'.repeat(2001) }, 'specialties'],
])('the form refuses what the rules refuse: %#', (change, field) => {
  expect(errorsOf({ ...robin, ...change }).map(([where]) => where)).toEqual([field]);
});
