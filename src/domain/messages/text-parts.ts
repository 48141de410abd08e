/** How many parts a phone sends a text message in (3GPP TS 23.038). */

/** Letters of the short alphabet. Any other letter, such as ’, makes the whole text use the long one. */
const short = /^[\n\r !"#$%&'()*+,\-./0-9:;<=>?@A-Z_a-z¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùü^{}\\[~\]|€]*$/;
/** Of the short alphabet, and takes two places. */
const wide = /[\^{}\\[~\]|€]/g;

export function textParts(text: string): number {
  if (!short.test(text)) return parts(text.length, 70, 67);
  return parts(text.length + (text.match(wide)?.length ?? 0), 160, 153);
}

/** Each part of several has fewer places, since it also says its number. */
function parts(places: number, alone: number, each: number): number {
  return places <= alone ? 1 : Math.ceil(places / each);
}
