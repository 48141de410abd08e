import * as appointmentForm from './en/appointment-form.ts';
import * as attorneyForm from './en/attorney-form.ts';
import * as calendarEntry from './en/calendar-entry.ts';
import * as callUs from './en/call-us.ts';
import * as conditions from './en/conditions.ts';
import * as consent from './en/consent.ts';
import * as contact from './en/contact.ts';
import * as controls from './en/controls.ts';
import * as cookies from './en/cookies.ts';
import * as facts from './en/facts.ts';
import * as formTexts from './en/form-texts.ts';
import * as frame from './en/frame.ts';
import * as functionPage from './en/function-page.ts';
import * as guideCover from './en/guide-cover.ts';
import * as home from './en/home.ts';
import * as lang from './en/lang.ts';
import * as languages from './en/languages.ts';
import * as leadForm from './en/lead-form.ts';
import * as mails from './en/mails.ts';
import * as notFound from './en/not-found.ts';
import * as paths from './en/paths.ts';
import * as pipForm from './en/pip-form.ts';
import * as postCard from './en/post-card.ts';
import * as requestReceived from './en/request-received.ts';
import * as spokenLanguages from './en/spoken-languages.ts';
import * as times from './en/times.ts';
import * as visit from './en/visit.ts';
import * as visitLink from './en/visit-link.ts';
import * as whatToBring from './en/what-to-bring.ts';
import * as appointmentFormEs from './es/appointment-form.ts';
import * as attorneyFormEs from './es/attorney-form.ts';
import * as calendarEntryEs from './es/calendar-entry.ts';
import * as callUsEs from './es/call-us.ts';
import * as conditionsEs from './es/conditions.ts';
import * as consentEs from './es/consent.ts';
import * as contactEs from './es/contact.ts';
import * as controlsEs from './es/controls.ts';
import * as cookiesEs from './es/cookies.ts';
import * as factsEs from './es/facts.ts';
import * as formTextsEs from './es/form-texts.ts';
import * as frameEs from './es/frame.ts';
import * as functionPageEs from './es/function-page.ts';
import * as guideCoverEs from './es/guide-cover.ts';
import * as homeEs from './es/home.ts';
import * as langEs from './es/lang.ts';
import * as languagesEs from './es/languages.ts';
import * as leadFormEs from './es/lead-form.ts';
import * as mailsEs from './es/mails.ts';
import * as notFoundEs from './es/not-found.ts';
import * as pathsEs from './es/paths.ts';
import * as pipFormEs from './es/pip-form.ts';
import * as postCardEs from './es/post-card.ts';
import * as requestReceivedEs from './es/request-received.ts';
import * as spokenLanguagesEs from './es/spoken-languages.ts';
import * as timesEs from './es/times.ts';
import * as visitEs from './es/visit.ts';
import * as visitLinkEs from './es/visit-link.ts';
import * as whatToBringEs from './es/what-to-bring.ts';

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
  'appointment-form': both(appointmentForm, appointmentFormEs),
  'attorney-form': both(attorneyForm, attorneyFormEs),
  'calendar-entry': both(calendarEntry, calendarEntryEs),
  'call-us': both(callUs, callUsEs),
  conditions: both(conditions, conditionsEs),
  consent: both(consent, consentEs),
  contact: both(contact, contactEs),
  controls: both(controls, controlsEs),
  cookies: both(cookies, cookiesEs),
  facts: both(facts, factsEs),
  'form-texts': both(formTexts, formTextsEs),
  frame: both(frame, frameEs),
  'function-page': both(functionPage, functionPageEs),
  'guide-cover': both(guideCover, guideCoverEs),
  home: both(home, homeEs),
  lang: both(lang, langEs),
  languages: both(languages, languagesEs),
  'lead-form': both(leadForm, leadFormEs),
  mails: both(mails, mailsEs),
  'not-found': both(notFound, notFoundEs),
  paths: both(paths, pathsEs),
  'pip-form': both(pipForm, pipFormEs),
  'post-card': both(postCard, postCardEs),
  'request-received': both(requestReceived, requestReceivedEs),
  'spoken-languages': both(spokenLanguages, spokenLanguagesEs),
  times: both(times, timesEs),
  visit: both(visit, visitEs),
  'visit-link': both(visitLink, visitLinkEs),
  'what-to-bring': both(whatToBring, whatToBringEs),
};
