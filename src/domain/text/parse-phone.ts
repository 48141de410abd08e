import { cleanLine } from './plain-text.ts';

/** '#204', 'x204', 'ext. no. 204', 'extensión 204'; ',204' behind a whole number, as phones keep one to dial after a pause. */
const extensionWord =
  'e?x(?:t(?:n|en(?:si[oó]n)?)?)?|[×#]|opt(?:ion)?|poste|anexo|interno|int|ramal';
const extensionShape = new RegExp(
  `[\\s,;]*(?:(?:${extensionWord})[\\s\\p{P}=]*(?:(?:x|(?:no|n[uú]mero|number)\\b)[\\s\\p{P}]*)?` +
    '|(?<=\\d{3}\\D{0,3}\\d{4})[,;pw]+[\\s.:=-]*)(\\d{1,6})$',
  'iu',
);

/** What kind of number it is, before or after it: 'tel:', 'Cell', '(mobile)', 'm'. */
const kind =
  '(?:t[eé]l(?:[eé]fono|[eé]?f)?|tl?fn?o?|(?:i|tele)?phone|ph|cel(?:l|ular)?|m[oó](?:bile|vil)|fijo|casa|trabajo|' +
  'oficina|n[uú]m(?:ber|ero)?|n\\.?[°o]|contacto|ll[aá]m\\p{L}+|e+\\.? ?uu?|[ae]l|ws?pp?|wa(?:\\.me)?|landline|home|work|' +
  'office|direct|main|de|sms|whatsapp|callto|https?|texto?|call|or|type|voice|pref|m[iy]|[ei]s|usa?|[cdhmnoptw])';
const kindShape = new RegExp(
  `^\\(?(?:${kind}(?!\\p{L})[\\p{P}\\s=]*)+|(?:(?<!\\p{L})${kind}[\\p{P}\\s]*)+$`,
  'giu',
);

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

/** With its words. The time to read a text grows with the square of its length. */
const longestPhone = 100;

/** Digits of all scripts as 0–9. */
export const plainDigits = (text: string) => text.replace(/\p{Nd}/gu, plainDigit);

/** Null when the text is not a US number. Some type the letter O for a zero. */
function readPhone(text: string): ReturnType<typeof readNumber> {
  // At first the shapes take a slow phone 10 ms.
  if (text === '') return null;
  // Behind a blank, a digit follows: between two numbers it is Spanish.
  const zeros = text.replace(
    /(?<=\d[().\-o]{0,4})o(?=[().\s\-o\d]|$)|(?<=\d\)?\s)o(?=[o\d])/gi,
    '0',
  );
  return readNumber(text) ?? readNumber(zeros);
}

function readNumber(text: string): { number: string; extension: string } | null {
  if (text.length > longestPhone) return null;
  const typed = bareNumber(plainDigits(cleanLine(text)));
  const [ending = '', extension = ''] = extensionShape.exec(typed) ?? [];
  const main = bareNumber(typed.slice(0, typed.length - ending.length));
  // Any run of signs and blanks separates digits, and so does the long dash of a Japanese keyboard. Words do not.
  if (!/^[\dー\p{P}\p{S}\p{M}\s]*$/u.test(main)) return null;
  const digits = main.replace(/\D/g, '');
  // '+', or a '1' apart, is followed by a whole number: '1-801-555-010' lacks a digit.
  const orNone = /^\D*(?:\+|1\D)/.test(main) ? '' : '?';
  const shape = new RegExp(`^(?:(?:00|011)?1)${orNone}(...)(...)(....)$`);
  const [, area, exchange, line] = shape.exec(digits) ?? [];
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
