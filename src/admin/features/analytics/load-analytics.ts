import { report } from '#data/problems/report.ts';
import { readSiteAnalytics } from '#data/read-analytics.ts';
import type { Settled } from '#data/settled.ts';
import { analyticsFailed, type SiteAnalytics } from '#domain/analytics/analytics-report.ts';

/** Unlike settled(), which has fixed words, it shows the error's own message: the specification asks for it. */
export async function loadAnalytics(): Promise<Settled<SiteAnalytics>> {
  try {
    return { ok: true, value: await readSiteAnalytics() };
  } catch (error) {
    report(error, analyticsFailed);
    return { ok: false, message: (error instanceof Error && error.message) || analyticsFailed };
  }
}
