/** Traffic of the website. A number that Netlify Analytics did not give is null. */
import { storedMap } from '../stored-value.ts';

export const analyticsDays = 30;

export const topPageCount = 5;

/** The fallback text when the figures fail to load without a reason. */
export const analyticsFailed = 'Failed to fetch analytics';

/** date is 'YYYY-MM-DD' by the clinic's calendar. */
export type AnalyticsDay = { date: string; visitors: number | null; pageviews: number | null };

export type SiteAnalytics = {
  /** Unique visitors of the whole period: fewer than the days' visitors added up. */
  visitors: number | null;
  pageviews: number | null;
  /** The most viewed first. */
  topPages: { path: string; count: number | null }[];
  /** referrer is a host, or 'direct' for visits without one. */
  referrers: { referrer: string; count: number | null }[];
  /** The oldest first, today last. */
  days: AnalyticsDay[];
  /** The same figures for the equally long period before. */
  previous: { visitors: number | null; pageviews: number | null };
};

const objectOf = (value: unknown) => storedMap(value) ?? {};

const listOf = (value: unknown) => (Array.isArray(value) ? value.map(objectOf) : []);

const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Reads the function's response. A missing or malformed value is null. */
export function siteAnalyticsFrom(answer: unknown): SiteAnalytics {
  const { visitors, pageviews, topPages, referrers, days, previous } = objectOf(answer);
  const before = objectOf(previous);
  return {
    visitors: numberOf(visitors),
    pageviews: numberOf(pageviews),
    topPages: listOf(topPages)
      .slice(0, topPageCount)
      .map(({ path, count }) => ({ path: String(path ?? ''), count: numberOf(count) })),
    referrers: listOf(referrers).map(({ referrer, count }) => ({
      referrer: String(referrer ?? ''),
      count: numberOf(count),
    })),
    days: listOf(days).map((day) => ({
      date: String(day.date ?? ''),
      visitors: numberOf(day.visitors),
      pageviews: numberOf(day.pageviews),
    })),
    previous: { visitors: numberOf(before.visitors), pageviews: numberOf(before.pageviews) },
  };
}

/** '12,345', or '-' for an unknown number. */
export function figureText(figure: number | null): string {
  return figure?.toLocaleString('en-US') ?? '-';
}

/** 'Up 8% from the 30 days before'; '' when there is nothing to compare with. */
export function changeText(figure: number | null, before: number | null): string {
  if (figure === null || before === null || before === 0) return '';
  const percent = Math.round((figure / before - 1) * 100);
  if (percent === 0) return `Same as the ${analyticsDays} days before`;
  const size = Math.abs(percent).toLocaleString('en-US');
  return `${percent > 0 ? 'Up' : 'Down'} ${size}% from the ${analyticsDays} days before`;
}
