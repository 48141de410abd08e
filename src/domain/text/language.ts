/** The languages in which the clinic writes to people. Staff read English. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** For staff. */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Spanish' };

/** undefined for anything else. */
export function knownLanguage(value: unknown): Language | undefined {
  return languages.find((known) => known === value);
}

/** As a page, a form or a document says it, 'es-MX', too; English for anything else. */
export function languageFrom(value: unknown): Language {
  return typeof value === 'string' && /^es(?![a-z])/i.test(value) ? 'es' : 'en';
}
