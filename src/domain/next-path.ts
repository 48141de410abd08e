/** The page to open after sign-in: always a page of the back office. */
import { parsedUrl } from './text/parsed-url.ts';

export const dashboardPath = '/admin/dashboard';
export const loginPath = '/admin/login';

/** Not a real host: the URL parser needs one to resolve a path as a browser would. */
const base = 'https://back-office.invalid';

/** The path to open after sign-in; the dashboard unless `next` is plainly a path under /admin. */
export function nextPath(next: string | null): string {
  const url = next ? parsedUrl(next, base) : null;
  if (!next || !url) return dashboardPath;
  const { origin, pathname, search, hash } = url;
  const inside = origin === base && next.startsWith('/admin') && /^\/admin(\/|$)/.test(pathname);
  // Parsers disagree about doubled, backward and encoded slashes and dots.
  const plain = !/\/\/|\\|%(2e|2f|5c|25)|\p{Cc}/iu.test(next.split(/[?#]/, 1)[0] ?? '');
  const isLogin = /^\/admin\/login(\/|$)/i.test(pathname);
  return inside && plain && !isLogin ? pathname + search + hash : dashboardPath;
}

/** The login page's address; after sign-in it leads back to `from` (path and query). */
export function loginPathFrom(from: string): string {
  const next = nextPath(from);
  return next === dashboardPath ? loginPath : `${loginPath}?next=${encodeURIComponent(next)}`;
}
