/** Characters of the longest slug. */
export const longestSlug = 120;

/** Lower-case words joined by hyphens, as firestore.rules demand of every slug that is stored. */
export function isSlug(text: string): boolean {
  return text.length <= longestSlug && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
