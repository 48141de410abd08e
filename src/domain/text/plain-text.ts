/** Cleans typed text: removes characters that cannot be displayed or stored. */

/**
 * Control characters (except blanks), lone surrogates (UTF-8 cannot store them), and invisible marks that phones
 * add on autofill.
 */
const unreadable = /(?!\s)[\p{Cc}\p{Cs}\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/gu;

/** One line, trimmed, with runs of blanks collapsed; '' for anything but a string. */
export function singleLine(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replace(unreadable, '').replace(/\s+/g, ' ').trim().normalize('NFC');
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
