const wordsPerMinute = 200;

const tag = /<\/?[a-z!][^>]*>/gi;
const listNumber = /^\s*\d+[.)]\s/gm;
/** A word contains a letter or digit: no lone hash, dash or pipe of Markdown. */
const word = /\S*[\p{L}\p{N}]\S*/gu;

/** Counts the words of Markdown or HTML, without markup. */
export function wordCount(text: string): number {
  const readable = text.replace(tag, ' ').replace(listNumber, '');
  return readable.match(word)?.length ?? 0;
}

/** Reading time in whole minutes, at least 1. Takes Markdown or HTML. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(wordCount(text) / wordsPerMinute));
}
