/**
 * Times that a visitor can choose: what the clinic offers, less what is taken. Arithmetic on quarter hours alone, so
 * that a built page, the app and the function compute the same without a calendar.
 */
import { quarterMs } from '../time/quarter.ts';

/** What one type of visit needs, and the time that providers offer for it. A built page has it in its answers. */
export type Offer = {
  /** Quarter hours of the visit. */
  length: number;
  /** Quarter hours after it in which the provider has no other visit. They may lie after closing time. */
  buffer: number;
  /** The visit begins no sooner than this after the choice. */
  noticeMinutes: number;
  /** Whether the clinic keeps its visits in another system: only the function knows what is taken there. */
  isOutside: boolean;
  /** By provider: start and end of each stretch in turn, each as the quarter hours since the number before it. */
  time: Readonly<Record<string, readonly number[]>>;
};

/** The ids of locks, as the openings of a week name them. */
export type TakenQuarters = ReadonlySet<string>;

/** id: that of its first lock, '1980321_s2'. */
export type Opening = { id: string; startsAt: Date };

const idShape = /^(\d{1,8})_([\w-]{1,128})$/;

/** null for a text that names no quarter hour of a provider. */
export function openingFrom(
  id: string,
): (Opening & { quarter: number; providerId: string }) | null {
  const [, quarter, providerId = ''] = idShape.exec(id) ?? [];
  if (quarter === undefined) return null;
  const at = Number(quarter);
  return { id, quarter: at, providerId, startsAt: new Date(at * quarterMs) };
}

type Stretch = { from: number; to: number };

function stretchesOf(numbers: readonly number[] = []): Stretch[] {
  let at = 0;
  const moments = numbers.map((after) => {
    at += after;
    return at;
  });
  return moments.flatMap((from, index) => {
    const to = moments[index + 1];
    return index % 2 === 0 && to !== undefined ? [{ from, to }] : [];
  });
}

function isFree(offer: Offer, taken: TakenQuarters, quarter: number, providerId: string): boolean {
  for (let each = quarter; each < quarter + offer.length + offer.buffer; each++) {
    if (taken.has(`${each}_${providerId}`)) return false;
  }
  return true;
}

const firstQuarter = ({ noticeMinutes }: Offer, now: Date) =>
  (now.getTime() + noticeMinutes * 60_000) / quarterMs;

/** In order. Those of one provider don't overlap; of two at the same time, the first provider's. */
export function openingsIn(offer: Offer, taken: TakenQuarters, now: Date): Opening[] {
  const first = firstQuarter(offer, now);
  const found = new Map<number, string>();
  for (const [providerId, numbers] of Object.entries(offer.time)) {
    let quarter = 0;
    for (const { from, to } of stretchesOf(numbers)) {
      quarter = Math.max(quarter, from);
      while (quarter + offer.length <= to) {
        const isOpen = isFree(offer, taken, quarter, providerId);
        if (isOpen && quarter >= first && !found.has(quarter)) found.set(quarter, providerId);
        quarter += isOpen ? offer.length + offer.buffer : 1;
      }
    }
  }
  return [...found]
    .sort(([a], [b]) => a - b)
    .map(([quarter, providerId]) => ({
      id: `${quarter}_${providerId}`,
      startsAt: new Date(quarter * quarterMs),
    }));
}

/** Whether the clinic offers this start. It may lie between those that openingsIn lists. */
export function isOffered(offer: Offer, id: string, now: Date): boolean {
  const opening = openingFrom(id);
  if (!opening || opening.quarter < firstQuarter(offer, now)) return false;
  const { quarter, providerId } = opening;
  const time = Object.hasOwn(offer.time, providerId) ? offer.time[providerId] : [];
  return stretchesOf(time).some(({ from, to }) => from <= quarter && quarter + offer.length <= to);
}

/** Whether it is offered, and nothing is known to be in its time. */
export function isOpen(offer: Offer, taken: TakenQuarters, id: string, now: Date): boolean {
  const opening = openingFrom(id);
  return (
    opening !== null &&
    isOffered(offer, id, now) &&
    isFree(offer, taken, opening.quarter, opening.providerId)
  );
}
