/** Staff put a lead off to a time. Until then it is last in the work list, afterwards first. */

import type { OpeningTimes } from '../clinic/clinic.ts';
import { openingState, openSpansOn } from '../clinic/opening-hours.ts';
import { type FormError, invalid, type Parsed } from '../text/form-checks.ts';
import { addDays, clinicDate, clinicMoment } from '../time/clinic-day.ts';
import { isDate, isSkippedTime, isTime, whenTexts } from '../time/typed-time.ts';
import type { Lead } from './lead.ts';
import type { Activity } from './lead-activity.ts';
import { type DueGroup, dueGroup } from './lead-age.ts';

const hour = 60 * 60_000;
const quarterHour = hour / 4;

const mostSuggestions = 4;

/** Days within which a lead can be snoozed. */
const longest = 60;

export const callBackTexts = {
  timeInvalid: 'Please choose a time',
  past: 'Please choose a time in the future',
  tooFar: `Please choose a time within the next ${longest} days`,
} as const;

/** In order: today in about two hours, then when the clinic opens next. None for a clinic without opening hours. */
export function suggestCallBacks(now: Date, clinic: OpeningTimes): Date[] {
  const soon = new Date(Math.ceil((now.getTime() + 2 * hour) / quarterHour) * quarterHour);
  const today = clinicDate(now);
  const openings = (date: string) =>
    openSpansOn(date, clinic).map(({ from }) => clinicMoment(date, from));
  const isOpenToday = (moment: Date) =>
    clinicDate(moment) === today && openingState(moment, clinic).open;

  const later = [soon, ...openings(today)].filter((moment) => moment >= soon);
  const found = later.filter(isOpenToday).slice(0, 1);
  for (let ahead = 1; ahead <= longest && found.length < mostSuggestions; ahead++) {
    found.push(...openings(addDays(today, ahead)).slice(0, 1));
  }
  return found;
}

/** After a call that reached no one; after a message on another day, so that the person can call. null: no time. */
export function nextCallBack(
  { callBackAt }: Pick<Lead, 'callBackAt'>,
  history: readonly Activity[],
  now: Date,
  clinic: OpeningTimes,
): Date | null {
  if (callBackAt && callBackAt > now) return null;
  const last = history.find(({ kind }) => kind !== 'note');
  if (last?.kind !== 'call') return null;
  const suggestions = suggestCallBacks(now, clinic);
  if (last.outcome === 'no_answer') return suggestions[0] ?? null;
  if (last.outcome !== 'left_message') return null;
  return suggestions.find((moment) => clinicDate(moment) !== clinicDate(now)) ?? null;
}

/** A typed time: 'YYYY-MM-DD' and 'HH:mm' on the clinic's clock. */
export function parseCallBack(date: string, time: string, now: Date): Parsed<Date> {
  const errors: FormError[] = [];
  const refuse = (field: string, message: string) => errors.push(invalid(field, message));
  if (!isDate(date)) refuse('date', whenTexts.dateInvalid);
  if (!isTime(time)) refuse('time', callBackTexts.timeInvalid);
  if (errors.length > 0) return { ok: false, errors };

  const at = clinicMoment(date, time);
  if (isSkippedTime(date, time)) refuse('time', whenTexts.timeSkipped);
  else if (at <= now) refuse(date < clinicDate(now) ? 'date' : 'time', callBackTexts.past);
  else if (date > lastDate(now)) refuse('date', callBackTexts.tooFar);
  return errors.length > 0 ? { ok: false, errors } : { ok: true, value: at };
}

export function lastDate(now: Date): string {
  return addDays(clinicDate(now), longest);
}

/** The time that an undone change of status had ended; null when there was none. history: newest first. */
export function callBackBefore(history: readonly Activity[]): Date | null {
  const [move, before] = history.filter(
    (entry) => entry.kind !== 'note' && (entry.kind !== 'call' || entry.outcome === 'reached'),
  );
  return move?.kind === 'status' && before?.kind === 'call_back' ? before.until : null;
}

/** The parts of the work list, in order. */
export type WorkGroup = 'call-back' | DueGroup | 'snoozed';

export function workGroup(lead: Pick<Lead, 'callBackAt' | 'promisedBy'>, now: Date): WorkGroup {
  if (!lead.callBackAt) return dueGroup(lead, now);
  return lead.callBackAt <= now ? 'call-back' : 'snoozed';
}

const order: WorkGroup[] = ['call-back', 'late', 'today', 'later', 'snoozed'];

/** When a lead is due: the end of its snooze, or else the promised time. */
function dueAt({ callBackAt, promisedBy }: Pick<Lead, 'callBackAt' | 'promisedBy'>): number {
  return (callBackAt ?? promisedBy).getTime();
}

/**
 * What is due first comes first; of two that are due at once, who has waited longer. Past the promised time, people
 * who asked for a guide come after those who asked for an appointment or a call.
 */
export function inWorkOrder(leads: readonly Lead[], now: Date): Lead[] {
  const place = (lead: Lead) => order.indexOf(workGroup(lead, now));
  const wantsGuide = (lead: Lead) => Number(lead.type === 'pip' && workGroup(lead, now) === 'late');
  return [...leads].sort(
    (a, b) =>
      place(a) - place(b) ||
      wantsGuide(a) - wantsGuide(b) ||
      dueAt(a) - dueAt(b) ||
      a.createdAt.getTime() - b.createdAt.getTime(),
  );
}
