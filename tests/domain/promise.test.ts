import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpenSpan } from '#domain/clinic/clinic.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { openingState } from '#domain/clinic/opening-hours.ts';
import { weekOf } from '#domain/clinic/work-time.ts';
import {
  howSoon,
  type PromisingClinic,
  promisedBy,
  promiseText,
} from '#domain/requests/promise.ts';
import { addDays, clinicMoment } from '#domain/time/clinic-day.ts';
import { timeOfDay } from '#domain/time/wall-clock.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { closure } from '../closure-fixtures.ts';
import { check } from './properties.ts';

const minute = 60_000;
const quarterHour = 15 * minute;
const hour = 4 * quarterHour;

/** Open for the same spans on every day. */
const daily = (...spans: [from: string, to: string][]): PromisingClinic => ({
  ...emptyClinic,
  hours: weekOf(() => spans.map(([from, to]) => ({ from, to }))),
});

/** The promise for a request at this local time. */
const answeredBy = (date: string, time: string, facts: PromisingClinic = clinic) => {
  const received = clinicMoment(date, time);
  return promiseText(promisedBy(received, facts), received);
};

describe('the promise', () => {
  // 2026-11-16 is a Monday. The clinic is open on Tuesdays and Thursdays from 2:00 PM, and closed on weekends.
  it.each([
    ['Tuesday afternoon, open a day later', '2026-11-17', '16:44', 'by Wednesday 4:30 PM'],
    ['Thursday evening', '2026-11-19', '21:00', 'by Friday 6:00 PM'],
    ['Thursday, a minute after closing', '2026-11-19', '18:01', 'by Friday 6:00 PM'],
    ['Monday morning, open until the evening', '2026-11-16', '08:00', 'by Monday 6:00 PM'],
    ['Tuesday at noon, lunch a day later', '2026-11-17', '12:30', 'by Wednesday 12:00 PM'],
    ['ten minutes of the next day are open', '2026-11-16', '14:10', 'by Monday 6:00 PM'],
    ['a quarter hour of the next day is open', '2026-11-16', '14:15', 'by Tuesday 2:15 PM'],
    ['Friday, an hour before closing', '2026-11-20', '17:00', 'by Friday 6:00 PM'],
    ['Friday, less than an hour before closing', '2026-11-20', '17:01', 'by Monday 10:00 AM'],
    ['Friday evening', '2026-11-20', '18:30', 'by Monday 10:00 AM'],
    ['Saturday morning', '2026-11-21', '08:00', 'by Monday 10:00 AM'],
    ['Sunday, half an hour is open within a day', '2026-11-22', '09:30', 'by Monday 10:00 AM'],
    ['Sunday, over an hour is open within a day', '2026-11-22', '10:07', 'by Monday 10:00 AM'],
    ['Sunday evening', '2026-11-22', '22:00', 'by Monday 6:00 PM'],
    ['Saturday before clocks go back', '2026-10-31', '12:00', 'by Monday 10:00 AM'],
    ['Sunday on which they go back', '2026-11-01', '09:40', 'by Monday 10:00 AM'],
    ['Saturday before clocks go forward', '2027-03-13', '12:00', 'by Monday 10:00 AM'],
    ['Sunday on which they go forward', '2027-03-14', '11:00', 'by Monday 11:00 AM'],
  ])('%s', (_, date, time, expected) => {
    expect(answeredBy(date, time)).toBe(expected);
  });

  it('is never after the visit that waits for it', () => {
    const sunday = clinicMoment('2026-11-22', '22:00');
    const by = (visit: string) => promisedBy(sunday, clinic, clinicMoment('2026-11-23', visit));
    expect(by('09:00')).toEqual(clinicMoment('2026-11-23', '09:00'));
    expect(by('18:15')).toEqual(clinicMoment('2026-11-23', '18:00'));
  });

  it.each([
    ['before a closed holiday', '2026-11-25', '10:00', 'by Wednesday 6:00 PM'],
    ['in the evening before', '2026-11-25', '18:30', 'by Friday 10:00 AM'],
    ['late on the holiday', '2026-11-26', '21:00', 'by Friday 6:00 PM'],
  ])('%s', (_, date, time, expected) => {
    expect(answeredBy(date, time, { ...clinic, closures: [closure('2026-11-26')] })).toBe(expected);
  });

  it.each([
    ['names the date from a week ahead on', '2026-12-21', '10:00', 'by Monday, Jan 4, 10:00 AM'],
    ['names the day alone before', '2026-12-29', '10:00', 'by Monday 10:00 AM'],
    ['names the date of the same weekday', '2026-12-28', '10:00', 'by Monday, Jan 4, 10:00 AM'],
  ])('%s', (_, date, time, expected) => {
    const holidays = { ...clinic, closures: [closure('2026-12-19', { to: '2027-01-03' })] };
    expect(answeredBy(date, time, holidays)).toBe(expected);
  });

  it.each([
    [
      'a part of the day is closed',
      { ...clinic, closures: [closure('2026-11-20', { span: { from: '15:00', to: '24:00' } })] },
      ['2026-11-19', '21:00', 'by Friday 3:00 PM'],
    ],
    [
      'the first hour after the opening is cut short',
      { ...clinic, closures: [closure('2026-11-23', { span: { from: '09:30', to: '11:00' } })] },
      ['2026-11-20', '18:30', 'by Monday 11:30 AM'],
    ],
    [
      'every opening is shorter than an hour',
      daily(['09:00', '09:45']),
      ['2026-11-16', '12:00', 'by Wednesday 9:15 AM'],
    ],
    [
      'the closing time is no quarter hour',
      daily(['09:00', '17:50']),
      ['2026-11-16', '20:00', 'by Tuesday 5:50 PM'],
    ],
    [
      'the clinic never closes',
      daily(['00:00', '24:00']),
      ['2026-11-16', '14:10', 'by Tuesday 2:00 PM'],
    ],
    [
      'the staff promise four hours',
      { ...clinic, promiseHours: 4 },
      ['2026-11-16', '10:20', 'by Monday 2:15 PM'],
    ],
    [
      'the staff promise an hour',
      { ...clinic, promiseHours: 1 },
      ['2026-11-16', '17:30', 'by Tuesday 3:00 PM'],
    ],
    [
      'the staff promise three days',
      { ...clinic, promiseHours: 72 },
      ['2026-11-20', '18:30', 'by Monday 6:00 PM'],
    ],
  ] as const)('holds when %s', (_, facts, [date, time, expected]) => {
    expect(answeredBy(date, time, facts)).toBe(expected);
  });

  const quarter = fc.integer({ min: 0, max: 96 });
  const span = fc
    .tuple(quarter, quarter)
    .filter(([from, to]) => from < to)
    .map(([from, to]) => ({ from: timeOfDay(from * 15), to: timeOfDay(to * 15) }));
  /** None, one, or two that don't overlap. */
  const day = fc.array(span, { maxLength: 2 }).map((spans) => {
    const [first, second] = spans.toSorted((a, b) => (a.from < b.from ? -1 : 1));
    return second && first && second.from < first.to ? [first] : spans.toSorted(byStart);
  });
  const byStart = (a: OpenSpan, b: OpenSpan) => (a.from < b.from ? -1 : 1);
  const facts = fc.record({
    week: fc.array(day, { minLength: 7, maxLength: 7 }),
    closures: fc.array(
      fc
        .tuple(fc.nat(12), fc.nat(3), fc.option(span))
        .map(([after, days, part]) => [after, days, part] as const),
      { maxLength: 3 },
    ),
    promiseHours: fc.constantFrom(1, 4, 24, 24, 24, 48),
  });
  /** Around the days on which clocks change, and an ordinary week. */
  const start = fc.constantFrom('2026-10-28', '2027-03-10', '2026-11-16');
  const input = fc.tuple(facts, start, fc.nat(6 * 24 * 60));

  it('is ahead, while the clinic is open or at its closing, and leaves no open quarter hour unused', () => {
    check(input, ([{ week, closures, promiseHours }, from, minutes]) => {
      const clinicFacts = {
        hours: weekOf((weekday) => week[weekday] ?? []),
        closures: closures.map(([after, days, part]) =>
          closure(addDays(from, after), { to: addDays(from, after + days), span: part }),
        ),
        promiseHours,
      };
      const received = new Date(clinicMoment(from, '00:00').getTime() + minutes * minute);
      const by = promisedBy(received, clinicFacts);
      const end = received.getTime() + promiseHours * hour;
      const isOpen = (moment: number) => openingState(new Date(moment), clinicFacts).open;

      expect(by.getTime()).toBeGreaterThan(received.getTime());
      const state = openingState(received, clinicFacts);
      if (!state.open && !state.opens) return;
      expect(isOpen(by.getTime() - minute)).toBe(true);

      let open = 0;
      const first = Math.floor(received.getTime() / quarterHour) * quarterHour;
      for (let moment = first; moment < end; moment += quarterHour) {
        if (!isOpen(moment)) continue;
        open += Math.min(moment + quarterHour, end) - Math.max(moment, received.getTime());
        if (moment + quarterHour <= end) expect(moment).toBeLessThan(by.getTime());
      }
      if (open < hour) expect(by.getTime()).toBeGreaterThan(end);
      else expect(by.getTime()).toBeLessThanOrEqual(end);
    });
  });

  it('of a later request is never earlier', () => {
    check(fc.tuple(fc.nat(14 * 24 * 60), fc.nat(2 * 24 * 60)), ([minutes, later]) => {
      const from = clinicMoment('2026-10-25', '00:00').getTime();
      const [first, second] = [minutes, minutes + later].map((after) =>
        promisedBy(new Date(from + after * minute), clinic),
      );
      expect(second?.getTime()).toBeGreaterThanOrEqual(first?.getTime() ?? Number.NaN);
    });
  });
});

describe('what the person who waits reads', () => {
  const received = clinicMoment('2026-11-19', '21:00');
  const by = promisedBy(received, clinic);

  it('is the time alone', () => {
    expect(howSoon(by, clinic, received)).toBe('by Friday 6:00 PM');
  });

  it('names no time that has passed', () => {
    expect(howSoon(by, clinic, by)).toBe('as soon as we can');
  });

  it('is the plain hours without opening hours', () => {
    const plain = promisedBy(received, emptyClinic);
    expect(plain).toEqual(clinicMoment('2026-11-20', '21:00'));
    expect(howSoon(plain, emptyClinic, received)).toBe('within 24 hours');
  });

  it('is a sentence by a clock that is wrong', () => {
    for (const wrong of ['1970-01-01T00:00:00Z', '2004-02-29T12:00:00Z', '2099-12-31T23:59:00Z']) {
      const now = new Date(wrong);
      expect(howSoon(promisedBy(now, clinic), clinic, now)).toMatch(/^by \w+day \d+:\d\d [AP]M$/);
    }
  });
});
