import type { Post } from './post.ts';

/**
 * Those of `others` that share the most words with the post, at most `most`. A shared word counts more if fewer of
 * the others have it. Long articles gain nothing by their length. A tie keeps the order of `others`.
 */
export function relatedPosts(post: Post, others: Post[], most = 3): Post[] {
  const topics = wordsOf(post);
  const candidates = others
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, words: wordsOf(other) }));
  const weight = (word: string) => 1 / candidates.filter(({ words }) => words.has(word)).length;
  const nearness = (words: Set<string>) =>
    [...words].reduce((sum, word) => sum + (topics.has(word) ? weight(word) : 0), 0) /
    Math.sqrt(words.size);

  return candidates
    .map(({ other, words }) => ({ other, score: nearness(words) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ other }) => other);
}

function wordsOf({ title, summary, content }: Post): Set<string> {
  return new Set(`${title} ${summary} ${content}`.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
