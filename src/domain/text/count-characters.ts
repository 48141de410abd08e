/** V8 copies the whole text for each segment, so those of a long text would fill the memory. */
const longestSegmented = 5000;

/** Code points of an emoji of a whole family with its skin tones, and some more. */
const longestCharacter = 16;

/**
 * As people count: an emoji of several code points is one. Where characters have marks without end, the marks count, too. A
 * long text is counted by code points, which are more.
 */
export function countCharacters(text: string): number {
  const points = [...text].length;
  // Firefox before 125 has no segmenter.
  if (!Intl.Segmenter || text.length > longestSegmented) return points;
  const characters = [...new Intl.Segmenter().segment(text)].length;
  return Math.max(characters, points - longestCharacter * characters);
}
