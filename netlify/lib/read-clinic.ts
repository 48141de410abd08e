import type { Clinic } from '#domain/clinic/clinic.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { clinicFrom } from '#domain/clinic/stored-clinic.ts';
import { logFailure } from './describe-error.ts';
import { batchGet, documentName, type StoredDocument } from './firestore/firestore-rest.ts';
import { fromFields } from './firestore/firestore-value.ts';

/** The document with the clinic's facts, for a batchGet that reads others, too. */
export function clinicDocument(): string {
  return documentName('settings/clinic');
}

export function clinicIn(found: Map<string, StoredDocument>): Clinic {
  return clinicFrom(fromFields(found.get(clinicDocument())?.fields));
}

/** The facts alone, for a page. Never throws: a page without a phone number is better than none. */
export async function readClinic(): Promise<Clinic> {
  try {
    return clinicIn((await batchGet([clinicDocument()])).found);
  } catch (error) {
    logFailure('facts of the clinic not read', error);
    return emptyClinic;
  }
}
