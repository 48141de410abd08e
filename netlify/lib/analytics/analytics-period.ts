import { analyticsDays } from '#domain/analytics/analytics-report.ts';
import { clinicDay } from '#domain/time/clinic-day.ts';
import { wallClock } from '#domain/time/wall-clock.ts';

/** Milliseconds. */
const day = 86_400_000;

/** Milliseconds since 1970; Netlify answers a time in seconds with an empty list. */
export type Period = { from: number; to: number };

/**
 * Today with the 29 days before it, and the 30 days before those. Netlify splits days by one fixed offset, so
 * every day has 24 hours: by today's offset, also across a clock change.
 */
export function analyticsPeriods(now: Date) {
  const today = clinicDay(now).from.getTime();
  const { date } = wallClock(now);
  const offset = Date.parse(`${date}T00:00Z`) - today;
  const from = today - (analyticsDays - 1) * day;

  const dateOf = (moment: number) => new Date(moment + offset).toISOString().slice(0, 10);
  return {
    current: { from, to: now.getTime() },
    previous: { from: from - analyticsDays * day, to: from },
    timezone: offsetText(offset / 60_000),
    /** 'YYYY-MM-DD' */
    dateOf,
    dates: Array.from({ length: analyticsDays }, (_, place) => dateOf(from + place * day)),
  };
}

/** '-0700' */
function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const digits = Math.floor(size / 60) * 100 + (size % 60);
  return `${minutes < 0 ? '-' : '+'}${String(digits).padStart(4, '0')}`;
}
