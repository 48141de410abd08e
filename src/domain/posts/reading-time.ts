const wordsPerMinute = 200;

const tag = /<\/?[a-z!][^>]*>/gi;
const listNumber = /^\s*\d+[.)]\s/gm;
/** What a blank separates, if there is something to read in it: no hash, dash or pipe of Markdown. */
const word = /\S*[\p{L}\p{N}]\S*/gu;

/** Words to read in Markdown or HTML; markup is none. */
export function wordCount(text: string): number {
  const readable = text.replace(tag, ' ').replace(listNumber, '');
  return readable.match(word)?.length ?? 0;
}

/** Whole minutes, at least 1. Takes Markdown or HTML; markup takes no time to read. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(wordCount(text) / wordsPerMinute));
}
