import type { Post } from './post.ts';

/**
 * Those of `others` nearest to the post by their words, at most `most`. A shared word counts the
 * more, the fewer of the others have it, and long articles gain nothing by their length; in a draw
 * the order of `others` decides.
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
