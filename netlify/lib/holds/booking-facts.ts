import { type BookingSettings, bookingSettingsFrom } from '#domain/clinic/booking-settings.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { type VisitType, visitTypesFrom } from '#domain/clinic/visit-types.ts';
import { onlineType } from '#domain/visits/offered-time.ts';
import { documentName, type StoredDocument } from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';
import { clinicIn } from '../read-clinic.ts';

/** What decides which times the clinic offers. type: null while it offers none. */
export type BookingFacts = { clinic: Clinic; settings: BookingSettings; type: VisitType | null };

const booking = () => documentName('settings/booking');
const visitTypes = () => documentName('settings/visitTypes');

/** The documents of bookingFactsIn, for a batchGet that reads others, too. The clinic's facts are not among them. */
export const bookingDocuments = () => [booking(), visitTypes()];

export function bookingFactsIn(found: Map<string, StoredDocument>): BookingFacts {
  const fieldsOf = (name: string) => {
    const stored = found.get(name);
    return stored && fromFields(stored.fields);
  };
  const settings = bookingSettingsFrom(fieldsOf(booking()));
  const type = onlineType(visitTypesFrom(fieldsOf(visitTypes())), settings);
  return { clinic: clinicIn(found), settings, type };
}
