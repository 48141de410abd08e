/** The worklist of a day. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openSpansOn } from '#domain/clinic/opening-hours.ts';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import {
  dayGroupOf,
  dayGroups,
  groupDay,
  nextOpenDay,
  stepsOnDay,
} from '#domain/visits/next-day.ts';
import { type Visit, visitFrom, visitStatuses } from '#domain/visits/visit.ts';
import { noMail, type VisitMail } from '#domain/visits/visit-mail.ts';
import { toTell } from '#domain/visits/visit-news.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { check } from './properties.ts';

const now = clinicMoment('2026-11-18', '16:00');
const startsAt = clinicMoment('2026-11-19', '09:00');

function visit(fields: Partial<Visit> = {}): Visit {
  const read = visitFrom('v1', {
    ...{ patientName: 'Maria Olsen', patientEmail: 'maria.olsen@example.com' },
    ...{ providerId: 's2', providerName: 'Dr. Sample Avery', type: 'treatment', startsAt },
  });
  if (!read) throw new Error('no visit');
  return { ...read, ...fields };
}

const told = (fields: Partial<VisitMail> = {}): VisitMail => ({
  ...{ askedAt: null, state: 'sent', triedAt: now, told: toTell(visit()) },
  ...fields,
});
const moved = told({ told: { ...toTell(visit()), startsAt: clinicMoment('2026-11-20', '09:00') } });
const wish = { kind: 'move', words: '', at: now, open: true } as const;

describe('the next open day', () => {
  it.each([
    ['2026-11-18', '2026-11-19'],
    ['2026-11-20', '2026-11-23'],
    ['2026-11-21', '2026-11-23'],
    ['2026-12-31', '2027-01-01'],
  ])('after %s is %s', (today, next) => {
    expect(nextOpenDay(today, clinic)).toBe(next);
  });

  it('is later, open, and has only closed days before it', () => {
    check(
      fc.date({ min: new Date(0), max: new Date('2099-01-01'), noInvalidDate: true }),
      (day) => {
        const today = day.toISOString().slice(0, 10);
        const next = nextOpenDay(today, clinic);
        expect(next > today).toBe(true);
        expect(openSpansOn(next, clinic)).not.toEqual([]);
        for (let at = Date.parse(today) + 86_400_000; at < Date.parse(next); at += 86_400_000) {
          expect(openSpansOn(new Date(at).toISOString().slice(0, 10), clinic)).toEqual([]);
        }
      },
    );
  });
});

describe('a visit', () => {
  it.each<[string, string, Partial<Visit>]>([
    ['untold', 'without a mail', {}],
    ['untold', 'whose mail failed', { mail: { ...noMail, state: 'failed' } }],
    ['untold', 'without an address', { patientEmail: '' }],
    ['untold', 'whose patient was told of another time', { mail: moved }],
    ['unconfirmed', 'whose patient was told', { mail: told() }],
    ['unconfirmed', 'whose mail is on its way', { mail: { ...noMail, askedAt: now } }],
    ['unconfirmed', 'that is to move', { mail: told(), status: 'confirmed', answer: wish }],
    ['confirmed', 'that is confirmed', { mail: told(), status: 'confirmed' }],
    ['confirmed', 'confirmed by phone', { status: 'confirmed' }],
    ['confirmed', 'confirmed without an address', { status: 'confirmed', patientEmail: '' }],
    ['late', 'that begins', { startsAt: now }],
    ['late', 'that has begun, confirmed', { startsAt: now, status: 'confirmed' }],
    ['arrived', 'whose patient is there', { startsAt: now, status: 'arrived' }],
    ['arrived', 'whose patient is there early', { status: 'arrived' }],
    ['arrived', 'that is over', { startsAt: now, status: 'completed' }],
    ['off', 'that was missed', { startsAt: now, status: 'no_show' }],
    ['off', 'that was cancelled', { status: 'cancelled' }],
  ])('is %s: %s', (group, _, fields) => {
    expect(dayGroupOf(visit(fields), now)).toBe(group);
  });

  const tomorrow = { startsAt };
  const today = { startsAt: clinicMoment('2026-11-18', '17:45') };
  it.each<[string, Partial<Visit>, string[]]>([
    ['tomorrow', tomorrow, ['Confirm']],
    ['tomorrow', { ...tomorrow, status: 'confirmed' }, ['Not confirmed']],
    ['tomorrow', { ...tomorrow, status: 'cancelled' }, ['Schedule again']],
    ['later today', today, ['Confirm', 'Arrived', 'No show']],
    ['later today', { ...today, status: 'confirmed' }, ['Arrived', 'No show', 'Not confirmed']],
    ['later today', { ...today, status: 'arrived' }, ['Complete', 'Not arrived']],
  ])('%s %j offers %j', (_, fields, labels) => {
    expect(stepsOnDay(visit(fields), now).map(({ label }) => label)).toEqual(labels);
  });
});

const anyVisit = fc
  .record({
    id: fc.uuid(),
    status: fc.constantFrom(...visitStatuses),
    minutes: fc.integer({ min: -600, max: 2000 }),
    mail: fc.constantFrom(noMail, told(), moved, told({ state: 'failed' })),
    patientEmail: fc.constantFrom('', 'maria.olsen@example.com'),
    answer: fc.constantFrom(null, wish),
  })
  .map(({ minutes, ...fields }) =>
    visit({ ...fields, startsAt: new Date(now.getTime() + minutes * 60_000) }),
  );

it('every visit of a day is in one group, in order of time; no group is empty', () => {
  check(fc.array(anyVisit, { maxLength: 12 }), (visits) => {
    const groups = groupDay(visits, now);
    const listed = groups.flatMap((group) => group.visits.map(({ id }) => id));
    expect(listed.sort()).toEqual(visits.map(({ id }) => id).sort());
    const order = groups.map(({ group }) => dayGroups.indexOf(group));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    for (const group of groups) {
      expect(group.visits).not.toEqual([]);
      const times = group.visits.map((each) => each.startsAt.getTime());
      expect(times).toEqual([...times].sort((a, b) => a - b));
    }
  });
});
