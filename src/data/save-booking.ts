import type { Author } from '#domain/account/author.ts';
import { type BookingSettings, bookingSettingsFrom } from '#domain/clinic/booking-settings.ts';
import { storedVisitTypes, type VisitType, visitTypesFrom } from '#domain/clinic/visit-types.ts';
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

/** `seen` are the types on the screen: throws 'changed', with the stored lines, when a colleague has stored others since. */
export function saveVisitTypes(
  types: readonly VisitType[],
  by: Author,
  seen: readonly VisitType[],
): Promise<void> {
  const setting = doc(database(), 'settings', 'visitTypes');
  return saveSetting(setting, storedVisitTypes(types), by, (stored) => {
    const lines = storedVisitTypes(visitTypesFrom(stored));
    isToStore(lines, storedVisitTypes(types), storedVisitTypes(seen));
  });
}
