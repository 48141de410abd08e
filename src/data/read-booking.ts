import { type BookingSettings, bookingSettingsFrom } from '#domain/clinic/booking-settings.ts';
import { type VisitType, visitTypesFrom } from '#domain/clinic/visit-types.ts';
import { database } from './firebase/database.ts';
import { doc, getDoc } from './firebase/firestore.ts';

/** What visitors may hold by themselves; off while nobody has set it. */
export async function readBookingSettings(): Promise<BookingSettings> {
  return bookingSettingsFrom((await getDoc(doc(database(), 'settings', 'booking'))).data());
}

/** The types of visits, active and inactive, in the clinic's order. */
export async function readVisitTypes(): Promise<readonly VisitType[]> {
  return visitTypesFrom((await getDoc(doc(database(), 'settings', 'visitTypes'))).data());
}
