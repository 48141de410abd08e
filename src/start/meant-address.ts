/** Signs at the end that no address has, also encoded: ASCII signs, a blank of any width, quotation marks, an ellipsis. */
const signsAtEnd =
  /(?:%(?:[2-5][\da-f]|60|7[b-f])|%c2%a0|%e2%80%[\da-f]{2}|%ef%bb%bf|[^a-z\d/%])+(?=\/?$)/i;

/**
 * The address of the page that is meant. Mail programs and people take signs behind an address for a part of it, and
 * write '&' for '?'. Netlify serves each page's file under its own name as well.
 */
export function meantAddress(pathname: string): string {
  const address = pathname
    .replace(/(?:&|%26|%3f).*/i, '')
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?\.html$/, '')
    .replace(signsAtEnd, '');
  return address || '/';
}
