/** The modules of words in each language, by their files. */
export const allWords = {
  en: import.meta.glob<object>('../src/words/en/*.ts', { eager: true }),
  es: import.meta.glob<object>('../src/words/es/*.ts', { eager: true }),
};
