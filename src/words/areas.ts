/** What the other language of a module has to be: a text for a text, and a function for a function of the same values. */
type Words<Of> = Of extends string
  ? string
  : Of extends (...values: infer Values) => infer Said
    ? (...values: Values) => Words<Said>
    : Of extends object
      ? Module<Of>
      : Of;

type Module<Of> = { [Name in keyof Of]: Words<Of[Name]> };

/** A module in both languages. Doesn't compile where one of the two lacks a text. */
type Both<English extends Module<Spanish>, Spanish extends Module<English>> = [English, Spanish];

/** All words of the website, for this check: pages import their own modules. */
export type Areas = [
  Both<typeof import('./en/about.ts'), typeof import('./es/about.ts')>,
  Both<typeof import('./en/accessibility.ts'), typeof import('./es/accessibility.ts')>,
  Both<typeof import('./en/appointment-form.ts'), typeof import('./es/appointment-form.ts')>,
  Both<typeof import('./en/article.ts'), typeof import('./es/article.ts')>,
  Both<typeof import('./en/attorney-form.ts'), typeof import('./es/attorney-form.ts')>,
  Both<typeof import('./en/attorneys.ts'), typeof import('./es/attorneys.ts')>,
  Both<typeof import('./en/blog.ts'), typeof import('./es/blog.ts')>,
  Both<typeof import('./en/calendar-entry.ts'), typeof import('./es/calendar-entry.ts')>,
  Both<typeof import('./en/call-us.ts'), typeof import('./es/call-us.ts')>,
  Both<typeof import('./en/care-team.ts'), typeof import('./es/care-team.ts')>,
  Both<typeof import('./en/conditions.ts'), typeof import('./es/conditions.ts')>,
  Both<typeof import('./en/consent.ts'), typeof import('./es/consent.ts')>,
  Both<typeof import('./en/contact.ts'), typeof import('./es/contact.ts')>,
  Both<typeof import('./en/controls.ts'), typeof import('./es/controls.ts')>,
  Both<typeof import('./en/cookies.ts'), typeof import('./es/cookies.ts')>,
  Both<typeof import('./en/disclaimer.ts'), typeof import('./es/disclaimer.ts')>,
  Both<typeof import('./en/facts.ts'), typeof import('./es/facts.ts')>,
  Both<typeof import('./en/form-texts.ts'), typeof import('./es/form-texts.ts')>,
  Both<typeof import('./en/frame.ts'), typeof import('./es/frame.ts')>,
  Both<typeof import('./en/function-page.ts'), typeof import('./es/function-page.ts')>,
  Both<typeof import('./en/gallery.ts'), typeof import('./es/gallery.ts')>,
  Both<typeof import('./en/good-faith-estimate.ts'), typeof import('./es/good-faith-estimate.ts')>,
  Both<typeof import('./en/guide.ts'), typeof import('./es/guide.ts')>,
  Both<typeof import('./en/guide-cover.ts'), typeof import('./es/guide-cover.ts')>,
  Both<typeof import('./en/home.ts'), typeof import('./es/home.ts')>,
  Both<typeof import('./en/item.ts'), typeof import('./es/item.ts')>,
  Both<typeof import('./en/lang.ts'), typeof import('./es/lang.ts')>,
  Both<typeof import('./en/language-help.ts'), typeof import('./es/language-help.ts')>,
  Both<typeof import('./en/languages.ts'), typeof import('./es/languages.ts')>,
  Both<typeof import('./en/lead-form.ts'), typeof import('./es/lead-form.ts')>,
  Both<typeof import('./en/legal.ts'), typeof import('./es/legal.ts')>,
  Both<typeof import('./en/mails.ts'), typeof import('./es/mails.ts')>,
  Both<typeof import('./en/not-found.ts'), typeof import('./es/not-found.ts')>,
  Both<typeof import('./en/offer.ts'), typeof import('./es/offer.ts')>,
  Both<typeof import('./en/paths.ts'), typeof import('./es/paths.ts')>,
  Both<typeof import('./en/patient-info.ts'), typeof import('./es/patient-info.ts')>,
  Both<typeof import('./en/photos.ts'), typeof import('./es/photos.ts')>,
  Both<typeof import('./en/pip-form.ts'), typeof import('./es/pip-form.ts')>,
  Both<typeof import('./en/pip-guide.ts'), typeof import('./es/pip-guide.ts')>,
  Both<typeof import('./en/pip-rights.ts'), typeof import('./es/pip-rights.ts')>,
  Both<typeof import('./en/post-card.ts'), typeof import('./es/post-card.ts')>,
  Both<typeof import('./en/privacy.ts'), typeof import('./es/privacy.ts')>,
  Both<typeof import('./en/privacy-practices.ts'), typeof import('./es/privacy-practices.ts')>,
  Both<typeof import('./en/provider.ts'), typeof import('./es/provider.ts')>,
  Both<typeof import('./en/request-received.ts'), typeof import('./es/request-received.ts')>,
  Both<typeof import('./en/slots.ts'), typeof import('./es/slots.ts')>,
  Both<typeof import('./en/spoken-languages.ts'), typeof import('./es/spoken-languages.ts')>,
  Both<typeof import('./en/staff.ts'), typeof import('./es/staff.ts')>,
  Both<typeof import('./en/storage.ts'), typeof import('./es/storage.ts')>,
  Both<typeof import('./en/terms.ts'), typeof import('./es/terms.ts')>,
  Both<typeof import('./en/times.ts'), typeof import('./es/times.ts')>,
  Both<typeof import('./en/visit.ts'), typeof import('./es/visit.ts')>,
  Both<typeof import('./en/visit-link.ts'), typeof import('./es/visit-link.ts')>,
  Both<typeof import('./en/what-to-bring.ts'), typeof import('./es/what-to-bring.ts')>,
];
