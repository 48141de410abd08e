/** Signs at the end that no address has, also encoded: ASCII signs, blanks of any width, quotation marks, an ellipsis. */
const signsAtEnd =
  /(?:%(?:[2-5][\da-f]|60|7[b-f])|%c2%..|%e(?:2%8[01]|3%80)%..|%ef%b[bc]%..|[^a-z\d/%])+(?=\/?$)/i;

/**
 * The address of the page that is meant. Mail programs and people take signs behind an address for a part of it, and
 * write '&' for '?', or copy the tag behind it. Netlify serves each page's file under its own name as well.
 */
export function meantAddress(pathname: string): string {
  const address = pathname
    .replace(/(?:[&<>"]|%(?:0|2[236]|3[cef])).*/i, '')
    .replace(/\/{2,}/g, '/')
    .replace(signsAtEnd, '')
    .replace(/(?:\/index)?\.html$/i, '');
  return address || '/';
}
