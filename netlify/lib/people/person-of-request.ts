import {
  keysOf,
  mostHolders,
  type Named,
  newPerson,
  personFor,
  withContact,
  withSearchKeys,
} from '#domain/people/person.ts';
import { logFailure } from '../describe-error.ts';
import { changedDocument, newDocument } from '../firestore/document-writes.ts';
import {
  documentName,
  fieldIs,
  idOf,
  runQuery,
  type StoredDocument,
  type Update,
} from '../firestore/firestore-rest.ts';
import { addChains, personsIn } from './read-chain.ts';

/** Milliseconds. Staff can merge later what wasn't found in time. */
const patience = 2000;

/** Whose request it is. `writes` belong into its commit, which conflicts when the person has changed since. */
type Joined = { personId: string; writes: Update[] };

/**
 * Joins a request to a person if a machine may, else to a new one, newId. A failed search is logged and finds nobody.
 * Spam may use the contact of another: it joins nobody, and nobody finds its person.
 */
export async function personOfRequest(
  named: Named,
  isSpam: boolean,
  newId: string,
): Promise<Joined> {
  if (isSpam) return added({ name: '', email: '', phone: '' }, newId);
  const found = await holdersOf(keysOf(named)).catch((error: unknown) => {
    logFailure('persons not searched', error);
    return new Map<string, StoredDocument>();
  });
  const person = personFor(named, personsIn(found));
  const stored = person && found.get(person.id);
  return stored ? joined(person.id, stored, withContact(person, named)) : added(named, newId);
}

function added(named: Named, id: string): Joined {
  return { personId: id, writes: [newDocument(documentName(`persons/${id}`), newPerson(named))] };
}

function joined(
  personId: string,
  { name, updateTime }: StoredDocument,
  change: ReturnType<typeof withContact>,
): Joined {
  if (!change) return { personId, writes: [] };
  const write = changedDocument(name, withSearchKeys(change), { given: { updateTime } });
  return { personId, writes: [write] };
}

/** Who has one of these phones or emails, by id, with whom they turned out to be. */
async function holdersOf(keys: string[]): Promise<Map<string, StoredDocument>> {
  const holders = await Promise.all(keys.map(holdersOfKey));
  const found = new Map(holders.flat().map((stored) => [idOf(stored.name), stored]));
  await addChains(found);
  return found;
}

function holdersOfKey(key: string): Promise<StoredDocument[]> {
  const query = {
    from: [{ collectionId: 'persons' }],
    where: fieldIs('keys', 'ARRAY_CONTAINS', key),
    limit: mostHolders,
  };
  return runQuery(query, patience);
}
