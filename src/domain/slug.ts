/** The last part of an article's address. */

const longest = 120;

/** Lower-case words joined by hyphens, as firestore.rules demand of every slug that is stored. */
export function isSlug(text: string): boolean {
  return text.length <= longest && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
