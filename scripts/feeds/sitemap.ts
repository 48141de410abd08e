import type { Clinic } from '#domain/clinic/clinic.ts';
import { providerPath } from '#domain/clinic/staff-member.ts';
import { postLanguage } from '#domain/posts/post.ts';
import * as english from '#words/paths.ts';
import { isSpanishSigned } from '../translations/signed-words.ts';
import { articlePath } from './articles.ts';
import type { FeedMember, FeedPost, LastChanges } from './feed-post.ts';
import { listedTwins, spanishItem, type Twins, unlistedPages } from './twins.ts';
import { element } from './xml.ts';

/** Every public address of the routes except articles, providers and those that are unlisted. */
export const sitePages = Object.values<string>(english).filter(
  (path) => !unlistedPages.includes(path),
);

/** The pages of people of the staff in both languages. */
export const providerTwins = (staff: FeedMember[]): Twins[] =>
  staff.flatMap((member) => providerPath(member) ?? []).map((en) => ({ en, es: spanishItem(en) }));

/** What these pages show besides the facts of the clinic, which are on every page. */
const shown: Record<string, (keyof LastChanges)[]> = {
  '/': ['blogPosts', 'reviews', 'staff'],
  '/about': ['staff'],
  '/gallery': ['media'],
  '/blog': ['blogPosts'],
};

/** The pages, every provider, and every published article, also those that no list shows. */
export function sitemap(
  { origin }: Clinic,
  posts: FeedPost[],
  staff: FeedMember[],
  changes: LastChanges,
  isSigned = isSpanishSigned(),
): string {
  // An entry needs the address of the site.
  if (!origin) return wrapped([]);
  const changed = (sources: (keyof LastChanges)[] = []) =>
    [...sources, 'facts' as const]
      .flatMap((source) => changes[source] ?? [])
      .sort((a, b) => b.getTime() - a.getTime())[0] ?? null;
  const pages = sitePages.map((path) => url(origin + path, changed(shown[path])));
  const spanish = isSigned
    ? listedTwins.map(({ en, es }) => url(origin + es, changed(shown[en])))
    : [];
  const providers = providerTwins(staff)
    .flatMap(({ en, es }) => (isSigned ? [en, es] : [en]))
    .map((path) => url(origin + path, changed(['staff'])));
  const articles = posts
    .filter((post) => isSigned || postLanguage(post) === 'en')
    .map((post) => url(origin + articlePath(post), post.updatedAt ?? post.createdAt ?? changed()));
  return wrapped([...pages, ...spanish, ...providers, ...articles]);
}

function wrapped(entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

function url(address: string, changed: Date | null): string {
  const lastmod = element('lastmod', changed?.toISOString() ?? null);
  return `<url>${element('loc', address)}${lastmod}</url>`;
}
