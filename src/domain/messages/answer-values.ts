/** Automatic answers to the forms of the website. They repeat nothing that the sender typed but a plain first name. */
import type { Clinic } from '../clinic/clinic.ts';
import { hasHours, hoursTable, openingState } from '../clinic/opening-hours.ts';
import type { Lead, LeadType } from '../leads/lead.ts';
import { howSoon } from '../requests/promise.ts';
import type { Language } from '../text/language.ts';
import { weekdayOf } from '../time/clinic-day.ts';
import { letterValues } from './clinic-values.ts';
import { type MailWords, mailWords } from './mail-words.ts';
import type { MessageKind } from './original-words.ts';
import type { Values } from './placeholders.ts';

export const answerKinds: Record<LeadType, MessageKind> = {
  contact: 'receivedContact',
  pip: 'receivedPip',
  attorney: 'receivedAttorney',
};

export function answerValues(
  { name, promisedBy }: Pick<Lead, 'name' | 'promisedBy'>,
  clinic: Clinic,
  siteOrigin: string,
  now: Date,
  language: Language,
): Values {
  const words = mailWords[language];
  return {
    ...letterValues(name, clinic, language),
    'how soon': howSoon(promisedBy, clinic, now, words.times),
    'if closed': closedNotice(clinic, now, words),
    'opening hours': openingHours(clinic, words),
    'guide link': `${siteOrigin}${words.guidePath}`,
  };
}

/** '' while the clinic is open. */
function closedNotice(clinic: Clinic, now: Date, { closedNow, times }: MailWords): string {
  const state = openingState(now, clinic);
  if (state.open || !state.opens) return '';
  const { date, daysAhead, time } = state.opens;
  const day =
    daysAhead === 0 ? '' : times.nearLongDay(weekdayOf(date), daysAhead > 7 ? date : null);
  return closedNow(day, time);
}

/** '' for a clinic whose hours aren't known. */
function openingHours({ hours }: Clinic, { times }: MailWords): string {
  if (!hasHours(hours)) return '';
  return hoursTable(hours, times)
    .map(({ day, spans }) => `${day}: ${spans.join(', ') || times.closed}`)
    .join('\n');
}
