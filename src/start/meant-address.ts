/** A broken code, such as half a letter, is nothing. */
function decoded(codes: string): string {
  try {
    return decodeURIComponent(codes);
  } catch {
    // Harmless: no page has it in its address.
    return '';
  }
}

/**
 * The address of the page that is meant. Mail programs and people take what stands behind an address for a part of it,
 * hyphenate and encode it, write '&' for '?', or copy the tag behind it, in any capitals. Netlify serves each page's file
 * under its own name as well.
 */
export function meantAddress(pathname: string): string {
  const [path = '', part] = pathname.split(/%(?:25)*23/);
  const address = path
    .replace(/(?:%[\da-f]{2})+/gi, decoded)
    // With the end of a line in a mail that no program put together.
    .replace(/[\p{Cf}\p{DI}]|=\r?\n/gu, '')
    .replace(/[‐‑]/g, '-')
    // From the first sign that no address has, or from the next address.
    .replace(/(?:https?:|[^\p{L}\p{M}\p{N}/._~-]).*/su, '')
    .replace(/\/{2,}/g, '/')
    .replace(/[._~-]+(?=\/?$)/, '')
    .replace(/(?:(?:\/index)?\.html?|(\.\w+))\/?$/i, '$1');
  // Of staff pages, some have ids.
  const page = /^\/admin(\/|$)/i.test(address) ? address : address.toLowerCase();
  return (encodeURI(page) || '/') + (part ? `#${part}` : '');
}

/** The file that such an address means, if any. */
export const fileAt = (address: string): string | undefined => /^[^#]+\.\w+$/.exec(address)?.[0];

const spanish = /^\/es(?=\/|$)/;

/** Whether it is of the other language, whose pages are other documents. */
export const isElsewhere = (address: string, pathname: string): boolean =>
  spanish.test(address) && !spanish.test(pathname);
