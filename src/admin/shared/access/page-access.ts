import { type Collection, may, type Operation, type Role } from '#domain/account/access.ts';
import { dashboardPath } from '#domain/next-path.ts';
import { accountsPath } from '../paths/accounts-path.ts';
import { messagesPath } from '../paths/messages-path.ts';
import { peoplePath } from '../paths/people-paths.ts';
import { publishingPath } from '../paths/publishing-path.ts';
import { retentionPath } from '../paths/retention-paths.ts';
import { reviewsPath, settingsPath } from '../paths/settings-path.ts';
import { ownSignInPath } from '../paths/sign-in-paths.ts';
import { trailPath } from '../paths/trail-path.ts';

/** What a page needs at least. The first path that begins an address counts; an address without a row is closed. */
const needs: readonly (readonly [path: string, ...(readonly [Operation, Collection])[]])[] = [
  [`${dashboardPath}/blog-posts`, ['update', 'blogPosts']],
  ['/admin/posts', ['update', 'blogPosts']],
  [`${dashboardPath}/media`, ['update', 'media']],
  ['/admin/media', ['update', 'media']],
  ['/admin/analytics/response', ['read', 'siteAnalytics'], ['read', 'leads']],
  ['/admin/analytics', ['read', 'siteAnalytics']],
  [accountsPath, ['read', 'users']],
  [publishingPath, ['update', 'publishing']],
  [reviewsPath, ['update', 'reviews']],
  [retentionPath, ['update', 'retention']],
  [settingsPath, ['update', 'clinic']],
  ['/admin/problems', ['read', 'problems']],
  [trailPath, ['read', 'trail']],
  [peoplePath, ['delete', 'leads']],
  [messagesPath, ['update', 'templates']],
  ['/admin/notices', ['update', 'devices']],
  ['/admin/schedule', ['update', 'appointments']],
  // The overview, requests and PIP leads.
  [dashboardPath, ['read', 'leads']],
  // Everybody's own.
  [ownSignInPath],
];

/** For convenience only: the rules protect the data. A path may have a query. */
export function mayOpen(role: Role | null, path: string): boolean {
  const needed = needs.find(([start]) => new RegExp(`^${start}(/|[?]|$)`).test(path));
  // The website is everybody's.
  if (!needed) return !path.startsWith('/admin');
  const [, ...cells] = needed;
  return cells.every(([operation, collection]) => may(role, operation, collection));
}

/** Where a person begins, and lands on the way to a page that isn't theirs. */
export function homeOf(role: Role | null): string {
  return mayOpen(role, dashboardPath) ? dashboardPath : `${dashboardPath}/blog-posts`;
}
