/** Netlify Analytics has no documented interface: these are the addresses that Netlify's own dashboard uses. */
import { onDemoProject, setting } from '../environment/configuration.ts';

/** The message never holds the token. */
export class AnalyticsError extends Error {
  override name = 'AnalyticsError';
}

const service = 'https://analytics.services.netlify.com/v2';

/** Milliseconds. */
const timeout = 6000;

/** NETLIFY_ANALYTICS_URL counts only on demo projects: elsewhere it could send the token to a stranger. */
const origin = () => (onDemoProject() ? setting('NETLIFY_ANALYTICS_URL') : service);

/** The rows of one metric, as Netlify sends them. Throws AnalyticsError, ConfigurationError. */
export async function analyticsRows(
  siteId: string,
  measurement: string,
  query: Record<string, string>,
): Promise<unknown[]> {
  // Encoded: the time zone's + would arrive as a blank.
  const address = `${origin()}/${encodeURIComponent(siteId)}/${measurement}?${new URLSearchParams(query)}`;
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${setting('NETLIFY_ANALYTICS_TOKEN')}` },
    signal: AbortSignal.timeout(timeout),
  }).catch(() => null);
  if (!response?.ok) {
    const answer = response ? `HTTP ${response.status}` : 'nothing';
    throw new AnalyticsError(`Netlify Analytics answered ${answer} to ${measurement}`);
  }
  const body: unknown = await response.json().catch(() => null);
  if (typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data)) {
    return body.data;
  }
  throw odd(measurement);
}

/** For a response that this code does not understand. */
export function odd(measurement: string): AnalyticsError {
  return new AnalyticsError(`Netlify Analytics answered something odd to ${measurement}`);
}
