/** What became of the time that a visitor chose, in words. On the clinic's clock. words: the language of who reads it. */
import { type SlotTexts, slotTexts } from '#words/slots.ts';
import { clinicDate, daysBetween, weekdayOf } from '../time/clinic-day.ts';
import { wallClock } from '../time/wall-clock.ts';
import type { SlotAnswer } from './slot-answer.ts';
import { slotLabel } from './slot-words.ts';

function untilLabel(moment: Date, now: Date, words: SlotTexts): string {
  const { date, time } = wallClock(moment);
  return words.until(daysBetween(clinicDate(now), date), weekdayOf(date), date, time);
}

export function slotResultText(
  answer: SlotAnswer,
  now: Date,
  words: SlotTexts = slotTexts,
): string {
  switch (answer.slot) {
    case 'held': {
      const opening = slotLabel(answer.startsAt, now, words);
      return answer.heldUntil < answer.startsAt
        ? words.held(opening, untilLabel(answer.heldUntil, now, words))
        : words.heldToItsStart(opening);
    }
    case 'taken':
      return answer.next.length > 0 ? words.taken : words.takenWithoutOthers;
    default:
      return words[answer.slot];
  }
}
