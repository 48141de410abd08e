import { cleanLine } from './plain-text.ts';

/** 'x204', 'ext. 204', '#204' at the end; ',204' behind a whole number, as phones keep one to dial after a pause. */
const extensionShape =
  /[\s,;]*(?:x|×|extn?|extension|#|(?<=\d{3}\D{0,3}\d{4})[,;pw]+)[\s.:=-]*#?(\d{1,6})$/i;

/** What kind of number it is, before or after it: 'tel:', 'Cell', '(mobile)', 'm'. */
const kind =
  '(?:tel[eé]fono|celular|cel|m[oó]vil|casa|trabajo|oficina|' +
  'tel|telephone|phone|ph|cell|mobile|home|work|office|sms|callto|[chmptw])';
const kindShape = new RegExp(`^\\(?${kind}\\b|\\b${kind}$`, 'gi');

const bareNumber = (text: string) =>
  text
    .replace(/[\p{P}\s]+$/u, '')
    .replace(kindShape, '')
    .replace(/[\p{P}\s]+$/u, '');

/** Digits of one script follow each other from zero on. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

/** Null when the text is not a US number. */
function readPhone(text: string): { number: string; extension: string } | null {
  const typed = bareNumber(cleanLine(text).replace(/\p{Nd}/gu, plainDigit));
  const [ending = '', extension = ''] = extensionShape.exec(typed) ?? [];
  const main = bareNumber(typed.slice(0, typed.length - ending.length));
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
