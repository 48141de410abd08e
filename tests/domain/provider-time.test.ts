import { describe, expect, it } from 'vitest';
import { type StaffMember, staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { weekOf } from '#domain/clinic/work-time.ts';
import { isAway, openFor, providerWarning } from '#domain/visits/provider-time.ts';
import { freeSlots } from '#domain/visits/slots.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { originalType } from '../type-fixtures.ts';

const morning = { from: '09:00', to: '12:00' };
const afternoon = { from: '14:00', to: '18:00' };
/** Wednesdays 10 to 3. */
const hours = weekOf((weekday) => (weekday === 3 ? [{ from: '10:00', to: '15:00' }] : []));
const wednesday = { date: '2026-11-18', weekday: 3, open: [morning, afternoon] } as const;
const member = (fields: Partial<StaffMember>): StaffMember => ({
  ...staffMemberFrom('s1', { name: 'Sample Robin' }),
  ...fields,
});
/** On Wednesday, in Utah's winter. */
const at = (time: string, minutes: number) => {
  const startsAt = new Date(`2026-11-18T${time}:00-07:00`);
  return { startsAt, endsAt: new Date(startsAt.getTime() + minutes * 60_000) };
};

describe('the open hours of a provider', () => {
  it.each([
    ['no own hours', { hours: null, daysOff: [] }, [morning, afternoon]],
    [
      'own hours, within the clinic’s',
      { hours, daysOff: [] },
      [
        { from: '10:00', to: '12:00' },
        { from: '14:00', to: '15:00' },
      ],
    ],
    ['none on this weekday', { hours: weekOf(() => []), daysOff: [] }, []],
    ['the first day off', { hours: null, daysOff: ['2026-11-18/2026-11-20'] }, []],
    ['the last day off', { hours, daysOff: ['2026-11-01/2026-11-18'] }, []],
    ['another day off', { hours: null, daysOff: ['2026-11-19/2026-11-20'] }, [morning, afternoon]],
  ])('%s', (_, provider, expected) => {
    expect(openFor(provider, wednesday)).toEqual(expected);
  });

  it('are the clinic’s for a provider who has left', () => {
    expect(openFor(null, wednesday)).toEqual([morning, afternoon]);
  });
});

it('free times follow own hours and days off', () => {
  const from = new Date('2026-11-18T17:00:00Z');
  const search = { minutes: 60, buffer: 0, preferredTime: '', from, taken: [], days: 21, clinic };
  const provider = { hours, daysOff: ['2026-11-25/2026-11-25'] };
  expect(freeSlots({ ...search, provider }).map((moment) => moment.toISOString())).toEqual([
    '2026-11-18T17:00:00.000Z',
    '2026-11-18T18:00:00.000Z',
    '2026-11-18T21:00:00.000Z',
  ]);
  expect(
    freeSlots({ ...search, from: new Date('2026-11-19T17:00:00Z'), provider })[0]?.toISOString(),
  ).toBe('2026-12-02T17:00:00.000Z');
});

it.each([
  ['within own hours', '10:00', 60, false],
  ['over the end of own hours', '14:30', 60, true],
  ['before own hours', '09:45', 15, true],
])('away %s', (_, time, minutes, away) => {
  expect(isAway({ hours, daysOff: [] }, at(time, minutes))).toBe(away);
});

describe('a warning about a provider', () => {
  it.each([
    ['a usual booking', {}, null],
    ['no appointments', { takesAppointments: false }, 'Sample Robin can’t be booked.'],
    [
      'another type',
      { visitTypes: ['treatment'] },
      'Sample Robin isn’t listed for this type of visit: New patient.',
    ],
    ['a day off', { daysOff: ['2026-11-18/2026-11-18'] }, 'Sample Robin is out at this time.'],
    ['own hours', { hours: weekOf(() => []) }, 'Sample Robin is out at this time.'],
  ] satisfies [string, Partial<StaffMember>, string | null][])('%s', (_, fields, expected) => {
    expect(providerWarning(member(fields), originalType('new_patient'), at('10:00', 60))).toBe(
      expected,
    );
  });

  it('needs a time to say that the provider is out', () => {
    expect(
      providerWarning(member({ hours: weekOf(() => []) }), originalType('treatment'), null),
    ).toBeNull();
  });
});
