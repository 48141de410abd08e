import { matchRoutes } from 'react-router-dom';
import { may, type Role } from '#domain/account/access.ts';
import { dashboardPath } from '#domain/next-path.ts';
import { framePath, postsPath } from '../paths/paths.ts';
import { pageNames, pages } from './pages.ts';

const rows = pageNames.map((name) => pages[name]);

/** For speed: the palette asks for each of its entries at each key, and the router's search takes long. */
const byPath = new Map(rows.map((row) => [row.path, row]));

/** For convenience only: the rules protect the data. A path may have a query. A page without a row is closed. */
export function mayOpen(role: Role | null, path: string): boolean {
  // The website is everybody's.
  if (!path.startsWith(framePath)) return true;
  const address = path.replace(/[?#].*/, '');
  const page = byPath.get(address) ?? matchRoutes(rows, address)?.[0]?.route;
  return page?.needs.every(([operation, collection]) => may(role, operation, collection)) ?? false;
}

/** Where a person begins, and lands on the way to a page that isn't theirs. */
export function homeOf(role: Role | null): string {
  return mayOpen(role, dashboardPath) ? dashboardPath : postsPath;
}
