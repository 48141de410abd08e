import {
  analyticsFailed,
  type SiteAnalytics,
  siteAnalyticsFrom,
} from '#domain/analytics/analytics-report.ts';
import { idToken } from './account/auth.ts';

/** Milliseconds. */
const timeout = 20_000;

/** The last 30 days, up to five minutes old. Throws an Error with a text to show. */
export async function readSiteAnalytics(): Promise<SiteAnalytics> {
  const response = await fetch('/.netlify/functions/site-analytics', {
    headers: { authorization: `Bearer ${await idToken()}` },
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Error(analyticsFailed);
  return siteAnalyticsFrom(await response.json());
}
