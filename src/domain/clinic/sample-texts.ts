/** A clinic that has put its own text into a legal page sets it to false here: the page then names no sample. */
export const isSampleText = {
  '/notice-of-privacy-practices': true,
  '/good-faith-estimate': true,
  '/accessibility': true,
  '/language-help': true,
};

export function sampleTexts(): string[] {
  return Object.entries(isSampleText).flatMap(([path, isSample]) => (isSample ? path : []));
}
