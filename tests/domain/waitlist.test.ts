import { expect, it } from 'vitest';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { defaultStaff, type StaffMember } from '#domain/clinic/staff-member.ts';
import { originalVisitTypes } from '#domain/clinic/visit-types.ts';
import { weekOf } from '#domain/clinic/work-time.ts';
import { leadFrom } from '#domain/leads/lead.ts';
import { parseSoonerWish, type SoonerWish, wishLabel } from '#domain/leads/sooner-wish.ts';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import { shortMoment } from '#domain/time/clinic-time.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { type Visit, visitFrom } from '#domain/visits/visit.ts';
import {
  soonerTimes,
  suits,
  type Waiting,
  waitingRequest,
  waitingVisit,
} from '#domain/visits/waitlist.ts';

/** Wednesday, 9 AM. */
const now = clinicMoment('2026-11-18', '09:00');
const at = (date: string, time: string) => clinicMoment(date, time);
const clinic: Clinic = {
  ...emptyClinic,
  hours: weekOf((day) => (day === 0 ? [] : [{ from: '09:00', to: '18:00' }])),
};
const avery: StaffMember = { ...defaultStaff, id: 's2', name: 'Dr. Sample Avery' };
const settings = { noticeMinutes: 120, horizonDays: 8 };
const anyTime: SoonerWish = {
  days: [1, 2, 3, 4, 5, 6, 0],
  parts: ['morning', 'afternoon', 'evening'],
  since: at('2026-11-16', '10:00'),
};

type Fields = Partial<Visit> & { minutes?: number };

/** Maria has a quarter of an hour on Thursday a week ahead, and would come at any sooner time. */
function visit({ minutes = 15, ...fields }: Fields = {}): Visit {
  const startsAt = fields.startsAt ?? at('2026-11-26', '10:00');
  const stored = { patientName: 'Maria Olsen', providerId: 's2', type: 'treatment', startsAt };
  const read = visitFrom('maria', { ...stored, sooner: anyTime });
  if (!read) throw new TypeError('the visit has a start');
  return { ...read, endsAt: minutesAfter(startsAt, minutes), ...fields };
}

function waits(fields: Fields = {}): Waiting {
  const waiting = waitingVisit(visit(fields), now);
  if (!waiting) throw new TypeError('the visit waits');
  return waiting;
}

const request = { type: 'contact', name: 'Ben Carter', sooner: { ...anyTime, type: 'treatment' } };
const askedFor = (fields: object = {}) =>
  waitingRequest(leadFrom('ben', { ...request, ...fields }), originalVisitTypes, now);

const quarter = (startsAt: Date, minutes: number) =>
  lockIds({ providerId: 's2', startsAt, endsAt: minutesAfter(startsAt, minutes), buffer: 0 });

/** All is taken but one stretch of time. */
function takenBut(startsAt: Date, minutes: number): Set<string> {
  const free = new Set(quarter(startsAt, minutes));
  const days = quarter(at('2026-11-18', '00:00'), 9 * 24 * 60);
  return new Set(days.filter((id) => !free.has(id)));
}

const timesFor = (waiting: Waiting[], taken: Set<string>, facts: object = {}) =>
  soonerTimes(waiting, { clinic, staff: [avery], settings, taken, ...facts }, now).map(
    ({ startsAt, waiting: who }) =>
      `${shortMoment(startsAt, startsAt)}: ${who.map(({ name }) => name)}`,
  );

const tuesday = at('2026-11-24', '14:15');

it('says who would come at a time that is free', () => {
  const ben = askedFor();
  expect(ben).not.toBeNull();
  expect(timesFor([waits(), ...(ben ? [ben] : [])], takenBut(tuesday, 15))).toEqual([
    'Tue, Nov 24 at 2:15 PM: Maria Olsen,Ben Carter',
  ]);
});

it('has those first who wait longest', () => {
  const ben = { ...waits(), name: 'Ben', wish: { ...anyTime, since: at('2026-11-15', '10:00') } };
  expect(timesFor([waits(), ben], takenBut(tuesday, 15))).toEqual([
    'Tue, Nov 24 at 2:15 PM: Ben,Maria Olsen',
  ]);
});

it('has each patient’s first start in a stretch of free time', () => {
  const wish: SoonerWish = { ...anyTime, parts: ['afternoon'] };
  const afternoons = { ...waits(), name: 'Ben', wish };
  const free = takenBut(at('2026-11-24', '11:00'), 120);
  expect(timesFor([waits(), afternoons], free)).toEqual([
    'Tue, Nov 24 at 11:00 AM: Maria Olsen',
    'Tue, Nov 24 at 12:00 PM: Ben',
  ]);
});

const mornings = [{ from: '09:00', to: '14:15' }];

const one = ['Tue, Nov 24 at 2:15 PM: Maria Olsen'];

it.each<[string, Waiting, number, string[]]>([
  ['a visit as long as the free time', waits({ minutes: 30 }), 30, one],
  ['a longer one', waits({ minutes: 45 }), 30, []],
  ['one whose buffer fits', waits({ buffer: 15 }), 30, one],
  ['one whose buffer is taken', waits({ minutes: 30, buffer: 15 }), 30, []],
  ['a visit on that day, later', waits({ startsAt: at('2026-11-24', '14:30') }), 15, one],
  ['a visit at that time', waits({ startsAt: tuesday }), 15, []],
  ['a visit that is earlier', waits({ startsAt: at('2026-11-23', '10:00') }), 15, []],
  ['another day of the week', { ...waits(), wish: { ...anyTime, days: [1, 3] } }, 15, []],
  ['another part of the day', { ...waits(), wish: { ...anyTime, parts: ['morning'] } }, 15, []],
])('weighs %s', (_, waiting, minutes, times) => {
  expect(timesFor([waiting], takenBut(tuesday, minutes))).toEqual(times);
});

it.each([
  ['a quarter hour before the notice is over', '10:45', []],
  ['the moment when it is over', '11:00', ['Wed, Nov 18 at 11:00 AM: Maria Olsen']],
])('knows the notice: %s', (_, time, times) => {
  expect(timesFor([waits()], takenBut(at('2026-11-18', time), 15))).toEqual(times);
});

it.each<[string, object, string[]]>([
  ['a closed day', { clinic: { ...clinic, closures: [closed('2026-11-24')] } }, []],
  ['a day off', { staff: [{ ...avery, daysOff: ['2026-11-23/2026-11-24'] }] }, []],
  ['own hours that end before', { staff: [{ ...avery, hours: weekOf(() => mornings) }] }, []],
  ['a provider without such visits', { staff: [{ ...avery, visitTypes: ['new_patient'] }] }, []],
  ['a provider who takes none', { staff: [{ ...avery, takesAppointments: false }] }, []],
  ['a day after the horizon', { settings: { ...settings, horizonDays: 6 } }, []],
  ['the last day of the horizon', { settings: { ...settings, horizonDays: 7 } }, one],
])('knows %s', (_, facts, times) => {
  expect(timesFor([waits()], takenBut(tuesday, 15), facts)).toEqual(times);
});

function closed(date: string) {
  return { from: date, to: date, span: null, reason: 'Training' };
}

it.each([
  ['ends with the hours', '17:45', true],
  ['ends after them', '18:00', false],
  ['begins before them', '08:45', false],
])('a time that %s', (_, time, isFine) => {
  const startsAt = at('2026-11-24', time);
  expect(suits(waits(), startsAt, avery, { clinic, settings }, now)).toBe(isFine);
  expect(timesFor([waits()], takenBut(startsAt, 15))).toHaveLength(isFine ? 1 : 0);
});

it.each([
  ['skip an hour', '2026-03-08', '2026-03-07'],
  ['repeat an hour', '2026-11-01', '2026-10-31'],
])('on a day on which clocks %s, parts of the day are those of the clock', (_, date, before) => {
  const then = at(before, '09:00');
  const night: Clinic = { ...clinic, hours: weekOf(() => [{ from: '00:00', to: '24:00' }]) };
  const facts = { clinic: night, staff: [avery], settings, taken: new Set<string>() };
  const sooner: SoonerWish = { ...anyTime, days: [0], parts: ['afternoon'], since: then };
  const waiting = waitingVisit(visit({ startsAt: at(date, '18:00'), sooner }), then);
  if (!waiting) throw new TypeError('the visit waits');
  expect(soonerTimes([waiting], facts, then).map(({ startsAt }) => startsAt)).toEqual([
    at(date, '12:00'),
  ]);
  const fits = (time: string) => suits(waiting, at(date, time), avery, facts, then);
  expect(['11:45', '12:00', '16:45', '17:00'].map(fits)).toEqual([false, true, true, false]);
});

it.each<[string, Fields, boolean]>([
  ['a scheduled visit', {}, true],
  ['a confirmed one', { status: 'confirmed' }, true],
  ['a hold', { status: 'held', heldUntil: at('2026-11-26', '09:00') }, false],
  ['one whose patient is there', { status: 'arrived' }, false],
  ['a cancelled one', { status: 'cancelled' }, false],
  ['one that has begun', { startsAt: now }, false],
  ['one without a wish', { sooner: null }, false],
  ['a wish of 89 days', { sooner: { ...anyTime, since: at('2026-08-21', '10:00') } }, true],
  ['a wish of 90 days', { sooner: { ...anyTime, since: at('2026-08-20', '09:00') } }, false],
  [
    'a visit that is as late as then',
    { sooner: { ...anyTime, than: at('2026-11-26', '10:00') } },
    true,
  ],
  ['one that is sooner since', { sooner: { ...anyTime, than: at('2026-11-26', '10:15') } }, false],
  ['one that is later since', { sooner: { ...anyTime, than: at('2026-11-25', '10:00') } }, true],
])('knows whether the patient waits: %s', (_, fields, isWaiting) => {
  expect(waitingVisit(visit(fields), now) !== null).toBe(isWaiting);
});

it.each<[string, object, boolean]>([
  ['a new request', {}, true],
  ['a contacted one', { status: 'contacted' }, true],
  ['a completed one', { status: 'closed' }, false],
  ['spam', { spam: true }, false],
  ['one without a wish', { sooner: null }, false],
  ['one of a law firm', { type: 'attorney' }, false],
  ['a type that the clinic doesn’t have', { sooner: { ...anyTime, type: 'none' } }, false],
])('knows whether the sender waits: %s', (_, fields, isWaiting) => {
  expect(askedFor(fields) !== null).toBe(isWaiting);
});

it('a request with a visit ahead waits no more', () => {
  const lead = { ...leadFrom('ben', request), scheduled: true };
  expect(waitingRequest(lead, originalVisitTypes, now)).toBeNull();
});

it.each([
  [{ days: '1,3,0', parts: 'evening,morning' }, 'Mon, Wed, Sun, mornings, evenings'],
  [{ days: '0,1,2,3,4,5,6', parts: 'morning,afternoon,evening' }, 'any day, any time'],
  [{ days: '2,9,x', parts: 'afternoon,night', type: 'treatment' }, 'Tue, afternoons'],
])('reads what staff choose: %o', (typed, label) => {
  const parsed = parseSoonerWish(typed, { needsType: false });
  expect(parsed.ok && wishLabel(parsed.value)).toBe(label);
});

it.each([
  [{ days: '', parts: 'morning', type: 'treatment' }, 'days'],
  [{ days: '8', parts: 'morning', type: 'treatment' }, 'days'],
  [{ days: '1', parts: '', type: 'treatment' }, 'parts'],
  [{ days: '1', parts: 'morning', type: '' }, 'type'],
])('asks for a day, a part of it, and the type of visit: %o', (typed, field) => {
  const parsed = parseSoonerWish(typed, { needsType: true });
  expect(parsed).toMatchObject({ ok: false, errors: [{ field }] });
});
