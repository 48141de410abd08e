import * as about from './en/about.ts';
import * as accessibility from './en/accessibility.ts';
import * as appointmentForm from './en/appointment-form.ts';
import * as article from './en/article.ts';
import * as attorneyForm from './en/attorney-form.ts';
import * as attorneys from './en/attorneys.ts';
import * as blog from './en/blog.ts';
import * as calendarEntry from './en/calendar-entry.ts';
import * as callUs from './en/call-us.ts';
import * as careTeam from './en/care-team.ts';
import * as conditions from './en/conditions.ts';
import * as consent from './en/consent.ts';
import * as contact from './en/contact.ts';
import * as controls from './en/controls.ts';
import * as cookies from './en/cookies.ts';
import * as disclaimer from './en/disclaimer.ts';
import * as facts from './en/facts.ts';
import * as formTexts from './en/form-texts.ts';
import * as frame from './en/frame.ts';
import * as functionPage from './en/function-page.ts';
import * as gallery from './en/gallery.ts';
import * as goodFaithEstimate from './en/good-faith-estimate.ts';
import * as guide from './en/guide.ts';
import * as guideCover from './en/guide-cover.ts';
import * as home from './en/home.ts';
import * as item from './en/item.ts';
import * as lang from './en/lang.ts';
import * as languageHelp from './en/language-help.ts';
import * as languages from './en/languages.ts';
import * as leadForm from './en/lead-form.ts';
import * as legal from './en/legal.ts';
import * as mails from './en/mails.ts';
import * as notFound from './en/not-found.ts';
import * as offer from './en/offer.ts';
import * as paths from './en/paths.ts';
import * as patientInfo from './en/patient-info.ts';
import * as photos from './en/photos.ts';
import * as pipForm from './en/pip-form.ts';
import * as pipGuide from './en/pip-guide.ts';
import * as pipRights from './en/pip-rights.ts';
import * as postCard from './en/post-card.ts';
import * as privacy from './en/privacy.ts';
import * as privacyPractices from './en/privacy-practices.ts';
import * as provider from './en/provider.ts';
import * as requestReceived from './en/request-received.ts';
import * as slots from './en/slots.ts';
import * as spokenLanguages from './en/spoken-languages.ts';
import * as staff from './en/staff.ts';
import * as storage from './en/storage.ts';
import * as terms from './en/terms.ts';
import * as times from './en/times.ts';
import * as visit from './en/visit.ts';
import * as visitLink from './en/visit-link.ts';
import * as whatToBring from './en/what-to-bring.ts';
import * as aboutEs from './es/about.ts';
import * as accessibilityEs from './es/accessibility.ts';
import * as appointmentFormEs from './es/appointment-form.ts';
import * as articleEs from './es/article.ts';
import * as attorneyFormEs from './es/attorney-form.ts';
import * as attorneysEs from './es/attorneys.ts';
import * as blogEs from './es/blog.ts';
import * as calendarEntryEs from './es/calendar-entry.ts';
import * as callUsEs from './es/call-us.ts';
import * as careTeamEs from './es/care-team.ts';
import * as conditionsEs from './es/conditions.ts';
import * as consentEs from './es/consent.ts';
import * as contactEs from './es/contact.ts';
import * as controlsEs from './es/controls.ts';
import * as cookiesEs from './es/cookies.ts';
import * as disclaimerEs from './es/disclaimer.ts';
import * as factsEs from './es/facts.ts';
import * as formTextsEs from './es/form-texts.ts';
import * as frameEs from './es/frame.ts';
import * as functionPageEs from './es/function-page.ts';
import * as galleryEs from './es/gallery.ts';
import * as goodFaithEstimateEs from './es/good-faith-estimate.ts';
import * as guideEs from './es/guide.ts';
import * as guideCoverEs from './es/guide-cover.ts';
import * as homeEs from './es/home.ts';
import * as itemEs from './es/item.ts';
import * as langEs from './es/lang.ts';
import * as languageHelpEs from './es/language-help.ts';
import * as languagesEs from './es/languages.ts';
import * as leadFormEs from './es/lead-form.ts';
import * as legalEs from './es/legal.ts';
import * as mailsEs from './es/mails.ts';
import * as notFoundEs from './es/not-found.ts';
import * as offerEs from './es/offer.ts';
import * as pathsEs from './es/paths.ts';
import * as patientInfoEs from './es/patient-info.ts';
import * as photosEs from './es/photos.ts';
import * as pipFormEs from './es/pip-form.ts';
import * as pipGuideEs from './es/pip-guide.ts';
import * as pipRightsEs from './es/pip-rights.ts';
import * as postCardEs from './es/post-card.ts';
import * as privacyEs from './es/privacy.ts';
import * as privacyPracticesEs from './es/privacy-practices.ts';
import * as providerEs from './es/provider.ts';
import * as requestReceivedEs from './es/request-received.ts';
import * as slotsEs from './es/slots.ts';
import * as spokenLanguagesEs from './es/spoken-languages.ts';
import * as staffEs from './es/staff.ts';
import * as storageEs from './es/storage.ts';
import * as termsEs from './es/terms.ts';
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
  about: both(about, aboutEs),
  accessibility: both(accessibility, accessibilityEs),
  'appointment-form': both(appointmentForm, appointmentFormEs),
  article: both(article, articleEs),
  'attorney-form': both(attorneyForm, attorneyFormEs),
  attorneys: both(attorneys, attorneysEs),
  blog: both(blog, blogEs),
  'calendar-entry': both(calendarEntry, calendarEntryEs),
  'call-us': both(callUs, callUsEs),
  'care-team': both(careTeam, careTeamEs),
  conditions: both(conditions, conditionsEs),
  consent: both(consent, consentEs),
  contact: both(contact, contactEs),
  controls: both(controls, controlsEs),
  cookies: both(cookies, cookiesEs),
  disclaimer: both(disclaimer, disclaimerEs),
  facts: both(facts, factsEs),
  'form-texts': both(formTexts, formTextsEs),
  frame: both(frame, frameEs),
  'function-page': both(functionPage, functionPageEs),
  gallery: both(gallery, galleryEs),
  'good-faith-estimate': both(goodFaithEstimate, goodFaithEstimateEs),
  guide: both(guide, guideEs),
  'guide-cover': both(guideCover, guideCoverEs),
  home: both(home, homeEs),
  item: both(item, itemEs),
  lang: both(lang, langEs),
  'language-help': both(languageHelp, languageHelpEs),
  languages: both(languages, languagesEs),
  'lead-form': both(leadForm, leadFormEs),
  legal: both(legal, legalEs),
  mails: both(mails, mailsEs),
  'not-found': both(notFound, notFoundEs),
  paths: both(paths, pathsEs),
  'patient-info': both(patientInfo, patientInfoEs),
  photos: both(photos, photosEs),
  'pip-form': both(pipForm, pipFormEs),
  'pip-guide': both(pipGuide, pipGuideEs),
  'pip-rights': both(pipRights, pipRightsEs),
  'post-card': both(postCard, postCardEs),
  privacy: both(privacy, privacyEs),
  'privacy-practices': both(privacyPractices, privacyPracticesEs),
  provider: both(provider, providerEs),
  'request-received': both(requestReceived, requestReceivedEs),
  slots: both(slots, slotsEs),
  'spoken-languages': both(spokenLanguages, spokenLanguagesEs),
  staff: both(staff, staffEs),
  storage: both(storage, storageEs),
  terms: both(terms, termsEs),
  times: both(times, timesEs),
  offer: both(offer, offerEs),
  visit: both(visit, visitEs),
  'visit-link': both(visitLink, visitLinkEs),
  'what-to-bring': both(whatToBring, whatToBringEs),
};
