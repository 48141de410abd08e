/** How fast the clinic calls people who sent a request, in minutes in which it is open. */

import type { OpeningTimes } from '../clinic/clinic.ts';
import { openTimes } from '../clinic/open-times.ts';
import { openingState } from '../clinic/opening-hours.ts';
import { isEnteredByStaff, type Lead } from './lead.ts';

const minute = 60_000;

/** Open minutes within which a first call counts as quick. */
export const quickMinutes = 5;

/** The minutes between two moments in which the clinic is open; 0 when `to` is before `from`. */
export function openMinutes(from: Date, to: Date, clinic: OpeningTimes): number {
  return openTimes(from, to, clinic).reduce((sum, time) => sum + time.to - time.from, 0) / minute;
}

/** The middle value, or the mean of the two in the middle; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  const high = sorted[Math.floor(sorted.length / 2)];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/** `of` leaves out requests whose time has not run out yet. */
type Share = { count: number; of: number };

export type ResponseTimes = {
  requests: number;
  called: number;
  whileClosed: number;
  /** Open minutes to the first call. Infinite when most were never called; null without requests whose time has run out. */
  median: number | null;
  quick: Share;
  promised: Share;
};

/** A request that staff can answer with a first call, and whose first call is timed. */
export function isTimed(lead: Lead): boolean {
  const { spam, phone, firstCallAt } = lead;
  return !spam && phone !== '' && firstCallAt !== undefined && !isEnteredByStaff(lead);
}

/** leads: those that isTimed says. */
export function responseTimes(
  leads: readonly Lead[],
  now: Date,
  clinic: OpeningTimes,
): ResponseTimes {
  const waits = leads.map(({ createdAt, firstCallAt, promisedBy }) => ({
    isCalled: Boolean(firstCallAt),
    minutes: openMinutes(createdAt, firstCallAt ?? now, clinic),
    isInPromise: (firstCallAt ?? now) < promisedBy,
    isClosed: !openingState(createdAt, clinic).open,
  }));
  const called = waits.filter(({ isCalled }) => isCalled);
  const isQuick = ({ minutes }: { minutes: number }) => minutes <= quickMinutes;
  // Without those that nobody has called, the figures would be the better the fewer are called.
  const counted = waits.filter((wait) => wait.isCalled || !isQuick(wait));
  return {
    requests: waits.length,
    called: called.length,
    whileClosed: waits.filter(({ isClosed }) => isClosed).length,
    median: median(counted.map(({ isCalled, minutes }) => (isCalled ? minutes : Infinity))),
    quick: { count: called.filter(isQuick).length, of: counted.length },
    promised: {
      count: called.filter(({ isInPromise }) => isInPromise).length,
      of: waits.filter(({ isCalled, isInPromise }) => isCalled || !isInPromise).length,
    },
  };
}

/** '12 min', '2 h 5 min'; 'under 1 min' below one minute. */
export function minutesText(minutes: number): string {
  if (minutes === Infinity) return 'Not called';
  const whole = Math.floor(minutes);
  if (whole < 1) return 'under 1 min';
  if (whole < 60) return `${whole} min`;
  const rest = whole % 60;
  return rest === 0 ? `${whole / 60} h` : `${Math.floor(whole / 60)} h ${rest} min`;
}

/** '75%', or '-' of none. */
export function shareText({ count, of }: Share): string {
  return of === 0 ? '-' : `${Math.round((100 * count) / of)}%`;
}
