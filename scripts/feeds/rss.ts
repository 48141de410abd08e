import type { Clinic } from '#domain/clinic/clinic.ts';
import { postLanguage } from '#domain/posts/post.ts';
import type { Language } from '#domain/text/language.ts';
import * as english from '#words/blog.ts';
import * as spanish from '#words/es/blog.ts';
import { articlePath, blogPaths } from './articles.ts';
import type { FeedPost } from './feed-post.ts';
import { element } from './xml.ts';

const most = 20;

const words = { en: english, es: spanish };
const tags = { en: 'en-us', es: 'es-us' };

/** RSS 2.0 of the newest articles in a language. Readers tell items apart by their address. */
export function rss({ name, origin }: Clinic, posts: FeedPost[], language: Language): string {
  const { feedTitle, feedDescription, rssFile } = words[language];
  // As on the blog: a post without updatedAt is on no list.
  const listed = posts.filter((post) => post.updatedAt && postLanguage(post) === language);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
${element('title', feedTitle(name))}
${element('link', origin + blogPaths[language])}
${element('description', feedDescription)}
<language>${tags[language]}</language>
<atom:link href="${origin}${rssFile}" rel="self" type="application/rss+xml"/>
${listed
  .slice(0, most)
  .map((post) => item(post, origin))
  .join('\n')}
</channel>
</rss>
`;
}

function item(post: FeedPost, origin: string): string {
  const { title, summary, createdAt, updatedAt } = post;
  const address = origin + articlePath(post);
  return `<item>
${element('title', title)}
${element('link', address)}
${element('guid', address)}
${element('description', summary)}
${element('pubDate', (createdAt ?? updatedAt)?.toUTCString() ?? null)}
</item>`;
}
