import type { Author } from '#domain/account/author.ts';
import {
  type CalendarFeeds,
  calendarFeedsFrom,
  storedCalendarFeeds,
} from '#domain/clinic/calendar-feeds.ts';
import { database } from './firebase/database.ts';
import { doc, getDoc } from './firebase/firestore.ts';
import { isToStore } from './trail/save-record.ts';
import { saveSetting } from './trail/save-setting.ts';

const calendars = () => doc(database(), 'settings', 'calendars');

export async function readCalendarFeeds(): Promise<CalendarFeeds> {
  return calendarFeedsFrom((await getDoc(calendars())).data());
}

/** `seen` is what the screen showed: throws 'changed' when a colleague has stored something else since. */
export function saveCalendarFeeds(
  feeds: CalendarFeeds,
  by: Author,
  seen: CalendarFeeds,
): Promise<void> {
  return saveSetting(calendars(), storedCalendarFeeds(feeds), by, (stored) => {
    const lines = storedCalendarFeeds(calendarFeedsFrom(stored));
    isToStore(lines, storedCalendarFeeds(feeds), storedCalendarFeeds(seen));
  });
}
