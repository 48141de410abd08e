/** What the function says to visitors and patients, in each language. */
import type { Language } from '#domain/text/language.ts';
import { parsedUrl } from '#domain/text/parsed-url.ts';
import * as appointment from '#words/appointment-form.ts';
import * as attorney from '#words/attorney-form.ts';
import * as calendar from '#words/calendar-entry.ts';
import * as callUs from '#words/call-us.ts';
import * as consent from '#words/consent.ts';
import * as spanishAppointment from '#words/es/appointment-form.ts';
import * as spanishAttorney from '#words/es/attorney-form.ts';
import * as spanishCalendar from '#words/es/calendar-entry.ts';
import * as spanishCallUs from '#words/es/call-us.ts';
import * as spanishConsent from '#words/es/consent.ts';
import * as spanishForm from '#words/es/form-texts.ts';
import * as spanishPage from '#words/es/function-page.ts';
import * as spanishPaths from '#words/es/paths.ts';
import { home } from '#words/es/paths.ts';
import * as spanishPip from '#words/es/pip-form.ts';
import { slotTexts as spanishSlotTexts } from '#words/es/slots.ts';
import * as spanishVisitLink from '#words/es/visit-link.ts';
import * as form from '#words/form-texts.ts';
import * as page from '#words/function-page.ts';
import * as paths from '#words/paths.ts';
import * as pip from '#words/pip-form.ts';
import { slotTexts } from '#words/slots.ts';
import * as visitLink from '#words/visit-link.ts';

const en = {
  lang: 'en' as Language,
  paths: paths as Record<keyof typeof paths, string>,
  ...appointment,
  ...attorney,
  ...calendar,
  ...callUs,
  ...consent,
  ...form,
  ...page,
  ...pip,
  slotTexts,
  ...visitLink,
};

export type FunctionWords = typeof en;

export const wordsIn: Record<Language, FunctionWords> = {
  en,
  es: {
    lang: 'es',
    paths: spanishPaths,
    ...spanishAppointment,
    ...spanishAttorney,
    ...spanishCalendar,
    ...spanishCallUs,
    ...spanishConsent,
    ...spanishForm,
    ...spanishPage,
    ...spanishPip,
    slotTexts: spanishSlotTexts,
    ...spanishVisitLink,
  },
};

/** Of the page that a request was sent from, where no form says it. */
export function languageOfPage(request: Request): Language {
  const page = parsedUrl(request.headers.get('referer') ?? '')?.pathname ?? '';
  return page === home || page.startsWith(`${home}/`) ? 'es' : 'en';
}
