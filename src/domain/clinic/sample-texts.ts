/**
 * Legal pages with a sample text. A clinic that has put its own text into a page sets it to false here: the page then
 * says nothing about samples.
 */
export const isSampleText = {
  '/notice-of-privacy-practices': true,
  '/good-faith-estimate': true,
  '/accessibility': true,
  '/language-help': true,
};

export function sampleTexts(): string[] {
  return Object.entries(isSampleText).flatMap(([path, isSample]) => (isSample ? path : []));
}
