import { reasonOf } from '../local/run-command.ts';

/** Tells search engines which addresses have changed: https://www.indexnow.org/documentation */

const service = 'https://api.indexnow.org/indexnow';
/** Milliseconds. */
const timeout = 10_000;
/** IndexNow's limit for one request. */
const mostAddresses = 10_000;

/** The key, if it has the form that IndexNow asks for. It is public: the site serves it. */
function keyIn(env: NodeJS.ProcessEnv): string | null {
  const key = env.INDEXNOW_KEY ?? '';
  return /^[A-Za-z0-9-]{8,128}$/.test(key) ? key : null;
}

/** The file that proves whose site it is, by name; no file without a key. */
export function keyFile(env: NodeJS.ProcessEnv): Record<string, string> {
  const key = keyIn(env);
  return key ? { [`${key}.txt`]: key } : {};
}

/** The sitemap that the site serves until this build is deployed. null without a key, or when it can't be read. */
export async function readLiveSitemap(env: NodeJS.ProcessEnv): Promise<string | null> {
  if (!keyIn(env) || env.CONTEXT !== 'production' || !env.URL) return null;
  try {
    const response = await fetch(new URL('sitemap.xml', env.URL), {
      signal: AbortSignal.timeout(timeout),
    });
    return response.ok ? await response.text() : null;
  } catch (error) {
    console.log(`The live sitemap can't be read: ${reasonOf(error)}`);
    return null;
  }
}

/** `before` and `now` are the sitemaps of two builds. Never rejects; returns the message for the log. */
export async function tellSearchEngines(
  env: NodeJS.ProcessEnv,
  before: string | null,
  now: string,
): Promise<string> {
  const key = keyIn(env);
  if (!key) return env.INDEXNOW_KEY ? 'IndexNow: INDEXNOW_KEY is no key' : 'IndexNow is off';
  if (before === null) return 'IndexNow: no earlier sitemap to compare with';
  const urlList = changedAddresses(before, now).slice(0, mostAddresses);
  const [first] = urlList;
  if (!first) return 'IndexNow: no address has changed';
  try {
    const response = await fetch(service, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ host: new URL(first).host, key, urlList }),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) return `IndexNow failed: the service answers ${response.status}`;
    return `IndexNow knows of ${urlList.length} changed: ${urlList.join(' ')}`;
  } catch (error) {
    return `IndexNow failed: ${reasonOf(error)}`;
  }
}

function changedAddresses(before: string, now: string): string[] {
  const [old, fresh] = [datesIn(before), datesIn(now)];
  const all = new Set([...fresh.keys(), ...old.keys()]);
  return [...all].filter((address) => old.get(address) !== fresh.get(address));
}

/** The date of each address, '' where the sitemap has none. */
function datesIn(sitemap: string): Map<string, string> {
  const entries = sitemap.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g);
  return new Map([...entries].map(([, address = '', date = '']) => [address, date]));
}
