import type { Author } from '#domain/account/author.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { byWeek } from '#domain/visits/stored-weeks.ts';
import { type Visit, visitFrom } from '#domain/visits/visit.ts';
import { changedDocument } from './firestore/document-writes.ts';
import {
  batchGet,
  documentName,
  idOf,
  type StoredDocument,
  type Update,
} from './firestore/firestore-rest.ts';
import { fromFields } from './firestore/firestore-value.ts';
import { clinicDocument, clinicIn } from './read-clinic.ts';

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

/** Tells visitors which locks a commit takes and frees: see src/data/visits/note-openings.ts. */
export function openingWrites(taken: readonly string[], freed: readonly string[]): Update[] {
  const isTaken = new Set(taken);
  return [...byWeek([...taken, ...freed])].map(([week, ids]) => {
    const marks = ids.filter((id) => isTaken.has(id)).map((id) => [id, true] as const);
    const taken = Object.fromEntries(marks);
    const paths = ids.map((id) => `taken.\`${id}\``);
    return changedDocument(documentName(`openings/${week}`), { taken }, { paths });
  });
}

/** Who signs what a patient does by a form or a link. */
export const patient: Author = { uid: '', name: 'Patient' };
