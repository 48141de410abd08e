import { singleLine } from './plain-text.ts';

const separator = '[-\\u2010-\\u2013. ]?';

/** Ten digits; a leading +1 or 1 (phones autofill it); parentheses round the area code; dash, dot, space between. */
const usNumber = new RegExp(
  `^(?:\\+?1${separator})?(?:\\((\\d{3})\\)|(\\d{3}))${separator}(\\d{3})${separator}(\\d{4})$`,
);

/** '(801) 555-0100', or null when the text is not a US number. */
export function parsePhone(text: string): string | null {
  const match = usNumber.exec(singleLine(text));
  if (!match) return null;
  const [, inParentheses, plain, exchange, line] = match;
  return `(${inParentheses ?? plain}) ${exchange}-${line}`;
}

/** '+18015550100'. A stored text that is no US number keeps its own digits. */
export function internationalPhone(phone: string): string {
  const usPhone = parsePhone(phone);
  return usPhone ? `+1${usPhone.replace(/\D/g, '')}` : phone.replace(/[^\d+]/g, '');
}

/** 'tel:+18015550100' */
export function phoneHref(phone: string): string {
  return `tel:${internationalPhone(phone)}`;
}
