import { escapeMarkup } from '#domain/text/escape-markup.ts';

/** Characters that XML 1.0 does not allow even as an entity. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** One element with text; nothing for null. */
export function element(name: string, text: string | null): string {
  if (text === null) return '';
  return `<${name}>${escapeMarkup(text.replace(forbidden, ''))}</${name}>`;
}
