/** A patient would come sooner than planned: on which days of the week, and at which parts of the day. */

import { times } from '#words/times.ts';
import { storedDate, storedMap, storedText } from '../stored-value.ts';
import { fieldsOf, invalid, type Parsed, settle } from '../text/form-checks.ts';
import { singleLine } from '../text/plain-text.ts';
import { mondayFirst, type Weekday } from '../time/wall-clock.ts';
import { type NotifyState, notifyStateFrom } from './notify-state.ts';

/** As the request form has them; in the order of the day. */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
type DayPart = (typeof dayParts)[number];

export type SoonerWish = {
  days: Weekday[];
  parts: DayPart[];
  /** A request alone: the id of the type that the visit would have. */
  type?: string;
  /** A visit alone: its start when they wished. The wish is fulfilled once the visit starts earlier. */
  than?: Date;
  since: Date;
};

/** The last sooner time that was offered to them by email, as the function notes it. */
export type SoonerOffer = { slot: string; state: NotifyState; triedAt: Date | null };

export type ChosenWish = Pick<SoonerWish, 'days' | 'parts' | 'type'>;

const wishMs = 90 * 24 * 60 * 60 * 1000;

/** Wishes from before are over. */
export const wishesSince = (now: Date) => new Date(now.getTime() - wishMs);

export function chosenOf(wish: SoonerWish | null): ChosenWish | null {
  if (!wish) return null;
  const { days, parts, type } = wish;
  return { days, parts, ...(type && { type }) };
}

/** The wish, if it still lasts. startsAt: of the visit; null for a request. */
export function lastingWish(
  wish: SoonerWish | null | undefined,
  startsAt: Date | null,
  now: Date,
): SoonerWish | null {
  if (!wish || wish.since.getTime() <= now.getTime() - wishMs) return null;
  return startsAt && wish.than && startsAt < wish.than ? null : wish;
}

export function partOfDay(time: string): DayPart {
  if (time < '12:00') return 'morning';
  return time < '17:00' ? 'afternoon' : 'evening';
}

/** 'Mon, Tue, mornings'; 'any day, afternoons, evenings' */
export function wishLabel({ days, parts }: ChosenWish): string {
  const named = mondayFirst
    .filter((day) => days.includes(day))
    .map((day) => times.shortDayName(day));
  const when = days.length === mondayFirst.length ? 'any day' : named.join(', ');
  return parts.length === dayParts.length
    ? `${when}, any time`
    : [when, ...dayParts.filter((part) => parts.includes(part)).map((part) => `${part}s`)].join(
        ', ',
      );
}

/** Reads a stored map; null for none. */
export function soonerWishFrom(stored: unknown): SoonerWish | null {
  const wish = storedMap(stored) ?? {};
  const chosen = chosenIn(wish);
  const since = storedDate(wish.since);
  const than = storedDate(wish.than);
  if (!since || chosen.days.length === 0 || chosen.parts.length === 0) return null;
  return { ...chosen, ...(than && { than }), since };
}

/** Reads a stored map; null before the first offer. */
export function soonerOfferFrom(stored: unknown): SoonerOffer | null {
  const { slot, state, triedAt } = storedMap(stored) ?? {};
  const named = storedText(slot);
  return named
    ? { slot: named, state: notifyStateFrom(state), triedAt: storedDate(triedAt) }
    : null;
}

function chosenIn({ days, parts, type }: Record<string, unknown>): ChosenWish {
  const id = storedText(type);
  const [chosenDays, chosenParts] = [days, parts].map((list) => (Array.isArray(list) ? list : []));
  return {
    days: mondayFirst.filter((day) => chosenDays?.includes(day)),
    parts: dayParts.filter((part) => chosenParts?.includes(part)),
    ...(id && { type: id }),
  };
}

/** days: '1,2', parts: 'morning,evening'. needsType: the wish of a request, which has no visit yet. */
export function parseSoonerWish(
  input: unknown,
  { needsType }: { needsType: boolean },
): Parsed<ChosenWish> {
  const fields = fieldsOf(input);
  const list = (field: string) => singleLine(fields[field]).split(',').filter(Boolean);
  const wish = chosenIn({ ...fields, days: list('days').map(Number), parts: list('parts') });
  const isUntyped = needsType && !wish.type;
  return settle(wish, [
    wish.days.length > 0 ? null : invalid('days', 'Please choose at least one day'),
    wish.parts.length > 0 ? null : invalid('parts', 'Please choose at least one part of the day'),
    isUntyped ? invalid('type', 'Please choose the type of visit') : null,
  ]);
}
