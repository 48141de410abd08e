import type { Author } from '#domain/account/author.ts';
import {
  type CalendarFeeds,
  calendarFeedsFrom,
  storedCalendarFeeds,
} from '#domain/clinic/calendar-feeds.ts';
import { readSetting } from './firebase/settings.ts';
import { saveSetting } from './trail/save-setting.ts';

export async function readCalendarFeeds(): Promise<CalendarFeeds> {
  return calendarFeedsFrom(await readSetting('calendars'));
}

/** `seen` is what the screen showed: throws 'changed' when a colleague has stored something else since. */
export function saveCalendarFeeds(
  feeds: CalendarFeeds,
  by: Author,
  seen: CalendarFeeds,
): Promise<void> {
  return saveSetting('calendars', storedCalendarFeeds(feeds), by, {
    seen: storedCalendarFeeds(seen),
    read: (stored) => storedCalendarFeeds(calendarFeedsFrom(stored)),
  });
}
