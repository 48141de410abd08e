/** Where articles are, each in its own language, and which two are the same one. */
import { type Post, postLanguage } from '#domain/posts/post.ts';
import * as spanish from '#words/es/paths.ts';
import * as english from '#words/paths.ts';
import type { Twins } from './twins.ts';

type Article = Pick<Post, 'id' | 'translationOf' | 'slug'>;
export type Move = { from: string; to: string };

export const blogPaths = { en: english.blog, es: spanish.blog };

export const articlePath = (article: Article) =>
  `${blogPaths[postLanguage(article)]}/${article.slug}`;

export function articleTwins(articles: Article[]): Twins[] {
  return articles.flatMap((article) => {
    const original = articles.find(({ id }) => id === article.translationOf);
    return original ? { en: articlePath(original), es: articlePath(article) } : [];
  });
}

/**
 * The link to the other language keeps the last part of the address. It leads to the same article, or to the list where
 * there is none. former: the articles at addresses that they have left.
 */
export function articleMoves(articles: Article[], former: Article[] = []): Move[] {
  return [...articles, ...former].map(({ id, translationOf, slug }) => {
    const list = blogPaths[translationOf ? 'en' : 'es'];
    const other = articles.find((each) =>
      translationOf ? each.id === translationOf : each.translationOf === id,
    );
    return { from: `${list}/${slug}`, to: other ? articlePath(other) : list };
  });
}

/** From the addresses that articles have left to their present ones. */
export function formerMoves(articles: Article[], former: Article[]): Move[] {
  return former.map((article) => {
    const now = articles.find(({ id }) => id === article.id) ?? article;
    return { from: articlePath(article), to: articlePath(now) };
  });
}
