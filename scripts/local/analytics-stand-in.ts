import { createServer } from 'node:http';
import { localEnv } from './local-env.ts';
import { portOf } from './ports.ts';

/**
 * A local stand-in for Netlify Analytics, which has no local version. It invents numbers in Netlify's format, and gives the
 * same ones for a day on every request. `env` is what the functions need.
 */
export async function startAnalyticsStandIn() {
  const site = `/v2/${localEnv.NETLIFY_ANALYTICS_SITE_ID}/`;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const known = request.headers.authorization === `Bearer ${localEnv.NETLIFY_ANALYTICS_TOKEN}`;
    const data = url.pathname.startsWith(site)
      ? rowsOf(url.pathname.slice(site.length), url.searchParams)
      : undefined;
    response.statusCode = known ? (data ? 200 : 404) : 401;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(known && data ? { data } : { code: response.statusCode }));
  });
  const port = await portOf(server.listen(0, '127.0.0.1'));
  return {
    env: { NETLIFY_ANALYTICS_URL: `http://127.0.0.1:${port}/v2` },
    stop: () => server.close(),
  };
}

/** Milliseconds. */
const day = 86_400_000;

const rankings: Record<string, [resource: string, share: number][]> = {
  'ranking/pages': [
    ['/', 0.42],
    ['/contact', 0.15],
    ['/pip-guide', 0.13],
    ['/blog/what-whiplash-feels-like', 0.08],
    ['/patient-info', 0.06],
    ['/about', 0.05],
  ],
  'ranking/sources': [
    ['google.com', 0.235],
    ['', 0.09],
    ['maps.google.com', 0.04],
    ['facebook.com', 0.013],
    ['bing.com', 0.008],
  ],
};

/** More on workdays, and slightly more every week. */
function visitorsOn(date: number): number {
  const number = Math.round(date / day);
  const isWeekend = [0, 6].includes(new Date(date).getUTCDay());
  return (isWeekend ? 90 : 160) + ((number * 37) % 29) + (number % 90);
}

const pageviewsOn = (date: number) => Math.round(visitorsOn(date) * 2.6);

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);

/** undefined for a request that the real service does not know either. */
function rowsOf(measurement: string, query: URLSearchParams): unknown[] | undefined {
  const from = Number(query.get('from'));
  const to = Number(query.get('to'));
  const days = Array.from(
    { length: Math.ceil((to - from) / day) },
    (_, place) => from + place * day,
  );
  const whole = query.get('resolution') === 'range';
  switch (measurement) {
    case 'visitors':
      // Some visit on several days.
      if (whole) return [[from, Math.round(sum(days.map(visitorsOn)) * 0.85)]];
      return days.map((date) => [date, visitorsOn(date)]);
    case 'pageviews':
      if (whole) return [[from, sum(days.map(pageviewsOn))]];
      return days.map((date) => [date, pageviewsOn(date)]);
    default:
      return rankings[measurement]
        ?.slice(0, Number(query.get('limit')))
        .map(([resource, share]) => ({
          resource,
          count: Math.round(sum(days.map(pageviewsOn)) * share),
        }));
  }
}
