import { parsedUrl } from '#domain/text/parsed-url.ts';
import { optionalSetting } from './configuration.ts';

/** The site's public address, without a trailing slash. Netlify sets URL; a local run takes the request's own. */
export function siteOrigin(request: Request): string {
  return new URL(optionalSetting('URL') ?? request.url).origin;
}

/** Whether a page of another site sent it. Only browsers send an origin; other clients endanger no visitor. */
export function isForeign(request: Request): boolean {
  // A browser that hides addresses sends a native form with the origin 'null'. No page can set this header.
  if (request.headers.get('sec-fetch-site') === 'same-origin') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  const url = parsedUrl(origin);
  if (!url) return true;
  // Compares hosts: a proxy may have ended the encryption.
  const own = [new URL(request.url).host, new URL(siteOrigin(request)).host];
  return !own.includes(url.host);
}
