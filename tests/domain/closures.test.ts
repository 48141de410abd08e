import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Closure, OpenSpan } from '#domain/clinic/clinic.ts';
import { clinicWeek } from '#domain/clinic/clinic-week.ts';
import { openingLabel, openingState, openSpansOn } from '#domain/clinic/opening-hours.ts';
import { suggestCallBacks } from '#domain/leads/call-back.ts';
import { callBackLabel } from '#domain/leads/call-back-text.ts';
import { openMinutes } from '#domain/leads/response-time.ts';
import { promisedBy, promiseText } from '#domain/requests/promise.ts';
import { addDays, clinicDate, clinicMoment, weekdayOf } from '#domain/time/clinic-day.ts';
import { shortMoment } from '#domain/time/clinic-time.ts';
import { timeOfDay } from '#domain/time/wall-clock.ts';
import { dayPlan, workDay } from '#domain/visits/day-plan.ts';
import { firstOpenDay, nextOpenDay } from '#domain/visits/next-day.ts';
import { freeSlots, unusual } from '#domain/visits/slots.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { closure } from '../closure-fixtures.ts';
import { check } from './properties.ts';

const morning = { from: '09:00', to: '12:00' };
const afternoon = { from: '14:00', to: '18:00' };

const closing = (...closures: Closure[]) => ({ ...clinic, closures });

/** 2026-11-26 is Thanksgiving, a Thursday. The clinic is closed until Monday, and on Wednesday afternoon. */
const holiday = closing(
  closure('2026-11-26', { to: '2026-11-27' }),
  closure('2026-11-25', { span: { from: '13:00', to: '24:00' } }),
);
const at = (date: string, time: string) => clinicMoment(date, time);

describe('the spans of a date', () => {
  it.each([
    ['a Monday without closures', '2026-11-23', [], [morning, afternoon]],
    ['a closed day', '2026-11-23', [closure('2026-11-23')], []],
    ['the day before a closure', '2026-11-23', [closure('2026-11-24')], [morning, afternoon]],
    ['the day after a closure', '2026-11-25', [closure('2026-11-24')], [morning, afternoon]],
    ['the last day of a closure', '2026-11-25', [closure('2026-11-21', { to: '2026-11-25' })], []],
    ['a closed morning', '2026-11-23', [closure('2026-11-23', { span: morning })], [afternoon]],
    [
      'an hour in the middle',
      '2026-11-23',
      [closure('2026-11-23', { span: { from: '15:00', to: '16:00' } })],
      [morning, { from: '14:00', to: '15:00' }, { from: '16:00', to: '18:00' }],
    ],
    [
      'a part of both spans',
      '2026-11-23',
      [closure('2026-11-23', { span: { from: '11:00', to: '15:30' } })],
      [
        { from: '09:00', to: '11:00' },
        { from: '15:30', to: '18:00' },
      ],
    ],
    [
      'two closures that overlap',
      '2026-11-23',
      [
        closure('2026-11-23', { span: { from: '09:00', to: '10:00' } }),
        closure('2026-11-20', { to: '2026-11-24', span: { from: '09:30', to: '15:00' } }),
      ],
      [{ from: '15:00', to: '18:00' }],
    ],
    [
      'lunch, which is closed anyway',
      '2026-11-23',
      [closure('2026-11-23', { span: { from: '12:00', to: '14:00' } })],
      [morning, afternoon],
    ],
  ])('%s', (_, date, closures, spans) => {
    expect(openSpansOn(date, closing(...closures))).toEqual(spans);
  });

  const date = fc.integer({ min: 0, max: 40 }).map((days) => addDays('2026-10-20', days));
  const span = fc
    .tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
    .map(([from, long]) => ({
      from: timeOfDay(from * 15),
      to: timeOfDay(Math.min(from + long, 96) * 15),
    }));
  const closures = fc.array(
    fc
      .tuple(date, fc.integer({ min: 0, max: 9 }), fc.option(span))
      .map(([from, days, part]) => closure(from, { to: addDays(from, days), span: part })),
    { maxLength: 4 },
  );
  const includes = (spans: readonly OpenSpan[], time: string) =>
    spans.some(({ from, to }) => from <= time && time < to);

  const time = fc.nat(95).map((quarter) => timeOfDay(quarter * 15));

  it('are those minutes of the weekly hours that no closure holds, clock changes included', () => {
    check(fc.tuple(date, time, closures), ([day, clock, list]) => {
      const facts = closing(...list);
      const isClosed = list.some(
        ({ from, to, span: part }) =>
          from <= day && day <= to && (!part || includes([part], clock)),
      );
      const isOpen = includes(clinic.hours[weekdayOf(day)], clock) && !isClosed;
      expect(includes(openSpansOn(day, facts), clock)).toBe(isOpen);
      expect(openingState(at(day, clock), facts).open).toBe(isOpen);
    });
  });

  it('hold every promise, suggested call back and free time', () => {
    const received = fc.integer({ min: 0, max: 35 * 1440 }).map((minutes) => {
      return new Date(Date.parse('2026-10-22T00:00:00Z') + minutes * 60_000);
    });
    check(fc.tuple(received, closures), ([now, list]) => {
      const facts = closing(...list);
      const by = promisedBy(now, facts);
      // An hour after the opening of a span that is shorter, the clinic is closed again.
      expect(
        openingState(new Date(by.getTime() - 3_600_000), facts).open ||
          openingState(by, facts).open,
      ).toBe(true);
      for (const moment of suggestCallBacks(now, facts)) {
        expect(openingState(moment, facts).open).toBe(true);
      }
      const search = { minutes: 30, buffer: 0, preferredTime: '', from: now, taken: [], days: 21 };
      for (const startsAt of freeSlots({ ...search, clinic: facts })) {
        const endsAt = new Date(startsAt.getTime() + 30 * 60_000);
        expect(unusual({ startsAt, endsAt }, facts, now)).toBeNull();
      }
    });
  });
});

describe('over a holiday', () => {
  it.each([
    ['on Wednesday morning', at('2026-11-25', '09:30'), 'Open now · closes 12:00 PM'],
    ['on Wednesday afternoon', at('2026-11-25', '15:00'), 'Closed · opens Mon 9:00 AM'],
    ['on the holiday', at('2026-11-26', '15:00'), 'Closed · opens Mon 9:00 AM'],
    ['over the weekend', at('2026-11-28', '15:00'), 'Closed · opens Mon 9:00 AM'],
  ])('the clinic says when it opens: %s', (_, now, label) => {
    expect(openingLabel(openingState(now, holiday))).toBe(label);
  });

  it('the promised time is before it, or an hour after the next opening', () => {
    const received = at('2026-11-25', '10:00');
    expect(promiseText(promisedBy(received, holiday), received)).toBe('by Wednesday 12:00 PM');
    expect(promiseText(promisedBy(received, clinic), received)).toBe('by Wednesday 6:00 PM');
    const later = at('2026-11-25', '11:30');
    expect(promiseText(promisedBy(later, holiday), later)).toBe('by Monday 10:00 AM');
  });

  it('no minute counts for the response time, and Wednesday counts its morning', () => {
    const minutes = openMinutes(at('2026-11-25', '09:00'), at('2026-11-30', '10:00'), holiday);
    expect(minutes).toBe(3 * 60 + 60);
  });

  it('call backs, free times and the day that staff work on skip it', () => {
    const now = at('2026-11-25', '11:30');
    expect(suggestCallBacks(now, holiday).map((each) => callBackLabel(each, now))).toEqual([
      'Monday 9:00 AM',
      'Tuesday 2:00 PM',
      'Dec 2, 9:00 AM',
      'Dec 3, 2:00 PM',
    ]);
    const search = { minutes: 60, buffer: 0, preferredTime: '', from: now, taken: [], days: 8 };
    expect(
      freeSlots({ ...search, clinic: holiday }).map((each) => shortMoment(each, each)),
    ).toEqual(['Mon, Nov 30 at 9:00 AM', 'Mon, Nov 30 at 10:00 AM', 'Mon, Nov 30 at 11:00 AM']);
    const visit = { startsAt: at('2026-11-25', '14:00'), endsAt: at('2026-11-25', '15:00') };
    expect(unusual(visit, holiday, now)).toBe('closed');
    expect(workDay(at('2026-11-25', '12:30'), holiday)).toBe('2026-11-30');
    expect(nextOpenDay('2026-11-25', holiday)).toBe('2026-11-30');
    expect(firstOpenDay('2026-11-26', holiday)).toBe('2026-11-30');
    expect(dayPlan('2026-11-26', [], holiday, now)).toEqual([]);
    expect(clinicWeek('2026-11-25', holiday).map(({ open }) => open.length)).toEqual([
      2, 1, 1, 0, 0, 0, 0,
    ]);
  });
});

describe('a closure of weeks', () => {
  const holidays = closing(closure('2026-12-19', { to: '2027-01-03' }));

  it('names the date of the next opening, since the weekday alone means another one', () => {
    const now = at('2026-12-21', '10:00');
    expect(openingLabel(openingState(now, holidays))).toBe('Closed · opens Mon, Jan 4, 9:00 AM');
    expect(promiseText(promisedBy(now, holidays), now)).toBe('by Monday, Jan 4, 10:00 AM');
  });

  it('is over on its day', () => {
    expect(clinicDate(promisedBy(at('2026-12-17', '17:30'), holidays))).toBe('2026-12-18');
    expect(nextOpenDay('2026-12-18', holidays)).toBe('2027-01-04');
    expect(workDay(at('2026-12-21', '10:00'), holidays)).toBe('2027-01-04');
  });

  it('of more than a year leaves the plain hours', () => {
    const forGood = closing(closure('2026-01-01', { to: '2100-01-01' }));
    const now = at('2026-12-21', '10:00');
    expect(openingState(now, forGood)).toEqual({ open: false, opens: null });
    expect(promisedBy(now, forGood)).toEqual(at('2026-12-22', '10:00'));
    expect(suggestCallBacks(now, forGood)).toEqual([]);
    expect(workDay(now, forGood)).toBe('2026-12-21');
  });
});
