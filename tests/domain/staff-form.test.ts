import { describe, expect, it } from 'vitest';
import { parseStaffMember } from '#domain/clinic/staff-fields.ts';

const robin = {
  name: 'Sample Robin',
  title: 'Therapist',
  titleEs: 'Terapeuta',
  bio: 'Line one\n\nLine two',
  bioEs: 'Primera línea\n\nSegunda línea',
  credentials: ' License \n\n• First aid\nLicense\n',
  specialties: '',
  order: '3',
  photoUrl: 'https://files.example/robin.webp',
  thumbnailUrl: 'https://files.example/robin/w256.webp',
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
      slug: '',
      licenseNumber: '',
      languages: [],
      firstVisit: '',
      takesAppointments: false,
      visitTypes: [],
      hours: null,
      daysOff: [],
    },
  });
});

const mondayMorning = { 1: [{ from: '09:00', to: '12:00' }] };
const booked = {
  ...robin,
  takesAppointments: 'yes',
  visitTypes: 'treatment\nnew_patient\ntreatment\nSurgery!',
  hours: JSON.stringify(mondayMorning),
  daysOff: '2026-12-24/2026-12-26\n/\n2026-12-31/',
};

it('reads page, appointments, own hours and days off', () => {
  const page = { slug: 'Dr. Robin', licenseNumber: ' 000-1 ', languages: 'English\n\nSpanish' };
  expect(parseStaffMember({ ...booked, ...page, firstVisit: 'An exam.' })).toMatchObject({
    ok: true,
    value: {
      slug: 'dr-robin',
      licenseNumber: '000-1',
      languages: ['English', 'Spanish'],
      firstVisit: 'An exam.',
      takesAppointments: true,
      visitTypes: ['treatment', 'new_patient'],
      hours: { ...mondayMorning, 0: [], 2: [], 3: [], 4: [], 5: [], 6: [] },
      daysOff: ['2026-12-24/2026-12-26', '2026-12-31/2026-12-31'],
    },
  });
});

it('takes every type, also ones that the clinic adds later', () => {
  expect(parseStaffMember({ ...booked, visitTypes: '*' })).toMatchObject({
    value: { visitTypes: null },
  });
});

it('has the clinic’s hours without own ones', () => {
  expect(parseStaffMember({ ...booked, hours: '' })).toMatchObject({ value: { hours: null } });
});

it('keeps no hours of a person who takes no appointments, not even wrong ones', () => {
  expect(
    parseStaffMember({ ...booked, takesAppointments: '', visitTypes: '', daysOff: 'soon' }),
  ).toMatchObject({ value: { takesAppointments: false, hours: null, daysOff: [] } });
});

const monday = (...spans: [string, string][]) =>
  JSON.stringify({ 1: spans.map(([from, to]) => ({ from, to })) });

it.each([
  [{ slug: '!!' }, 'slug', /letters, digits and hyphens/],
  [{ visitTypes: '' }, 'visitTypes', 'Choose at least one type of visit'],
  [{ visitTypes: 'Surgery!' }, 'visitTypes', 'Choose at least one type of visit'],
  [{ hours: monday() }, 'hours', /at least one day/],
  [{ hours: monday(['09:00', '']) }, 'hours-1-0', 'Monday: enter a start and an end'],
  [{ hours: monday(['12:00', '09:00']) }, 'hours-1-0', /Monday: the end must be after/],
  [
    { hours: monday(['09:00', '12:00'], ['11:00', '15:00']) },
    'hours-1-1',
    /Monday: the second hours must start after/,
  ],
  [{ daysOff: '/2026-12-24' }, 'off-0', 'Days off: choose a first day'],
  [{ daysOff: '2026-12-24/2026-12-23' }, 'off-0', /last day must not be before/],
  [{ daysOff: '2026-12-24/\n'.repeat(21) }, 'daysOff', /at most 20/],
])('refuses %j at its control', (change, field, message) => {
  const found = parseStaffMember({ ...booked, ...change });
  const expected = {
    field,
    message: message instanceof RegExp ? expect.stringMatching(message) : message,
  };
  expect(found.ok ? [] : found.errors).toMatchObject([expected]);
});

it('takes hours that touch', () => {
  const hours = monday(['09:00', '12:00'], ['12:00', '15:00']);
  expect(errorsOf({ ...booked, hours })).toEqual([]);
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

const manyLines = Array.from({ length: 21 }, (_, at) => `a${at}`).join('\n');

it.each([
  [{ name: 'x'.repeat(121) }, 'name'],
  [{ title: 'x'.repeat(121) }, 'title'],
  [{ bio: 'x'.repeat(5001) }, 'bio'],
  [{ credentials: manyLines }, 'credentials'],
  [{ specialties: 'x'.repeat(2001) }, 'specialties'],
  [{ licenseNumber: 'x'.repeat(61) }, 'licenseNumber'],
  [{ languages: manyLines }, 'languages'],
  [{ firstVisit: 'x'.repeat(5001) }, 'firstVisit'],
])('the form refuses what the rules refuse: %#', (change, field) => {
  expect(errorsOf({ ...robin, ...change }).map(([where]) => where)).toEqual([field]);
});
