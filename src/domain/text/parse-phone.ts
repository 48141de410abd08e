import { cleanLine } from './plain-text.ts';

/** 'x204', 'ext. 204', '#204' at the end. */
const extensionShape = /[\s,;]*(?:x|extn?|extension|#)[\s.:=-]*#?(\d{1,6})$/i;

/** What kind of number it is, before or after it: 'tel:', 'Cell', '(mobile)'. */
const kind = '(?:tel|telephone|phone|cell|mobile|home|work|sms|callto)';
const kindShape = new RegExp(`^\\(?${kind}\\b|\\b${kind}$`, 'gi');

/** Digits of one script follow each other from zero on. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/** Null when the text is not a US number. */
function readPhone(text: string): { number: string; extension: string } | null {
  const typed = cleanLine(text)
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/[\p{P}\s]+$/u, '')
    .replace(kindShape, '')
    .replace(/[\p{P}\s]+$/u, '');
  const [ending = '', extension = ''] = extensionShape.exec(typed) ?? [];
  const main = typed.slice(0, typed.length - ending.length);
  // Any run of signs and blanks separates digits. Words do not.
  if (!/^[\d\p{P}\p{S}\p{M}\s]*$/u.test(main)) return null;
  const digits = main.replace(/\D/g, '');
  const international = /^\D*\+/.test(main);
  const [, area, exchange, line] =
    (international ? /^1(...)(...)(....)$/ : /^(?:(?:00|011)?1)?(...)(...)(....)$/).exec(digits) ??
    [];
  return area ? { number: `(${area}) ${exchange}-${line}`, extension } : null;
}

/** '(801) 555-0100', or null when the text is not a US number. A person is called without an extension. */
export function parsePhone(text: string): string | null {
  const phone = readPhone(text);
  return phone && !phone.extension ? phone.number : null;
}

/** An office's: '(801) 555-0100' or '(801) 555-0100 ext. 204'. */
export function parseOfficePhone(text: string): string | null {
  const phone = readPhone(text);
  if (!phone) return null;
  const { number, extension } = phone;
  return extension ? `${number} ext. ${extension}` : number;
}
