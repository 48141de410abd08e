import * as conditions from './en/conditions.ts';
import * as contact from './en/contact.ts';
import * as controls from './en/controls.ts';
import * as cookies from './en/cookies.ts';
import * as facts from './en/facts.ts';
import * as frame from './en/frame.ts';
import * as guideCover from './en/guide-cover.ts';
import * as home from './en/home.ts';
import * as lang from './en/lang.ts';
import * as languages from './en/languages.ts';
import * as leadForm from './en/lead-form.ts';
import * as notFound from './en/not-found.ts';
import * as paths from './en/paths.ts';
import * as postCard from './en/post-card.ts';
import * as requestReceived from './en/request-received.ts';
import * as spokenLanguages from './en/spoken-languages.ts';
import * as visit from './en/visit.ts';
import * as conditionsEs from './es/conditions.ts';
import * as contactEs from './es/contact.ts';
import * as controlsEs from './es/controls.ts';
import * as cookiesEs from './es/cookies.ts';
import * as factsEs from './es/facts.ts';
import * as frameEs from './es/frame.ts';
import * as guideCoverEs from './es/guide-cover.ts';
import * as homeEs from './es/home.ts';
import * as langEs from './es/lang.ts';
import * as languagesEs from './es/languages.ts';
import * as leadFormEs from './es/lead-form.ts';
import * as notFoundEs from './es/not-found.ts';
import * as pathsEs from './es/paths.ts';
import * as postCardEs from './es/post-card.ts';
import * as requestReceivedEs from './es/request-received.ts';
import * as spokenLanguagesEs from './es/spoken-languages.ts';
import * as visitEs from './es/visit.ts';

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
  conditions: both(conditions, conditionsEs),
  contact: both(contact, contactEs),
  controls: both(controls, controlsEs),
  cookies: both(cookies, cookiesEs),
  facts: both(facts, factsEs),
  frame: both(frame, frameEs),
  'guide-cover': both(guideCover, guideCoverEs),
  home: both(home, homeEs),
  lang: both(lang, langEs),
  languages: both(languages, languagesEs),
  'lead-form': both(leadForm, leadFormEs),
  'not-found': both(notFound, notFoundEs),
  paths: both(paths, pathsEs),
  'post-card': both(postCard, postCardEs),
  'request-received': both(requestReceived, requestReceivedEs),
  'spoken-languages': both(spokenLanguages, spokenLanguagesEs),
  visit: both(visit, visitEs),
};
