/** V8 copies the whole text for each segment, so those of a long text would fill the memory. */
const longestSegmented = 5000;

/** As people count: an emoji of several code points is one. A long text is counted by code points, which are more. */
export function countCharacters(text: string): number {
  // Firefox before 125 has no segmenter.
  const isSegmented = Intl.Segmenter && text.length <= longestSegmented;
  return [...(isSegmented ? new Intl.Segmenter().segment(text) : text)].length;
}
