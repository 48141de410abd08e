import type { Clinic } from '#domain/clinic/clinic.ts';
import type { FeedPost } from './feed-post.ts';
import { element } from './xml.ts';

/** Every public address of the routes except articles and those below. */
export const sitePages = [
  '/',
  '/about',
  '/gallery',
  '/blog',
  '/patient-info',
  '/attorneys',
  '/pip-guide',
  '/contact',
  '/privacy',
  '/terms',
  '/disclaimer',
];

/** Built, but not in the sitemap: the received pages of plain HTML forms, and the page of a patient's visit. */
export const unlistedPages = [
  '/contact/received',
  '/pip-guide/received',
  '/attorneys/received',
  '/visit',
];

/** The pages and every published article, also those that no list shows. */
export function sitemap({ origin }: Clinic, posts: FeedPost[]): string {
  const pages = sitePages.map((path) => url(origin + path, null));
  const articles = posts.map(({ slug, updatedAt, createdAt }) =>
    url(`${origin}/blog/${slug}`, updatedAt ?? createdAt),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...articles].join('\n')}
</urlset>
`;
}

function url(address: string, changed: Date | null): string {
  const lastmod = element('lastmod', changed?.toISOString() ?? null);
  return `<url>${element('loc', address)}${lastmod}</url>`;
}
