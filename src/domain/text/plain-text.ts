/** Cleans typed text: removes characters that cannot be displayed or stored. */

/**
 * Control and format characters, lone surrogates (UTF-8 cannot store them), and letters that show nothing: fillers, the
 * empty Braille cell, the place of an object. Blanks stay, and joiners between letters of Persian and Indian names.
 */
const unseen =
  /(?!\s|(?<=[\u0600-\u0dff])[\u200c\u200d]\p{L})[\p{Cc}\p{Cf}\p{Cs}\p{DI}\p{NChar}\u2800\ufffc]/gu;

/** The same without those that shape the letter or emoji beside them. */
const unseenInText = /(?!\s|\u200c|\u200d|\p{VS})[\p{Cc}\p{Cf}\p{Cs}\p{DI}\p{NChar}\u2800\ufffc]/gu;

function line(text: string, without: RegExp, form: 'NFC' | 'NFKC'): string {
  return text.replace(without, '').normalize(form).replace(/\s+/g, ' ').trim();
}

/**
 * A name, an email or a number: one line of characters that show, each in its plain form (NFKC), so that full-width
 * letters are letters.
 */
export function cleanLine(value: unknown): string {
  if (typeof value !== 'string') return '';
  // Typed as an apostrophe. NFKC would make it a blank and an accent.
  return line(value.replaceAll('´', "'"), unseen, 'NFKC');
}

/**
 * Lower case, without one stop, comma or semicolon that was copied from the end of a sentence. Dashes and apostrophes of a
 * word processor are those of a keyboard.
 */
export function cleanEmail(value: unknown): string {
  return cleanLine(value)
    .replace(/[\p{Pd}−]/gu, '-')
    .replaceAll('’', "'")
    .replace(/([^.,;\s])\s?[.,;]$/, '$1')
    .toLowerCase();
}

/** One line, trimmed, with runs of blanks collapsed; '' for anything but a string. */
export function singleLine(value: unknown): string {
  // A text of joiners alone shows nothing.
  return cleanLine(value) && line(value as string, unseenInText, 'NFC');
}

/** Like singleLine, but keeps line breaks (as \n). */
export function multiLine(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .split(/\r\n|\r|\n/)
    .map(singleLine)
    .join('\n')
    .trim();
}

/** V8 copies the whole text for each segment, so those of a long text would fill the memory. */
const longestSegmented = 5000;

/** As people count: an emoji of several code points is one. A long text is counted by code points, which are more. */
function countCharacters(text: string): number {
  // Firefox before 125 has no segmenter.
  const isSegmented = Intl.Segmenter && text.length <= longestSegmented;
  return [...(isSegmented ? new Intl.Segmenter().segment(text) : text)].length;
}

/** How many characters are too many; 0 for a text that fits. */
export function charactersOver(text: string, limit: number): number {
  return text.length > limit ? Math.max(0, countCharacters(text) - limit) : 0;
}
