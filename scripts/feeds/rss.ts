import type { Clinic } from '#domain/clinic/clinic.ts';
import type { FeedPost } from './feed-post.ts';
import { element } from './xml.ts';

const most = 20;

/** RSS 2.0 of the newest articles. Readers tell items apart by their address. */
export function rss({ name, origin }: Clinic, posts: FeedPost[]): string {
  // As on the blog: a post without updatedAt is on no list.
  const listed = posts.filter(({ updatedAt }) => updatedAt);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', `${name}: blog`)}
${element('link', `${origin}/blog`)}
${element('description', 'Plain answers for the first weeks after a car accident.')}
<language>en-us</language>
<atom:link href="${origin}/rss.xml" rel="self" type="application/rss+xml"/>
${listed
  .slice(0, most)
  .map((post) => item(post, origin))
  .join('\n')}
</channel>
</rss>
`;
}

function item({ title, slug, summary, createdAt, updatedAt }: FeedPost, origin: string): string {
  const address = `${origin}/blog/${slug}`;
  return `<item>
${element('title', title)}
${element('link', address)}
${element('guid', address)}
${element('description', summary)}
${element('pubDate', (createdAt ?? updatedAt)?.toUTCString() ?? null)}
</item>`;
}
