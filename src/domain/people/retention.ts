/** How long requests are kept. Managers set a period by kind; when it is over, they erase the request, and nothing else does. */

import { type Lead, type LeadType, unknownDate } from '../leads/lead.ts';
import { fieldsOf, invalid, type Parsed, settle } from '../text/form-checks.ts';
import { addDays, clinicDate, dayOf } from '../time/clinic-day.ts';
import { addMonths } from '../time/month.ts';
import { isBooked, takesPlace, type Visit } from '../visits/visit.ts';

export const retentionKinds = ['contact', 'pip', 'attorney', 'spam'] as const;
export type RetentionKind = (typeof retentionKinds)[number];

/** Months by kind; null: kept until somebody erases it. */
export type RetentionPeriods = Record<RetentionKind, number | null>;

export const retentionLabels: Record<RetentionKind, string> = {
  contact: 'Appointment requests',
  pip: 'PIP guide requests',
  attorney: 'Attorney requests',
  spam: 'Spam',
};

/** Days for which managers see what becomes due. */
export const noticeDays = 30;

/** Fifty years, as firestore.rules have it. */
const longest = 600;

/** The years that the settings offer, beside some months. */
const years = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 20, 25, 30];

/** In months. */
export const offeredPeriods: readonly number[] = [1, 3, 6, ...years.map((each) => each * 12)];

/** '6 months', '7 years' */
export function periodLabel(months: number | null): string {
  if (months === null) return 'Until someone erases them';
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Anything that is no number of months keeps the requests. */
export function retentionFrom(stored: Record<string, unknown>): RetentionPeriods {
  return byKind((kind) => (isPeriod(stored[kind]) ? stored[kind] : null));
}

/** The periods as a form holds them: months, or ''. */
export type RetentionTexts = Record<RetentionKind, string>;

export function retentionTexts(periods: RetentionPeriods): RetentionTexts {
  return byKind((kind) => String(periods[kind] ?? ''));
}

export function parseRetention(input: unknown): Parsed<RetentionPeriods> {
  const fields = fieldsOf(input);
  const months = byKind((kind) => (fields[kind] === '' ? null : Number(fields[kind])));
  const message = 'Please choose how long to keep them';
  return settle(
    months,
    retentionKinds.map((field) => {
      const isGiven = months[field] === null || isPeriod(months[field]);
      return isGiven ? null : invalid(field, message);
    }),
  );
}

function byKind<Value>(of: (kind: RetentionKind) => Value): Record<RetentionKind, Value> {
  return { contact: of('contact'), pip: of('pip'), attorney: of('attorney'), spam: of('spam') };
}

function isPeriod(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= longest;
}

export function retentionKind({ type, spam }: { type: LeadType; spam: boolean }): RetentionKind {
  return spam ? 'spam' : type;
}

type Dated = Pick<Lead, 'type' | 'spam' | 'createdAt' | 'updatedAt' | 'callBackAt' | 'hold'>;
type DatedVisit = Pick<Visit, 'status' | 'heldUntil' | 'endsAt'>;

/** What keeps a request beyond its period. */
export type Protection = 'hold' | 'visit' | 'call_back';

export type DueRequest<Request extends Dated = Lead> = {
  request: Request;
  /** The last day of the period, 'YYYY-MM-DD'. */
  until: string;
  isOver: boolean;
  protection: Protection | null;
};

/** The last day of a request, 'YYYY-MM-DD', counted from its last change, visit or call back; null without a period. */
export function keptUntil(
  { callBackAt, ...request }: Dated,
  visits: readonly DatedVisit[],
  periods: RetentionPeriods,
): string | null {
  const months = periods[retentionKind(request)];
  const moments = [
    request.createdAt,
    request.updatedAt,
    ...(callBackAt ? [callBackAt] : []),
    ...visits.filter(isBooked).map(({ endsAt }) => endsAt),
  ];
  const last = moments.reduce((latest, moment) => (moment > latest ? moment : latest), unknownDate);
  // A request without any date is for a human to judge.
  if (months === null || last === unknownDate) return null;
  return monthsAfter(clinicDate(last), months);
}

/** A request whose period is over, or will be within noticeDays; null for any other. visits: of this request. */
export function dueFrom<Request extends Dated>(
  request: Request,
  visits: readonly DatedVisit[],
  periods: RetentionPeriods,
  now: Date,
): DueRequest<Request> | null {
  const { callBackAt, hold } = request;
  const past = visits.filter(({ endsAt }) => endsAt <= now);
  const hasVisitAhead = visits.some((visit) => takesPlace(visit, now) && !past.includes(visit));
  const isSnoozed = callBackAt !== null && callBackAt > now;
  // What is ahead keeps the request by itself, and is named.
  const until = keptUntil({ ...request, callBackAt: isSnoozed ? null : callBackAt }, past, periods);
  const today = clinicDate(now);
  if (until === null || until >= addDays(today, noticeDays)) return null;
  const protection = hold ? 'hold' : hasVisitAhead ? 'visit' : isSnoozed ? 'call_back' : null;
  return { request, until, isOver: until < today, protection };
}

/** Whether a manager may erase it now. */
export function isDue({ isOver, protection }: Pick<DueRequest, 'isOver' | 'protection'>): boolean {
  return isOver && protection === null;
}

/** Every request for which dueFrom has an answer was last changed before this moment. */
export function changedBefore(months: number, now: Date): Date {
  return dayOf(monthsAfter(addDays(clinicDate(now), noticeDays), -months)).to;
}

/** The same day so many months later, or the last one of that month. */
function monthsAfter(date: string, months: number): string {
  const month = addMonths(date.slice(0, 7), months);
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${date.slice(8)}`;
  return same < last ? same : last;
}
