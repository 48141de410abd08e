/** The documents `openings/{week}`: which quarter hours of providers are taken. Public, so nothing else is in them. */
import { quarterMs } from '../time/quarter.ts';
import { type Offer, type Opening, openingsIn, type TakenQuarters } from './openings.ts';

export const weekQuarters = 7 * 24 * 4;
/** 1970 began on a Thursday. */
const shift = 3 * 24 * 4;

/** The Monday of a quarter hour's week, 'YYYY-MM-DD'. Weeks are UTC's, so a quarter hour names its document. */
export function weekOfQuarter(quarter: number): string {
  const monday = Math.floor((quarter + shift) / weekQuarters) * weekQuarters - shift;
  return new Date(monday * quarterMs).toISOString().slice(0, 10);
}

export const weekOfLock = (lockId: string) => weekOfQuarter(Number(lockId.split('_')[0]));

/** This week and the next: what a page reads. */
export function comingWeeks(now: Date): [string, string] {
  const quarter = Math.floor(now.getTime() / quarterMs);
  return [weekOfQuarter(quarter), weekOfQuarter(quarter + weekQuarters)];
}

/** Those of the weeks that a page reads: nothing is known of later ones. */
export function knownOpenings(offer: Offer, taken: TakenQuarters, now: Date): Opening[] {
  const weeks = comingWeeks(now);
  return openingsIn(offer, taken, now).filter(({ id }) => weeks.includes(weekOfLock(id)));
}
