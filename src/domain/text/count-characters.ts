/** V8 copies the whole text for each segment, so those of a long text would fill the memory. */
const longestSegmented = 5000;

/** Code points of an emoji of a whole family with its skin tones, and some more. */
const longestCharacter = 16;

/**
 * As people count: an emoji of several code points is one. What is longer than any of them has marks without end, and each
 * counts. A long text is counted by code points, which are more.
 */
export function countCharacters(text: string): number {
  // Firefox before 125 has no segmenter.
  const isSegmented = Intl.Segmenter && text.length <= longestSegmented;
  if (!isSegmented) return [...text].length;
  return [...new Intl.Segmenter().segment(text)].reduce(
    (sum, { segment }) => sum + Math.max(1, [...segment].length - longestCharacter),
    0,
  );
}
