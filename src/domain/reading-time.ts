const wordsPerMinute = 200;

/** Whole minutes, at least 1. Expects plain or marked-up text. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
