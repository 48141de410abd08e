/** Longer than any link with an address before it. */
const longest = 1000;

const decoded = (text: string) =>
  text
    .replace(/%(25)+|=(?=2[DE]|3D|5F|0[AD])/gi, '%')
    .replace(/=(?:C2|E2=8.)=../g, (letter) => letter.replaceAll('=', '%'))
    .replace(/&#(x[\da-f]{2,4}|\d{2,4});/gi, (_, code) => String.fromCharCode(Number(`0${code}`)))
    .replace(/&[a-z]+;|<\/?(?:wbr|br|span|font)\b[^>]*>/gi, ' ')
    .replace(/%e2%(?:80%9[0-5]|88%92)|[‐-―−－]/gi, '-')
    .replace(/%e3%80%82|。/gi, '.')
    .replace(/%[0-7][\da-f]/gi, decodeURIComponent)
    .replace(/%[\da-f]{2}/gi, '')
    .normalize('NFKC');

/** Letters, digits, '_', '-' and '.' alone */
const bare = (text: string) => text.replace(/[^\w.-]/g, '');

/**
 * What a visit's link may have been when it was signed: mail programs encode its signs, even twice, hyphenate and wrap
 * it, and put other signs, or the whole address, around it. The link begins the text or comes behind a sign.
 */
export function typedLinks(link: string): string[] {
  const text = decoded(link.slice(0, longest));
  const starts = [...text.matchAll(/^|(?<=[^a-z\d])(?=[a-z\d])/gi)].map(({ index }) => index);
  const rests = starts.map((start) => text.slice(start));
  return rests.flatMap((rest) => [bare(rest), bare(rest.replace(/-\s+/g, ''))]);
}
