import * as frame from './en/frame.ts';
import * as lang from './en/lang.ts';
import * as languages from './en/languages.ts';
import * as notFound from './en/not-found.ts';
import * as paths from './en/paths.ts';
import * as frameEs from './es/frame.ts';
import * as langEs from './es/lang.ts';
import * as languagesEs from './es/languages.ts';
import * as notFoundEs from './es/not-found.ts';
import * as pathsEs from './es/paths.ts';

/** What the Spanish of a module has to be: a text for a text, and a function for a function of the same values. */
export type Words<En> = En extends string
  ? string
  : En extends (...values: infer Values) => infer Said
    ? (...values: Values) => Words<Said>
    : En extends object
      ? { [Name in keyof En]: Words<En[Name]> }
      : En;

/** Doesn't compile where a Spanish text is missing, or where the English one has gone. */
function both<En extends object, Es extends Words<En>>(
  en: En,
  es: Words<En> extends Words<Es> ? Es : { tooMuch: Exclude<keyof Es, keyof En> },
): { en: En; es: Es } {
  return { en, es: es as Es };
}

/** All words of the website, by the name of their file. For checks and tools: pages import their own modules. */
export const areas = {
  frame: both(frame, frameEs),
  lang: both(lang, langEs),
  languages: both(languages, languagesEs),
  'not-found': both(notFound, notFoundEs),
  paths: both(paths, pathsEs),
};
