/** All words of the website, by the name of their file, for the check below: pages import their own modules. */
type English = {
  about: typeof import('./en/about.ts');
  accessibility: typeof import('./en/accessibility.ts');
  'appointment-form': typeof import('./en/appointment-form.ts');
  article: typeof import('./en/article.ts');
  'attorney-form': typeof import('./en/attorney-form.ts');
  attorneys: typeof import('./en/attorneys.ts');
  blog: typeof import('./en/blog.ts');
  'calendar-entry': typeof import('./en/calendar-entry.ts');
  'call-us': typeof import('./en/call-us.ts');
  'care-team': typeof import('./en/care-team.ts');
  conditions: typeof import('./en/conditions.ts');
  consent: typeof import('./en/consent.ts');
  contact: typeof import('./en/contact.ts');
  controls: typeof import('./en/controls.ts');
  cookies: typeof import('./en/cookies.ts');
  disclaimer: typeof import('./en/disclaimer.ts');
  facts: typeof import('./en/facts.ts');
  'form-texts': typeof import('./en/form-texts.ts');
  frame: typeof import('./en/frame.ts');
  'function-page': typeof import('./en/function-page.ts');
  gallery: typeof import('./en/gallery.ts');
  'good-faith-estimate': typeof import('./en/good-faith-estimate.ts');
  guide: typeof import('./en/guide.ts');
  'guide-cover': typeof import('./en/guide-cover.ts');
  home: typeof import('./en/home.ts');
  item: typeof import('./en/item.ts');
  lang: typeof import('./en/lang.ts');
  'language-help': typeof import('./en/language-help.ts');
  languages: typeof import('./en/languages.ts');
  'lead-form': typeof import('./en/lead-form.ts');
  legal: typeof import('./en/legal.ts');
  mails: typeof import('./en/mails.ts');
  'not-found': typeof import('./en/not-found.ts');
  offer: typeof import('./en/offer.ts');
  paths: typeof import('./en/paths.ts');
  'patient-info': typeof import('./en/patient-info.ts');
  photos: typeof import('./en/photos.ts');
  'pip-form': typeof import('./en/pip-form.ts');
  'pip-guide': typeof import('./en/pip-guide.ts');
  'pip-rights': typeof import('./en/pip-rights.ts');
  'post-card': typeof import('./en/post-card.ts');
  privacy: typeof import('./en/privacy.ts');
  'privacy-practices': typeof import('./en/privacy-practices.ts');
  provider: typeof import('./en/provider.ts');
  'request-received': typeof import('./en/request-received.ts');
  slots: typeof import('./en/slots.ts');
  'spoken-languages': typeof import('./en/spoken-languages.ts');
  staff: typeof import('./en/staff.ts');
  storage: typeof import('./en/storage.ts');
  terms: typeof import('./en/terms.ts');
  times: typeof import('./en/times.ts');
  visit: typeof import('./en/visit.ts');
  'visit-link': typeof import('./en/visit-link.ts');
  'what-to-bring': typeof import('./en/what-to-bring.ts');
};

type Spanish = {
  about: typeof import('./es/about.ts');
  accessibility: typeof import('./es/accessibility.ts');
  'appointment-form': typeof import('./es/appointment-form.ts');
  article: typeof import('./es/article.ts');
  'attorney-form': typeof import('./es/attorney-form.ts');
  attorneys: typeof import('./es/attorneys.ts');
  blog: typeof import('./es/blog.ts');
  'calendar-entry': typeof import('./es/calendar-entry.ts');
  'call-us': typeof import('./es/call-us.ts');
  'care-team': typeof import('./es/care-team.ts');
  conditions: typeof import('./es/conditions.ts');
  consent: typeof import('./es/consent.ts');
  contact: typeof import('./es/contact.ts');
  controls: typeof import('./es/controls.ts');
  cookies: typeof import('./es/cookies.ts');
  disclaimer: typeof import('./es/disclaimer.ts');
  facts: typeof import('./es/facts.ts');
  'form-texts': typeof import('./es/form-texts.ts');
  frame: typeof import('./es/frame.ts');
  'function-page': typeof import('./es/function-page.ts');
  gallery: typeof import('./es/gallery.ts');
  'good-faith-estimate': typeof import('./es/good-faith-estimate.ts');
  guide: typeof import('./es/guide.ts');
  'guide-cover': typeof import('./es/guide-cover.ts');
  home: typeof import('./es/home.ts');
  item: typeof import('./es/item.ts');
  lang: typeof import('./es/lang.ts');
  'language-help': typeof import('./es/language-help.ts');
  languages: typeof import('./es/languages.ts');
  'lead-form': typeof import('./es/lead-form.ts');
  legal: typeof import('./es/legal.ts');
  mails: typeof import('./es/mails.ts');
  'not-found': typeof import('./es/not-found.ts');
  offer: typeof import('./es/offer.ts');
  paths: typeof import('./es/paths.ts');
  'patient-info': typeof import('./es/patient-info.ts');
  photos: typeof import('./es/photos.ts');
  'pip-form': typeof import('./es/pip-form.ts');
  'pip-guide': typeof import('./es/pip-guide.ts');
  'pip-rights': typeof import('./es/pip-rights.ts');
  'post-card': typeof import('./es/post-card.ts');
  privacy: typeof import('./es/privacy.ts');
  'privacy-practices': typeof import('./es/privacy-practices.ts');
  provider: typeof import('./es/provider.ts');
  'request-received': typeof import('./es/request-received.ts');
  slots: typeof import('./es/slots.ts');
  'spoken-languages': typeof import('./es/spoken-languages.ts');
  staff: typeof import('./es/staff.ts');
  storage: typeof import('./es/storage.ts');
  terms: typeof import('./es/terms.ts');
  times: typeof import('./es/times.ts');
  visit: typeof import('./es/visit.ts');
  'visit-link': typeof import('./es/visit-link.ts');
  'what-to-bring': typeof import('./es/what-to-bring.ts');
};

/** What the other language of a module has to be: a text for a text, and a function for a function of the same values. */
type Words<Of> = Of extends string
  ? string
  : Of extends (...values: infer Values) => infer Said
    ? (...values: Values) => Words<Said>
    : Of extends object
      ? { [Name in keyof Of]: Words<Of[Name]> }
      : Of;

type As<Other, One extends Words<Other>> = One;

/** Doesn't compile where one of the two languages lacks a text. */
export type Areas = { en: As<Spanish, English>; es: As<English, Spanish> };
