import { type Settled, settled } from '#data/settled.ts';
import { lastVisitChange, listVisits } from '#data/visits/visits.ts';
import type { OpeningTimes } from '#domain/clinic/clinic.ts';
import { clinicDate, dayOf } from '#domain/time/clinic-day.ts';
import { isDate } from '#domain/time/typed-time.ts';
import { nextOpenDay } from '#domain/visits/next-day.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { parseScheduleParams } from '../../../shared/paths/schedule-address.ts';
import { loadOpened, type Opened } from '../load-schedule.ts';

export type DayVisits = Opened & {
  /** Every visit of the day, of any provider and status. */
  visits: Visit[];
  /** Of any visit. */
  lastChange: string;
};

export const nextDayFailed = 'Failed to load the visits of this day';

/** The day in the address, 'YYYY-MM-DD'; without one, the next open day. */
export function dayIn(params: URLSearchParams, now: Date, clinic: OpeningTimes): string {
  const date = params.get('date') ?? '';
  return isDate(date) ? date : nextOpenDay(clinicDate(now), clinic);
}

export function loadNextDay(params: URLSearchParams, date: string): Promise<Settled<DayVisits>> {
  return settled(readDay(params, date), nextDayFailed);
}

async function readDay(params: URLSearchParams, date: string): Promise<DayVisits> {
  const [visits, opened, lastChange] = await Promise.all([
    listVisits(dayOf(date)),
    loadOpened(parseScheduleParams(params, date)),
    lastVisitChange(),
  ]);
  return { visits, ...opened, lastChange };
}
