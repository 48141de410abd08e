import { describe, expect, it } from 'vitest';
import {
  canBecome,
  freeFrom,
  isBookedAhead,
  isUpcoming,
  statusAt,
  statusSteps,
  takesPlace,
  type VisitStatus,
  visitFrom,
  visitStatuses,
} from '#domain/visits/visit.ts';
import { noMail } from '#domain/visits/visit-mail.ts';

const startsAt = new Date('2026-11-18T16:00:00Z');

describe('reading a stored appointment', () => {
  it('reads every field', () => {
    const stored = {
      leadId: 'c1',
      patientName: 'Maria Olsen',
      patientPhone: '(801) 555-0161',
      patientEmail: 'Maria.Olsen@example.com',
      providerId: 's2',
      providerName: 'Dr. Sample Avery',
      type: 'new_patient',
      typeName: 'Initial evaluation',
      startsAt,
      endsAt: new Date('2026-11-18T17:00:00Z'),
      buffer: 15,
      status: 'confirmed',
      note: 'Brings the report.',
      updatedBy: { uid: 'dana', name: 'Dana Reyes' },
      sequence: 3,
      updatedAt: new Date('2026-11-10T17:00:00Z'),
    };
    expect(visitFrom('a1', stored)).toEqual({
      ...stored,
      id: 'a1',
      mail: noMail,
      answer: null,
      patientEmail: 'maria.olsen@example.com',
    });
  });

  it('has defaults for missing and broken fields', () => {
    expect(visitFrom('a1', { startsAt, status: 'maybe' })).toMatchObject({
      leadId: null,
      patientName: 'No name',
      type: 'treatment',
      endsAt: new Date('2026-11-18T16:15:00Z'),
      status: 'scheduled',
      sequence: 0,
      updatedAt: startsAt,
    });
  });

  it('refuses one without a start', () => {
    expect(visitFrom('a1', { patientName: 'Maria Olsen' })).toBeNull();
  });
});

describe('a visit of a version without the clinic’s own types', () => {
  it.each([
    ['new_patient', 'New patient', '2026-11-18T17:00:00.000Z'],
    ['re_examination', 'Re-examination', '2026-11-18T16:30:00.000Z'],
    ['treatment', 'Treatment', '2026-11-18T16:15:00.000Z'],
    ['surgery', 'Visit', '2026-11-18T16:15:00.000Z'],
  ])('%s is called %s and ends at %s', (type, typeName, end) => {
    const read = visitFrom('a1', { type, startsAt });
    expect(read).toMatchObject({ type, typeName, buffer: 0, endsAt: new Date(end) });
  });
});

it('the provider is free again after the buffer', () => {
  const read = visitFrom('a1', { startsAt, endsAt: new Date('2026-11-18T16:45:00Z'), buffer: 30 });
  expect(read && freeFrom(read)).toEqual(new Date('2026-11-18T17:15:00Z'));
  // Nobody can store this one.
  expect(visitFrom('a1', { startsAt, buffer: 1e9 })?.buffer).toBe(0);
});

describe('statuses', () => {
  it.each([
    ['held', false, false],
    ['scheduled', true, true],
    ['confirmed', true, true],
    ['arrived', true, true],
    ['completed', true, false],
    ['cancelled', false, false],
    ['no_show', false, false],
  ] as const)('%s: takes place %s, upcoming %s until its end', (status, place, upcoming) => {
    const endsAt = new Date('2026-11-18T16:15:00Z');
    expect(takesPlace({ status }, startsAt)).toBe(place);
    expect(isUpcoming({ status, endsAt }, new Date(endsAt.getTime() - 1))).toBe(upcoming);
    expect(isUpcoming({ status, endsAt }, endsAt)).toBe(false);
  });

  it('a hold takes place until the millisecond at which it lapses', () => {
    const heldUntil = new Date('2026-11-18T15:00:00Z');
    const hold = { status: 'held', heldUntil, endsAt: startsAt } as const;
    const before = new Date(heldUntil.getTime() - 1);
    expect([takesPlace(hold, before), takesPlace(hold, heldUntil)]).toEqual([true, false]);
    expect([isUpcoming(hold, before), isUpcoming(hold, heldUntil)]).toEqual([true, false]);
    expect(isBookedAhead(hold, before)).toBe(false);
    expect(isBookedAhead({ ...hold, status: 'scheduled' }, before)).toBe(true);
  });

  it('change only by the allowed steps', () => {
    const from = (status: VisitStatus) => visitStatuses.filter((to) => canBecome(status, to));
    expect(Object.fromEntries(visitStatuses.map((each) => [each, from(each)]))).toEqual({
      held: ['scheduled', 'cancelled'],
      scheduled: ['held', 'confirmed', 'arrived', 'cancelled', 'no_show'],
      confirmed: ['scheduled', 'arrived', 'cancelled', 'no_show'],
      arrived: ['scheduled', 'confirmed', 'completed'],
      completed: ['arrived'],
      cancelled: ['held', 'scheduled', 'confirmed'],
      no_show: ['scheduled', 'confirmed'],
    });
  });

  it.each(visitStatuses)('offer from %s only what is allowed', (status) => {
    const offered = statusSteps(status).map(({ to }) => to);
    expect(offered).not.toEqual([]);
    for (const to of offered) expect(canBecome(status, to), to).toBe(true);
  });
});

it('a hold reads until when it is held, and an end that is no time as none', () => {
  const heldUntil = new Date('2026-11-18T15:00:00Z');
  expect(visitFrom('a1', { startsAt, status: 'held', heldUntil })).toMatchObject({ heldUntil });
  const broken = visitFrom('a1', { startsAt, status: 'held', heldUntil: 'later' });
  expect(broken && takesPlace(broken, startsAt)).toBe(false);
});

it.each([
  ['held', '2026-11-18T16:15:00Z', 'held'],
  ['confirmed', '2026-11-18T16:00:00Z', 'confirmed'],
  ['confirmed', '2026-11-18T16:15:00Z', 'scheduled'],
  ['scheduled', '2026-11-18T16:15:00Z', 'scheduled'],
  ['arrived', '2026-11-18T16:15:00Z', 'arrived'],
] as const)('a visit that is %s and starts at %s is %s', (status, start, expected) => {
  const visit = visitFrom('a1', { startsAt, status });
  expect(visit && statusAt(visit, new Date(start))).toBe(expected);
});
