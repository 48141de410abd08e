import {
  keysOf,
  type Named,
  newPerson,
  personWith,
  withContact,
  withSearchKeys,
} from '#domain/people/person.ts';
import { logFailure } from '../describe-error.ts';
import {
  documentName,
  fieldIs,
  idOf,
  runQuery,
  type StoredDocument,
  serverTime,
  type Update,
} from '../firestore/firestore-rest.ts';
import { toFields } from '../firestore/firestore-value.ts';
import { addChains, personsIn } from './read-chain.ts';

/** Milliseconds. Staff can merge later what wasn't found in time. */
const patience = 2000;

/** Far more than one phone number or email has. A machine joins nobody by one that as many share. */
const mostFound = 20;

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
  const { keys, found } = await holdersOf(keysOf(named)).catch((error: unknown) => {
    logFailure('persons not searched', error);
    return { keys: [], found: new Map<string, StoredDocument>() };
  });
  const person = personWith({ name: named.name, keys }, personsIn(found));
  const stored = person && found.get(person.id);
  return stored ? joined(person.id, stored, withContact(person, named)) : added(named, newId);
}

function added(named: Named, id: string): Joined {
  const write: Update = {
    update: { name: documentName(`persons/${id}`), fields: toFields(newPerson(named)) },
    updateTransforms: ['createdAt', 'updatedAt'].map(serverTime),
    currentDocument: { exists: false },
  };
  return { personId: id, writes: [write] };
}

function joined(
  personId: string,
  { name, updateTime }: StoredDocument,
  change: ReturnType<typeof withContact>,
): Joined {
  if (!change) return { personId, writes: [] };
  const fields = withSearchKeys(change);
  const write: Update = {
    update: { name, fields: toFields(fields) },
    updateMask: { fieldPaths: Object.keys(fields) },
    updateTransforms: [serverTime('updatedAt')],
    currentDocument: { updateTime },
  };
  return { personId, writes: [write] };
}

type Holders = { keys: string[]; found: Map<string, StoredDocument> };

/** Who has one of these phones or emails, by id, with whom they turned out to be. keys: those whose holders are all known. */
async function holdersOf(keys: string[]): Promise<Holders> {
  const holders = await Promise.all(keys.map(holdersOfKey));
  const known = keys.filter((_, index) => (holders[index]?.length ?? 0) < mostFound);
  const found = new Map(holders.flat().map((stored) => [idOf(stored.name), stored]));
  await addChains(found);
  return { keys: known, found };
}

function holdersOfKey(key: string): Promise<StoredDocument[]> {
  const query = {
    from: [{ collectionId: 'persons' }],
    where: fieldIs('keys', 'ARRAY_CONTAINS', key),
    limit: mostFound,
  };
  return runQuery(query, patience);
}
