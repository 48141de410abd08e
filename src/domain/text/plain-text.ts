/** What people type, before it is judged: text without anything that could not be read or stored. */

/** But for blanks: controls, lone surrogates (not storable as UTF-8), and the invisible marks phones add on autofill. */
const unreadable = /(?!\s)[\p{Cc}\p{Cs}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/** One line, trimmed, runs of blanks as one; '' for anything that is not a string. */
export function singleLine(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replace(unreadable, '').replace(/\s+/g, ' ').trim().normalize('NFC');
}

/** Like singleLine, but line breaks stay (as \n). */
export function multiLine(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .split(/\r\n|\r|\n/)
    .map(singleLine)
    .join('\n')
    .trim();
}
