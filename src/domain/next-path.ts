/** Where staff go after signing in: only ever to a page of the back office. */

export const dashboardPath = '/admin/dashboard';
export const loginPath = '/admin/login';

/** Never a real host: it only lets the URL parser resolve what a browser would. */
const base = 'https://back-office.invalid';

/** The path to open after signing in; the dashboard unless `next` is plainly a path under /admin. */
export function nextPath(next: string | null): string {
  if (!next || !URL.canParse(next, base)) return dashboardPath;
  const { origin, pathname, search, hash } = new URL(next, base);
  const inside = origin === base && next.startsWith('/admin') && /^\/admin(\/|$)/.test(pathname);
  // Doubled, backward and encoded slashes and dots mean different places to different parsers.
  const plain = !/\/\/|\\|%(2e|2f|5c|25)|\p{Cc}/iu.test(next.split(/[?#]/, 1)[0] ?? '');
  const isLogin = /^\/admin\/login(\/|$)/i.test(pathname);
  return inside && plain && !isLogin ? pathname + search + hash : dashboardPath;
}

/** The login page that leads back to `from` (path and query). */
export function loginPathFrom(from: string): string {
  const next = nextPath(from);
  return next === dashboardPath ? loginPath : `${loginPath}?next=${encodeURIComponent(next)}`;
}
