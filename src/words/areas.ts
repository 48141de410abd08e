import * as about from './en/about.ts';
import * as attorneys from './en/attorneys.ts';
import * as careTeam from './en/care-team.ts';
import * as conditions from './en/conditions.ts';
import * as contact from './en/contact.ts';
import * as controls from './en/controls.ts';
import * as cookies from './en/cookies.ts';
import * as facts from './en/facts.ts';
import * as frame from './en/frame.ts';
import * as gallery from './en/gallery.ts';
import * as guide from './en/guide.ts';
import * as guideCover from './en/guide-cover.ts';
import * as home from './en/home.ts';
import * as item from './en/item.ts';
import * as lang from './en/lang.ts';
import * as languages from './en/languages.ts';
import * as leadForm from './en/lead-form.ts';
import * as notFound from './en/not-found.ts';
import * as paths from './en/paths.ts';
import * as patientInfo from './en/patient-info.ts';
import * as photos from './en/photos.ts';
import * as pipGuide from './en/pip-guide.ts';
import * as pipRights from './en/pip-rights.ts';
import * as postCard from './en/post-card.ts';
import * as provider from './en/provider.ts';
import * as requestReceived from './en/request-received.ts';
import * as spokenLanguages from './en/spoken-languages.ts';
import * as staff from './en/staff.ts';
import * as visit from './en/visit.ts';
import * as aboutEs from './es/about.ts';
import * as attorneysEs from './es/attorneys.ts';
import * as careTeamEs from './es/care-team.ts';
import * as conditionsEs from './es/conditions.ts';
import * as contactEs from './es/contact.ts';
import * as controlsEs from './es/controls.ts';
import * as cookiesEs from './es/cookies.ts';
import * as factsEs from './es/facts.ts';
import * as frameEs from './es/frame.ts';
import * as galleryEs from './es/gallery.ts';
import * as guideEs from './es/guide.ts';
import * as guideCoverEs from './es/guide-cover.ts';
import * as homeEs from './es/home.ts';
import * as itemEs from './es/item.ts';
import * as langEs from './es/lang.ts';
import * as languagesEs from './es/languages.ts';
import * as leadFormEs from './es/lead-form.ts';
import * as notFoundEs from './es/not-found.ts';
import * as pathsEs from './es/paths.ts';
import * as patientInfoEs from './es/patient-info.ts';
import * as photosEs from './es/photos.ts';
import * as pipGuideEs from './es/pip-guide.ts';
import * as pipRightsEs from './es/pip-rights.ts';
import * as postCardEs from './es/post-card.ts';
import * as providerEs from './es/provider.ts';
import * as requestReceivedEs from './es/request-received.ts';
import * as spokenLanguagesEs from './es/spoken-languages.ts';
import * as staffEs from './es/staff.ts';
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
  about: both(about, aboutEs),
  attorneys: both(attorneys, attorneysEs),
  'care-team': both(careTeam, careTeamEs),
  conditions: both(conditions, conditionsEs),
  contact: both(contact, contactEs),
  controls: both(controls, controlsEs),
  cookies: both(cookies, cookiesEs),
  facts: both(facts, factsEs),
  frame: both(frame, frameEs),
  gallery: both(gallery, galleryEs),
  guide: both(guide, guideEs),
  'guide-cover': both(guideCover, guideCoverEs),
  home: both(home, homeEs),
  item: both(item, itemEs),
  lang: both(lang, langEs),
  languages: both(languages, languagesEs),
  'lead-form': both(leadForm, leadFormEs),
  'not-found': both(notFound, notFoundEs),
  paths: both(paths, pathsEs),
  'patient-info': both(patientInfo, patientInfoEs),
  photos: both(photos, photosEs),
  'pip-guide': both(pipGuide, pipGuideEs),
  'pip-rights': both(pipRights, pipRightsEs),
  'post-card': both(postCard, postCardEs),
  provider: both(provider, providerEs),
  'request-received': both(requestReceived, requestReceivedEs),
  'spoken-languages': both(spokenLanguages, spokenLanguagesEs),
  staff: both(staff, staffEs),
  visit: both(visit, visitEs),
};
