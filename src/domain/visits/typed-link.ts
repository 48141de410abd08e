/**
 * A visit's link as it was signed: mail programs encode its signs, even twice, hyphenate and wrap it, and put other signs
 * around it. A link has letters, digits, '_', '-' and '.' alone.
 */
export const typedLink = (link: string): string =>
  link
    .replace(/%(25)+|=(?=2D|2E|5F)/g, '%')
    .replace(/%e2%80%9[01]|[‐‑]/gi, '-')
    .replace(/%[0-7][\da-f]/gi, decodeURIComponent)
    .replace(/%[\da-f]{2}|[^\w.-]/gi, '');
