/** What visitors read about times they can choose. On the clinic's clock. words: the language of who reads it. */
import { type Times, times } from '#words/times.ts';
import { shortDay } from '../clinic/opening-hours.ts';
import { clinicDate, daysBetween, weekdayOf } from '../time/clinic-day.ts';
import { timeLabel, wallClock } from '../time/wall-clock.ts';
import type { Offer, Opening } from './openings.ts';

/** 'Tue 2:15 PM'; from a week ahead on 'Tue, Dec 8, 2:15 PM'. */
export function slotLabel(
  startsAt: Date,
  now: Date,
  words: Pick<Times, 'opening'> = times,
): string {
  const { date, time } = wallClock(startsAt);
  const isFar = daysBetween(clinicDate(now), date) > 6;
  return words.opening(weekdayOf(date), isFar ? date : null, time);
}

/** In words: a built page has no clock and no calendar while it renders. */
export type ShownOpening = { id: string; day: string; time: string };

/** day: 'Tue, Dec 8' */
export function shownOpening({ id, startsAt }: Opening): ShownOpening {
  const { date, time } = wallClock(startsAt);
  return { id, day: shortDay(date), time: timeLabel(time) };
}

/** What a page knows of the clinic's time: the first openings when it was built or loaded, and how to find those of now. */
export type ShownOpenings = { offer: Offer; first: readonly ShownOpening[]; hasMore: boolean };

/** Openings that a page shows at once. */
export const shownAtOnce = 6;

export function shownOpenings(offer: Offer, known: readonly Opening[]): ShownOpenings {
  const first = known.slice(0, shownAtOnce).map(shownOpening);
  return { offer, first, hasMore: known.length > first.length };
}
