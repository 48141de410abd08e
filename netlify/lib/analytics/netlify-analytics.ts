import {
  analyticsDays,
  type SiteAnalytics,
  topPageCount,
} from '#domain/analytics/analytics-report.ts';
import { clinicDay } from '#domain/time/clinic-day.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import { analyticsRows, odd } from './analytics-request.ts';

type Metric = 'visitors' | 'pageviews';

const referrerCount = 6;

/** The last 30 days, and the 30 before if Netlify still has them. Throws AnalyticsError, ConfigurationError. */
export async function readAnalytics(siteId: string, now: Date): Promise<SiteAnalytics> {
  const { current, previous, timezone, dateOf, dates } = analyticsPeriods(now);

  const rows = (measurement: string, { from, to }: Period, more: Record<string, string>) =>
    analyticsRows(siteId, measurement, { from: String(from), to: String(to), timezone, ...more });

  // One row for the whole period: the sum of daily visitors would count returning visitors twice.
  const total = async (metric: Metric, period: Period) => {
    const [row] = await rows(metric, period, { resolution: 'range' });
    return row === undefined ? null : countAt(row, metric).count;
  };
  const daily = async (metric: Metric) => {
    const days = await rows(metric, current, { resolution: 'day' });
    return new Map(
      days.map((row) => {
        const { moment, count } = countAt(row, metric);
        return [dateOf(moment), count];
      }),
    );
  };
  const ranking = async (measurement: string, limit: number) =>
    (await rows(measurement, current, { limit: String(limit) }))
      .slice(0, limit)
      .map((row) => ranked(row, measurement));
  // Netlify keeps 30 days, so the comparison is optional.
  const before = (metric: Metric) => total(metric, previous).catch(() => null);

  const [visitors, pageviews, visitorsOf, pageviewsOf, pages, sources, ...earlier] =
    await Promise.all([
      total('visitors', current),
      total('pageviews', current),
      daily('visitors'),
      daily('pageviews'),
      ranking('ranking/pages', topPageCount),
      ranking('ranking/sources', referrerCount),
      before('visitors'),
      before('pageviews'),
    ]);
  return {
    visitors,
    pageviews,
    topPages: pages.map(({ resource, count }) => ({ path: resource, count })),
    referrers: sources.map(({ resource, count }) => ({ referrer: resource || 'direct', count })),
    days: dates.map((date) => ({
      date,
      visitors: visitorsOf.get(date) ?? null,
      pageviews: pageviewsOf.get(date) ?? null,
    })),
    previous: { visitors: earlier[0], pageviews: earlier[1] },
  };
}

/** A row of a metric is [milliseconds, count]. */
function countAt(row: unknown, metric: Metric): { moment: number; count: number } {
  const [moment, count] = Array.isArray(row) ? (row as unknown[]) : [];
  if (!isCount(moment) || !isCount(count)) throw odd(metric);
  return { moment, count };
}

/** A row of a ranking is { resource, count }. */
function ranked(row: unknown, measurement: string): { resource: string; count: number } {
  const { resource, count } = (row ?? {}) as { resource?: unknown; count?: unknown };
  if (typeof resource !== 'string' || !isCount(count)) throw odd(measurement);
  return { resource, count };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** Milliseconds. */
const day = 86_400_000;

/** Milliseconds since 1970; Netlify answers a time in seconds with an empty list. */
type Period = { from: number; to: number };

/**
 * Today with the 29 days before it, and the 30 days before those. Netlify splits days by one fixed offset, so
 * every day has 24 hours: by today's offset, also across a clock change.
 */
function analyticsPeriods(now: Date) {
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
