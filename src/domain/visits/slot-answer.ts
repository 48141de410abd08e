/** What became of the time that a visitor chose: the function says it beside 'your request is stored'. */
import { storedText, storedTexts } from '../stored-value.ts';
import { openingFrom } from './openings.ts';

type HeldSlot = {
  slot: 'held';
  startsAt: Date;
  heldUntil: Date;
  /** The patient's own page of the time, which gives it back. '' from a function of an earlier build. */
  link: string;
};

export type SlotAnswer =
  | HeldSlot
  | ({ startsAt?: undefined } & (
      | /** next: ids of openings that were free a moment ago. key: holds one of them, for ten minutes. */
      { slot: 'taken'; next: readonly string[]; key: string }
      /** This phone or email has another time held. Which one is nobody's business who only knows the phone. */
      | { slot: 'another' }
      /** Nothing can be held online now. */
      | { slot: 'none' }
    ));

/** Reads the function's JSON; null for a reply without a time. */
export function slotAnswerFrom(reply: Record<string, unknown>): SlotAnswer | null {
  const { slot, key } = reply;
  if (slot === 'another' || slot === 'none') return { slot };
  if (slot === 'taken') {
    const next = storedTexts(reply.next).filter((id) => openingFrom(id));
    return { slot, next, key: storedText(key) };
  }
  const startsAt = new Date(storedText(reply.startsAt));
  const heldUntil = new Date(storedText(reply.heldUntil));
  if (slot !== 'held' || !startsAt.getTime() || !heldUntil.getTime()) return null;
  const link = storedText(reply.link);
  return { slot, startsAt, heldUntil, link: link.startsWith('/') ? link : '' };
}
