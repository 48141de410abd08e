import type { Author } from '#domain/account/author.ts';
import { type BookingSettings, bookingSettingsFrom } from '#domain/clinic/booking-settings.ts';
import { storedVisitTypes, type VisitType, visitTypesFrom } from '#domain/clinic/visit-types.ts';
import { saveSetting } from './trail/save-setting.ts';

/** `seen` is what the screen showed: throws 'changed' when a colleague has stored something else since. */
export function saveBookingSettings(
  settings: BookingSettings,
  by: Author,
  seen: BookingSettings,
): Promise<void> {
  return saveSetting('booking', settings, by, { seen, read: bookingSettingsFrom });
}

/** `seen` are the types on the screen: throws 'changed', with the stored lines, when a colleague has stored others since. */
export function saveVisitTypes(
  types: readonly VisitType[],
  by: Author,
  seen: readonly VisitType[],
): Promise<void> {
  return saveSetting('visitTypes', storedVisitTypes(types), by, {
    seen: storedVisitTypes(seen),
    read: (stored) => storedVisitTypes(visitTypesFrom(stored)),
  });
}
