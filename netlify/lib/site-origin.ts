import { optionalSetting } from './configuration.ts';

/** Where visitors find the site, without a slash at the end. Netlify sets URL; a local run has the request's own. */
export function siteOrigin(request: Request): string {
  return new URL(optionalSetting('URL') ?? request.url).origin;
}

/** Whether a page of another site sent the request. Only browsers name an origin; others are no danger to visitors. */
export function isForeign(request: Request): boolean {
  // A browser that tells no addresses gives a native form the origin 'null'; no page can set this header.
  if (request.headers.get('sec-fetch-site') === 'same-origin') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  if (!URL.canParse(origin)) return true;
  // Hosts, since a proxy in front may have ended the encryption.
  const own = [new URL(request.url).host, new URL(siteOrigin(request)).host];
  return !own.includes(new URL(origin).host);
}
