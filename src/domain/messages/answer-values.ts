/** Automatic answers to the forms of the website. They repeat nothing that the sender typed but a plain first name. */
import type { Clinic } from '../clinic/clinic.ts';
import { greeting } from '../clinic/greeting.ts';
import { dayNames, hasHours, hoursTable, namedDay, openingState } from '../clinic/opening-hours.ts';
import { guidePath } from '../clinic/pip-guide.ts';
import type { Lead, LeadType } from '../leads/lead.ts';
import { howSoon } from '../requests/promise.ts';
import { weekdayOf } from '../time/clinic-day.ts';
import { timeLabel } from '../time/wall-clock.ts';
import { clinicValues } from './clinic-values.ts';
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
): Values {
  return {
    ...clinicValues(clinic),
    greeting: greeting(name),
    'how soon': howSoon(promisedBy, clinic, now),
    'if closed': closedNotice(clinic, now),
    'opening hours': openingHours(clinic),
    'guide link': `${siteOrigin}${guidePath}`,
  };
}

/** '' while the clinic is open. */
function closedNotice(clinic: Clinic, now: Date): string {
  const state = openingState(now, clinic);
  if (state.open || !state.opens) return '';
  const { date, daysAhead, time } = state.opens;
  const day = daysAhead === 0 ? 'today' : namedDay(dayNames[weekdayOf(date)], date, daysAhead > 7);
  return `We're closed right now. We open again ${day} at ${timeLabel(time)}.`;
}

/** '' for a clinic whose hours aren't known. */
function openingHours({ hours }: Clinic): string {
  if (!hasHours(hours)) return '';
  return hoursTable(hours)
    .map(({ day, spans }) => `${day}: ${spans.join(', ') || 'Closed'}`)
    .join('\n');
}
