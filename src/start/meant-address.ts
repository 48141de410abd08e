/** A broken code, such as half a letter, is nothing. */
function decoded(codes: string): string {
  try {
    return decodeURIComponent(codes);
  } catch {
    // Harmless: no page has it in its address.
    return '';
  }
}

/** Of the files beside the pages, from the first stop on. */
const fileEnd = /^\.(?:pdf|xml|txt|vcf|ics|json|webmanifest|ico|png|svg|webp|jpe?g|css|js)/i;

/**
 * The address of the page that is meant. Mail programs and people take what stands around an address for a part of it,
 * hyphenate and encode it, write '&' for '?', or copy the tag or the next word behind it, in any capitals. Netlify serves
 * each page's file under its own name as well.
 */
export function meantAddress(pathname: string): string {
  const [path = '', part] = pathname.split(/%(?:25)*23/);
  const address = path
    .replace(/(?:%[\da-f]{2})+/gi, decoded)
    .normalize('NFKD')
    // Accents, too: '/es/términos'. With the end of a line in a mail that no program put together.
    .replace(/[\p{Cf}\p{DI}\p{M}]|=\r?\n/gu, '')
    .replace(/[‐−]/g, '-')
    // Another address, or one without its 'https://'
    .replace(/^\/+(?:https?:\/+[^/]+|[\w-](?:[\w-]*\.)+[a-z]{2,}(?=\/\w))/i, '')
    .replace(/^\/*[\s\p{Ps}\p{Pi}<"'`*_\\|-]+(?=[\p{L}\p{N}])/u, '/')
    // From the first sign that no address has, or from the next address.
    .replace(/(?:https?:|www\.|[^\p{L}\p{N}/._~-]).*/su, '')
    .replace(/\/{2,}/g, '/')
    .replace(/[._~-]+(?=\/?$)/, '')
    .replace(/(?<!\/)\..*/s, (end) => fileEnd.exec(end)?.[0] ?? '')
    .replace(/\/index$/i, '');
  // Of staff pages, some have ids.
  const page = address.replace(/^\/admin(?=\/|$)|^(?!\/admin(?:\/|$)).*/i, (each) =>
    each.toLowerCase(),
  );
  return (encodeURI(page) || '/') + (part ? `#${part}` : '');
}

/** The file that such an address means, if any. */
export const fileAt = (address: string): string | undefined =>
  /^[^#]+\.\w+(?=#|$)/.exec(address)?.[0];

const documents = /^\/(?:es|admin)(?=\/|$)/;

/** Whether it is of the other language or the back office, whose pages are other documents. */
export const isElsewhere = (address: string, pathname: string): boolean =>
  documents.test(address) && documents.exec(address)?.[0] !== documents.exec(pathname)?.[0];
