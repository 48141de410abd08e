import { type BookingSettings, bookingSettingsFrom } from '#domain/clinic/booking-settings.ts';
import { database } from './firebase/database.ts';
import { doc, getDoc } from './firebase/firestore.ts';

/** What visitors may hold by themselves; off while nobody has set it. */
export async function readBookingSettings(): Promise<BookingSettings> {
  return bookingSettingsFrom((await getDoc(doc(database(), 'settings', 'booking'))).data());
}
