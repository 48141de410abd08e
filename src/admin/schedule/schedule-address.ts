import { clinic } from '#domain/clinic/clinic.ts';
import { isDate } from '#domain/time/clinic-day.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import { clinicDate } from '#domain/time/week.ts';

export const schedulePath = '/admin/schedule';

/** What the address says. What is open beside the calendar changes no list. */
export type SchedulePlace = {
  /** 'YYYY-MM-DD': its week is shown, and on phones the day itself. */
  date: string;
  /** Whose appointments; null for everybody's. */
  provider: string | null;
  /** Narrows the requests down. */
  search: string;
  /** The request to find a time for, or null. */
  lead: string | null;
  /** Where a new appointment should be: 'YYYY-MM-DDTHH:mm' on the clinic's clock, '' for anywhere; null for none. */
  book: string | null;
  /** The appointment that is open, or null. */
  appointment: string | null;
  /** Where that one should go, as for `book`; null while it is only looked at. */
  move: string | null;
};

export function placeOf(params: URLSearchParams, now: Date): SchedulePlace {
  const week = params.get('week') ?? '';
  return {
    date: isDate(week) ? week : clinicDate(now),
    provider: params.get('provider') || null,
    search: params.get('q')?.trim() ?? '',
    lead: idIn(params, 'lead'),
    book: params.get('book'),
    appointment: idIn(params, 'appointment'),
    move: params.get('move'),
  };
}

/** Whatever is no id of ours would make the database refuse the whole query. */
function idIn(params: URLSearchParams, name: string): string | null {
  const id = params.get(name);
  return id && /^[\w-]+$/.test(id) ? id : null;
}

type Param = 'week' | 'provider' | 'q' | 'lead' | 'book' | 'appointment' | 'move';

/** The address with some parts changed, null taking one away; '?' at the least. */
export function addressWith(
  params: URLSearchParams,
  changes: Partial<Record<Param, string | null>>,
): string {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else if (value !== undefined) next.set(name, value);
  }
  return `?${next}`;
}

/** What closes whatever is open beside the calendar. */
export const nothingOpen = { lead: null, book: null, appointment: null, move: null };

/** A time as addresses carry it: '2026-11-18T09:15' */
export function spotOf(moment: Date): string {
  const { date, time } = wallClock(moment, clinic.timeZone);
  return `${date}T${time}`;
}
