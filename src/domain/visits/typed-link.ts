/** A visit's link as it was signed: mail programs encode its signs, and hyphenate it. */
export const typedLink = (link: string): string =>
  link
    .replace(/%c2%ad|%e2%80%8b|[\u00ad\u200b]/gi, '')
    .replace(/%[2-7][\da-f]/gi, decodeURIComponent);
