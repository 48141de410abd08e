import type { Author } from '#domain/account/author.ts';
import { type BookingSettings, bookingSettingsFrom } from '#domain/clinic/booking-settings.ts';
import { database } from './firebase/database.ts';
import { doc } from './firebase/firestore.ts';
import { isToStore } from './trail/save-record.ts';
import { saveSetting } from './trail/save-setting.ts';

/** `seen` is what the screen showed: throws 'changed' when a colleague has stored something else since. */
export function saveBookingSettings(
  settings: BookingSettings,
  by: Author,
  seen: BookingSettings,
): Promise<void> {
  return saveSetting(doc(database(), 'settings', 'booking'), settings, by, (stored) => {
    isToStore(bookingSettingsFrom(stored), settings, seen);
  });
}
