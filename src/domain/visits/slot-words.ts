/** What visitors read about times they can choose. On the clinic's clock. */
import { dayNames, namedDay, shortDay } from '../clinic/opening-hours.ts';
import { clinicDate, daysBetween, weekdayOf } from '../time/clinic-day.ts';
import { timeLabel, wallClock } from '../time/wall-clock.ts';
import type { Offer, Opening } from './openings.ts';
import type { SlotAnswer } from './slot-answer.ts';

/** 'Tue 2:15 PM'; from a week ahead on 'Tue, Dec 8, 2:15 PM'. */
export function slotLabel(startsAt: Date, now: Date): string {
  const { date, time } = wallClock(startsAt);
  const weekday = dayNames[weekdayOf(date)].slice(0, 3);
  const isFar = daysBetween(clinicDate(now), date) > 6;
  return `${namedDay(weekday, date, isFar)} ${timeLabel(time)}`;
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

/** '11 AM tomorrow', '4:30 PM today', '10:30 AM Monday' */
function untilLabel(moment: Date, now: Date): string {
  const { date, time } = wallClock(moment);
  const ahead = daysBetween(clinicDate(now), date);
  const day = ahead === 0 ? 'today' : ahead === 1 ? 'tomorrow' : dayNames[weekdayOf(date)];
  const isFar = ahead > 6;
  return `${timeLabel(time).replace(':00', '')} ${isFar ? namedDay(day, date, true).slice(0, -1) : day}`;
}

const slotWords = {
  held: (startsAt: Date, heldUntil: Date, now: Date) =>
    `${slotLabel(startsAt, now)} is held for you until ${untilLabel(heldUntil, now)}. We call to confirm.`,
  taken: 'The time you chose was just taken. We have your request. Would one of these work?',
  takenWithoutOthers:
    'The time you chose was just taken. We have your request, and we’ll find a time with you.',
  another: 'You already have a time held with us. We call to confirm it.',
  none: 'We couldn’t hold a time for you online. We’ll find one with you when we call.',
} as const;

export function slotResultText(answer: SlotAnswer, now: Date): string {
  switch (answer.slot) {
    case 'held':
      return slotWords.held(answer.startsAt, answer.heldUntil, now);
    case 'taken':
      return answer.next.length > 0 ? slotWords.taken : slotWords.takenWithoutOthers;
    default:
      return slotWords[answer.slot];
  }
}
