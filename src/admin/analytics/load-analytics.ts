import { report } from '#data/problems/report.ts';
import { readSiteAnalytics } from '#data/read-analytics.ts';
import { analyticsFailed, type SiteAnalytics } from '#domain/analytics-report.ts';

/** message is a text to show. */
export type AnalyticsAnswer =
  | { ok: true; analytics: SiteAnalytics }
  | { ok: false; message: string };

/** Never rejects. */
export async function loadAnalytics(): Promise<AnalyticsAnswer> {
  try {
    return { ok: true, analytics: await readSiteAnalytics() };
  } catch (error) {
    report(error, analyticsFailed);
    return { ok: false, message: (error instanceof Error && error.message) || analyticsFailed };
  }
}
