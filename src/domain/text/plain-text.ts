/** Cleans typed text: removes characters that cannot be displayed or stored. */
import { countCharacters } from './count-characters.ts';

/** Between letters of Persian or Bengali, and at the end of a word after a sign that ends a syllable without a vowel. */
const joinedLetters =
  '(?<=[\\u0600-\\u0dff\\u1000-\\u109f\\u1780-\\u18af])\\p{Join_C}(?=\\p{Join_C}*[\\p{L}\\p{M}\\p{N}])' +
  '|(?<=[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca])\\p{Join_C}';
/** Of two emoji */
const joinedEmoji = '(?<=\\p{ExtPict}[\\ufe0f\\p{EMod}]?)\\u200d(?=\\p{ExtPict})';
/** What shapes the emoji, the keycap, the Chinese or the Mongolian letter beside it */
const shape = '(?<=[\\p{ExtPict}\\p{Ideo}\\u1800-\\u18af])\\p{VS}|\\p{VS}(?=\\u20e3)';

/**
 * Control and format characters, lone surrogates (UTF-8 cannot store them), those that only one font or program knows, and
 * letters that show nothing: fillers, the place of an object. Blanks stay, and joiners that join.
 */
const unseen = new RegExp(
  `(?!\\s|${joinedLetters}|${joinedEmoji}|${shape})` +
    '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{DI}\\p{NChar}\\ufffc]',
  'gu',
);

/** Also the end of a line (NEL), and letters that show nothing but their width. */
const blank = /[\s\u0085\u2800\u3164]+/g;

/** A mark shows only with a letter below it. */
const seen = /[^\s\p{M}\p{Cn}]/u;

/** One character out may bring two together that are one in a plain form. */
function line(text: string, form: 'NFC' | 'NFKC'): string {
  // 'Mª' is a whole name.
  const plain = text.replace(blank, ' ').replace(/[^ª]+/g, (part) => part.normalize(form));
  const cleaned = plain.replace(unseen, '').trim();
  if (cleaned !== text) return line(cleaned, form);
  return seen.test(text) ? text : '';
}

/** A name, an email or a number: one line of visible characters in plain form (NFKC): full-width letters are letters. */
export function cleanLine(value: unknown): string {
  if (typeof value !== 'string') return '';
  // Typed as an apostrophe. NFKC would make it a blank and an accent.
  return line(value.replaceAll('´', "'"), 'NFKC');
}

const bracket = '\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}"\'';
const stops = '.,;、،؛';
const wrapped = new RegExp(
  `^[${bracket}]\\s?(\\S.*[^${bracket}${stops}\\s])\\s?[${stops}]?\\s?[${bracket}]\\s?[${stops}]?$`,
  'u',
);
const stopped = new RegExp(`([^${stops}\\s])\\s?[${stops}]$`);

/**
 * Lower case, without the quotation marks or brackets around it and one stop, comma or semicolon that was copied from the
 * end of a sentence. Dashes, apostrophes and stops are those of a keyboard; a Turkish one has İ for i.
 */
export function cleanEmail(value: unknown): string {
  const email = cleanLine(cleanLine(value).replaceAll('İ', 'i').toLowerCase())
    .replace(/[\p{Pd}−]/gu, '-')
    .replace(/[‘’ʼʻ′`]/g, "'")
    .replace(/。(?=[^@]*$)/g, '.')
    .replace(wrapped, '$1')
    .replace(stopped, '$1');
  return seen.test(email) ? email : '';
}

/** One line, trimmed, with runs of blanks collapsed; '' for anything but a string. */
export function singleLine(value: unknown): string {
  return typeof value === 'string' ? line(value, 'NFC') : '';
}

/** Like singleLine, but keeps line breaks (as \n). */
export function multiLine(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .split(/\r\n|[\r\n\v\u0085\u2028\u2029]/)
    .map(singleLine)
    .join('\n')
    .trim();
}

/** How many characters are too many; 0 for a text that fits. */
export function charactersOver(text: string, limit: number): number {
  return text.length > limit ? Math.max(0, countCharacters(text) - limit) : 0;
}
