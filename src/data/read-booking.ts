import { type BookingSettings, bookingSettingsFrom } from '#domain/clinic/booking-settings.ts';
import { type VisitType, visitTypesFrom } from '#domain/clinic/visit-types.ts';
import { readSetting } from './firebase/settings.ts';

/** What visitors may hold by themselves; off while nobody has set it. */
export async function readBookingSettings(): Promise<BookingSettings> {
  return bookingSettingsFrom(await readSetting('booking'));
}

/** The types of visits, active and inactive, in the clinic's order. */
export async function readVisitTypes(): Promise<readonly VisitType[]> {
  return visitTypesFrom(await readSetting('visitTypes'));
}
