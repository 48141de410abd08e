import { matchRoutes } from 'react-router-dom';
import { may, type Role } from '#domain/account/access.ts';
import { dashboardPath } from '#domain/next-path.ts';
import { framePath, postsPath } from '../paths/paths.ts';
import { pageNames, pages } from './pages.ts';

const rows = pageNames.map((name) => pages[name]);

/** For convenience only: the rules protect the data. A path may have a query. A page without a row is closed. */
export function mayOpen(role: Role | null, path: string): boolean {
  // The website is everybody's.
  if (!path.startsWith(framePath)) return true;
  const [match] = matchRoutes(rows, path.replace(/[?#].*/, '')) ?? [];
  return (
    match?.route.needs.every(([operation, collection]) => may(role, operation, collection)) ?? false
  );
}

/** Where a person begins, and lands on the way to a page that isn't theirs. */
export function homeOf(role: Role | null): string {
  return mayOpen(role, dashboardPath) ? dashboardPath : postsPath;
}
