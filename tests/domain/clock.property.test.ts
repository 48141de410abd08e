import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpenSpan, WeekHours } from '#domain/clinic/clinic.ts';
import { openingState } from '#domain/clinic/opening-hours.ts';
import { addDays, clinicDay } from '#domain/time/clinic-day.ts';
import { timeLabel, type Weekday, wallClock } from '#domain/time/wall-clock.ts';
import { check } from './properties.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Clocks change at 2:00 AM on the second Sunday of March and the first Sunday of November. */
function changes(year: number): number[] {
  const sunday = (month: number, nth: number) => {
    const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
    return 1 + ((7 - first) % 7) + 7 * (nth - 1);
  };
  return [Date.UTC(year, 2, sunday(2, 2), 9), Date.UTC(year, 10, sunday(10, 1), 8)];
}

/** Half of the moments are within two days of a change. The rule is from 2007. */
const moment = fc.oneof(
  fc.integer({ min: Date.UTC(2007, 5), max: Date.UTC(2060, 0) }),
  fc
    .tuple(
      fc.integer({ min: 2008, max: 2059 }),
      fc.nat(1),
      fc.integer({ min: -2 * day, max: 2 * day }),
    )
    .map(([year, which, distance]) => (changes(year)[which] ?? 0) + distance),
);

/** Computed from the rule alone, without the time zone database. */
function expected(at: number) {
  const [spring = 0, autumn = 0] = changes(new Date(at - 7 * hour).getUTCFullYear());
  const offset = at >= spring && at < autumn ? 6 : 7;
  const local = new Date(at - offset * hour);
  const iso = local.toISOString();
  return { date: iso.slice(0, 10), weekday: local.getUTCDay(), time: iso.slice(11, 16) };
}

describe('the clock on the clinic’s wall', () => {
  it('follows the rule for Utah', () => {
    check(moment, (at) => {
      expect(wallClock(new Date(at))).toEqual(expected(at));
    });
  });

  it('has a different label for every minute', () => {
    const times = Array.from({ length: 24 * 60 }, (_, index) =>
      new Date(index * minute).toISOString().slice(11, 16),
    );
    const labels = times.map((time) => timeLabel(time));
    expect(new Set(labels).size).toBe(times.length);
    for (const label of labels) expect(label).toMatch(/^(1[0-2]|[1-9]):[0-5]\d [AP]M$/);
  });
});

describe('the clinic’s day', () => {
  it('contains its moment, begins and ends at midnight, and leaves no gap', () => {
    check(moment, (at) => {
      const { from, to } = clinicDay(new Date(at));
      expect(from.getTime()).toBeLessThanOrEqual(at);
      expect(to.getTime()).toBeGreaterThan(at);
      expect([23, 24, 25]).toContain((to.getTime() - from.getTime()) / hour);
      expect(wallClock(from)).toMatchObject({ date: expected(at).date, time: '00:00' });
      expect(wallClock(to).time).toBe('00:00');
      expect(clinicDay(to).from).toEqual(to);
      expect(clinicDay(new Date(to.getTime() - 1))).toEqual({ from, to });
    });
  });
});

describe('opening hours', () => {
  const labels = Array.from({ length: 24 * 60 }, (_, minutes) =>
    new Date(minutes * minute).toISOString().slice(11, 16),
  );
  const label = (minutes: number) => labels[minutes] as string;

  /** Up to three spans of a day, in order, without overlap. */
  const spans = fc
    .uniqueArray(fc.integer({ min: 0, max: 24 * 60 - 1 }), { maxLength: 6 })
    .map((minutes) => {
      const sorted = minutes.sort((a, b) => a - b).map(label);
      return sorted.flatMap((from, index): OpenSpan[] => {
        const to = sorted[index + 1];
        return index % 2 === 0 && to ? [{ from, to }] : [];
      });
    });
  const week = fc
    .tuple(spans, spans, spans, spans, spans, spans, spans)
    .map((days): WeekHours => ({ ...days }));

  const isOpen = (hours: WeekHours, weekday: number, time: string) =>
    hours[weekday as Weekday].some(({ from, to }) => from <= time && time < to);

  it('agree with the table on open, closed and the next opening', () => {
    check(fc.tuple(moment, week), ([at, hours]) => {
      const { date, weekday, time } = expected(at);
      const state = openingState(new Date(at), { hours, closures: [] });
      expect(state.open).toBe(isOpen(hours, weekday, time));
      if (state.open) {
        expect(isOpen(hours, weekday, state.closesAt)).toBe(
          hours[weekday as 0].some(({ from }) => from === state.closesAt),
        );
        return;
      }
      const now = weekday * 24 * 60 + Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
      const ahead = Array.from({ length: 7 * 24 * 60 + 1 }, (_, distance) => now + distance).find(
        (minutes) => isOpen(hours, Math.floor(minutes / 1440) % 7, label(minutes % 1440)),
      );
      expect(state.opens).toEqual(
        ahead === undefined
          ? null
          : {
              date: addDays(date, Math.floor(ahead / 1440) - weekday),
              daysAhead: Math.floor(ahead / 1440) - weekday,
              time: label(ahead % 1440),
            },
      );
    });
  });
});
