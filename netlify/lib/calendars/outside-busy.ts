import { calendarFeedsFrom } from '#domain/clinic/calendar-feeds.ts';
import { currentTime } from '../environment/clock.ts';
import { documentName, type StoredDocument } from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';
import { busyQuarters, feedRange } from './busy-quarters.ts';
import { type Feed, fetchFeed } from './fetch-feed.ts';

/** Milliseconds for which the last good answer of a feed counts. */
const freshFor = 5 * 60_000;

/** Quarters and headers: no text of a calendar is kept. */
type Known = { quarters: ReadonlySet<number>; readAt: Date } & Pick<Feed, 'etag' | 'modified'>;

const known = new Map<string, Known>();
/** When an address was asked the last time, with or without an answer. */
const asked = new Map<string, Date>();

export const calendarsDocument = () => documentName('settings/calendars');

/**
 * The quarter hours in which a provider is busy by the clinic's other calendar; null when it can't be read, and then nothing is
 * held. Reads it each time; an answer that is older than the last one counts as none.
 */
export async function outsideBusy(
  providerId: string,
  stored: StoredDocument | undefined,
  days: number,
  ask?: Parameters<typeof fetchFeed>[2],
): Promise<ReadonlySet<number> | null> {
  const address = calendarFeedsFrom(stored && fromFields(stored.fields))[providerId];
  return address ? busyNow(address, days, ask) : null;
}

/** The same for a page that only shows times: asks at most once in five minutes, and null counts as nothing known. */
export async function lastOutsideBusy(
  address: string,
  days: number,
): Promise<ReadonlySet<number> | null> {
  const now = currentTime();
  const last = known.get(address);
  if (last && isFresh(last.readAt, now)) return last.quarters;
  const askedAt = asked.get(address);
  return askedAt && isFresh(askedAt, now) ? null : busyNow(address, days);
}

async function busyNow(
  address: string,
  days: number,
  ask?: Parameters<typeof fetchFeed>[2],
): Promise<ReadonlySet<number> | null> {
  const now = currentTime();
  asked.set(address, now);
  const last = known.get(address);
  const fresh = last && isFresh(last.readAt, now) ? last : null;
  try {
    const feed = await fetchFeed(address, fresh, ask);
    if (feed === null) {
      if (fresh) known.set(address, { ...fresh, readAt: now });
      return fresh?.quarters ?? null;
    }
    if (last && isOlder(feed, last)) return fresh?.quarters ?? null;
    const { quarters } = await busyQuarters(feed.text, feedRange(now, days));
    known.set(address, { quarters, readAt: now, etag: feed.etag, modified: feed.modified });
    return quarters;
  } catch (error) {
    // Neither its message nor the address: both may have words of the calendar.
    console.error(`form-submission: no outside calendar: ${(error as Error).name}`);
    return null;
  }
}

const isFresh = (at: Date, now: Date) => now.getTime() - at.getTime() <= freshFor;

function isOlder({ modified }: Feed, last: Known): boolean {
  return Date.parse(modified) < Date.parse(last.modified);
}
