import { clinicDate } from '#domain/time/clinic-day.ts';
import { isDate } from '#domain/time/typed-time.ts';
import { wallClock } from '#domain/time/wall-clock.ts';
import type { Visit } from '#domain/visits/visit.ts';
import type { SoonerTime } from '#domain/visits/waitlist.ts';
import { idIn } from './id-in.ts';
import { nextDayPath, schedulePath } from './paths.ts';
import { withParams } from './with-params.ts';

/** The calendar's state in the address. Opening a dialog does not change the lists. */
export type SchedulePlace = {
  /** 'YYYY-MM-DD': its week is shown, and on phones the day itself. */
  date: string;
  /** The provider whose visits are shown; null for all. */
  provider: string | null;
  /** Filters the requests. */
  search: string;
  /** The request to book for, or null. */
  lead: string | null;
  /** The visit whose patient gets another one, or null. */
  next: string | null;
  /** The start of a new visit: 'YYYY-MM-DDTHH:mm' on the clinic's clock, '' for any; null for none. */
  book: string | null;
  /** The open visit, or null. */
  visit: string | null;
  /** Its new start, as for `book`; null while it is only shown. */
  move: string | null;
  /** The free time that people on the waitlist want, or null. */
  sooner: string | null;
};

/** usual: the date without one in the address. */
export function parseScheduleParams(params: URLSearchParams, usual: string): SchedulePlace {
  const week = params.get('week') ?? '';
  return {
    date: isDate(week) ? week : usual,
    provider: params.get('provider') || null,
    search: params.get('q')?.trim() ?? '',
    lead: idIn(params, 'lead'),
    next: idIn(params, 'next'),
    book: params.get('book'),
    visit: idIn(params, 'visit'),
    move: params.get('move'),
    sooner: idIn(params, 'sooner'),
  };
}

type Param = 'week' | 'provider' | 'q' | 'lead' | 'next' | 'book' | 'visit' | 'move' | 'sooner';
type Changes = Partial<Record<Param, string | null>>;

export const addressWith = withParams<Param>;

const nothingOpen = { lead: null, next: null, book: null, visit: null, move: null, sooner: null };

/** The same page with this open over it, and nothing else. */
export function addressOpening(params: URLSearchParams, changes: Changes): string {
  return addressWith(params, { ...nothingOpen, ...changes });
}

/** The calendar, from another page. */
export function schedulePathWith(changes: Changes): string {
  return schedulePath + addressWith(new URLSearchParams(), changes);
}

/** The form for a new visit, open over the calendar. */
export const newVisitPath = schedulePathWith({ book: '' });

/** A free time and who wants it, open over its week. */
export function soonerPath({ id, startsAt }: Pick<SoonerTime, 'id' | 'startsAt'>): string {
  return schedulePathWith({ week: clinicDate(startsAt), sooner: id });
}

/** A visit, open over the week that has it. */
export function visitPath({ id, startsAt }: Pick<Visit, 'id' | 'startsAt'>): string {
  return schedulePathWith({ week: clinicDate(startsAt), visit: id });
}

export function dayListPath(date: string): string {
  return `${nextDayPath}?date=${date}`;
}

/** A time in the form of addresses: '2026-11-18T09:15' */
export function spotOf(moment: Date): string {
  const { date, time } = wallClock(moment);
  return `${date}T${time}`;
}
