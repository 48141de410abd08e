import type { Clinic } from '#domain/clinic/clinic.ts';
import { type Visit, visitFrom } from '#domain/visits/visit.ts';
import { batchGet, documentName, idOf, type StoredDocument } from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';
import { clinicDocument, clinicIn } from '../read-clinic.ts';

/** 'appointments/{id}' as a full document name. */
export function visitDocument(id: string): string {
  return documentName(`appointments/${id}`);
}

/** null for a document that is no visit. */
export function visitIn({ name, fields }: StoredDocument): Visit | null {
  return visitFrom(idOf(name), fromFields(fields));
}

/** The visit with its document and the facts of the clinic; null when it does not exist. Throws FirestoreError. */
export async function findVisit(
  id: string,
): Promise<{ visit: Visit; stored: StoredDocument; clinic: Clinic } | null> {
  const name = visitDocument(id);
  const { found } = await batchGet([name, clinicDocument()]);
  const stored = found.get(name);
  const visit = stored && visitIn(stored);
  return visit ? { visit, stored, clinic: clinicIn(found) } : null;
}
