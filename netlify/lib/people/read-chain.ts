import { longestChain, type Persons, personFrom } from '#domain/people/person.ts';
import { batchGet, documentName, idOf, type StoredDocument } from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';

/** Adds to `found` whom these persons turned out to be, by id. Throws FirestoreError. */
export async function addChains(found: Map<string, StoredDocument>): Promise<void> {
  for (let links = 0; links < longestChain; links++) {
    const next = [...personsIn(found).values()].map(({ mergedInto }) => mergedInto);
    const missing = next.filter((id) => id !== null).filter((id) => !found.has(id));
    if (missing.length === 0) break;
    const read = await readPersons([...new Set(missing)]);
    if (read.size === 0) break;
    for (const [id, stored] of read) found.set(id, stored);
  }
}

export function personsIn(found: Map<string, StoredDocument>): Persons {
  return new Map([...found].map(([id, { fields }]) => [id, personFrom(id, fromFields(fields))]));
}

async function readPersons(ids: string[]): Promise<Map<string, StoredDocument>> {
  const { found } = await batchGet(ids.map((id) => documentName(`persons/${id}`)));
  return new Map([...found].map(([name, stored]) => [idOf(name), stored]));
}

/** This person, and who they turned out to be. Throws FirestoreError. */
export async function readChain(id: string): Promise<Persons> {
  const found = await readPersons([id]);
  await addChains(found);
  return personsIn(found);
}
