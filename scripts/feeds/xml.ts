const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters that XML 1.0 does not allow even as an entity. */
const forbidden = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** One element with text; nothing for null. */
export function element(name: string, text: string | null): string {
  if (text === null) return '';
  const safe = text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
  return `<${name}>${safe}</${name}>`;
}
