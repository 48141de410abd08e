/** Gives the site's traffic to those who may see it: takes GET with their ID token, asks Netlify Analytics. */
import type { Config, Context } from '@netlify/functions';
import { analyticsFailed, type SiteAnalytics } from '#domain/analytics/analytics-report.ts';
import { readAnalytics } from '../lib/analytics/netlify-analytics.ts';
import { describeFailure } from '../lib/describe-error.ts';
import { currentTime } from '../lib/environment/clock.ts';
import { ConfigurationError, optionalSetting } from '../lib/environment/configuration.ts';
import { json, Refusal, refused } from '../lib/json-response.ts';
import { requireStaff } from '../lib/require-staff.ts';

export default async function siteAnalytics(request: Request, context: Context): Promise<Response> {
  try {
    if (request.method !== 'GET') throw new Refusal(405, 'method', 'Only GET is answered.');
    await requireStaff(request, 'read', 'siteAnalytics');
    return json(200, await recentAnalytics(context));
  } catch (error) {
    if (error instanceof Refusal) return refused(error, 'GET');
    console.error(`site-analytics: ${describeFailure(error)}`);
    return refused(new Refusal(503, 'upstream', analyticsFailed), 'GET');
  }
}

/** Milliseconds for which an answer, and a failure, count. */
const freshFor = 5 * 60_000;
const failedFor = 5000;

/** The last answer of this instance: everybody gets it until then. */
let latest: { until: number; analytics: Promise<SiteAnalytics> } | undefined;

async function recentAnalytics({ site }: Context): Promise<SiteAnalytics> {
  const now = currentTime();
  if (latest && now.getTime() < latest.until) return latest.analytics;
  const siteId = optionalSetting('NETLIFY_ANALYTICS_SITE_ID') ?? site?.id;
  if (!siteId) throw new ConfigurationError('NETLIFY_ANALYTICS_SITE_ID is not set');
  const asked = { until: now.getTime() + freshFor, analytics: readAnalytics(siteId, now) };
  latest = asked;
  asked.analytics.catch(() => {
    // Harmless: every caller that awaits the answer gets the error.
    asked.until = currentTime().getTime() + failedFor;
  });
  return asked.analytics;
}

/** A coarse limit at Netlify's edge; see form-submission. */
export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};
