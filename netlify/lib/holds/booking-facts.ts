import { type BookingSettings, bookingSettingsFrom } from '#domain/clinic/booking-settings.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { type VisitType, visitTypesFrom } from '#domain/clinic/visit-types.ts';
import { onlineType } from '#domain/visits/offered-time.ts';
import { documentName, fieldsIn, type StoredDocument } from '../firestore/firestore-rest.ts';
import { clinicIn } from '../read-clinic.ts';

/** What decides which times the clinic offers. type: null while it offers none. */
export type BookingFacts = { clinic: Clinic; settings: BookingSettings; type: VisitType | null };

export const bookingDocument = () => documentName('settings/booking');
export const visitTypesDocument = () => documentName('settings/visitTypes');

/** The documents of bookingFactsIn, for a batchGet that reads others, too. The clinic's facts are not among them. */
export const bookingDocuments = () => [bookingDocument(), visitTypesDocument()];

export function bookingFactsIn(found: Map<string, StoredDocument>): BookingFacts {
  const settings = bookingSettingsFrom(fieldsIn(found, bookingDocument()));
  const type = onlineType(visitTypesFrom(fieldsIn(found, visitTypesDocument())), settings);
  return { clinic: clinicIn(found), settings, type };
}
