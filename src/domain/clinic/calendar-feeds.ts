/** The addresses of calendars that the clinic keeps elsewhere: `settings/calendars`. Each may hold a secret. */
import { storedTexts } from '../stored-value.ts';
import { parsedUrl } from '../text/parsed-url.ts';

/** By the id of the provider. */
export type CalendarFeeds = Readonly<Record<string, string>>;

/** As firestore.rules have it. */
export const longestFeedAddress = 800;

/** https with a host that has a name: no address by number, no port, no password. */
export function isFeedAddress(text: string): boolean {
  const url = parsedUrl(text);
  return (
    url !== null &&
    text.length <= longestFeedAddress &&
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}\/[^\s"<>|]*$/.test(text) &&
    url.hostname !== 'localhost'
  );
}

/** Reads `settings/calendars`. Leaves out a line that is no address. */
export function calendarFeedsFrom(stored: Record<string, unknown> | undefined): CalendarFeeds {
  const feeds = storedTexts(stored?.feeds).flatMap((line) => {
    const [provider = '', address = ''] = line.split('|');
    return provider && isFeedAddress(address) ? [[provider, address]] : [];
  });
  return Object.fromEntries(feeds);
}

/** The fields of the document: 's2|https://calendar.example/private.ics'. */
export function storedCalendarFeeds(feeds: CalendarFeeds): { feeds: string[] } {
  return { feeds: Object.entries(feeds).map((line) => line.join('|')) };
}
