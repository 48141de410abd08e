import type { Author } from '#domain/account/author.ts';
import {
  type Named,
  newPerson,
  type Person,
  withContact,
  withSearchKeys,
} from '#domain/people/person.ts';
import type { Change } from '#domain/trail/trail-entry.ts';
import { type DocumentData, serverTimestamp, type Transaction } from '../firebase/firestore.ts';
import { WriteError } from '../firebase/write-errors.ts';
import { changedFields, logChange } from '../trail/log-change.ts';
import { saveRecord } from '../trail/save-record.ts';
import { personAt, personIn } from './persons.ts';

/** `write` comes after the last read of the transaction. */
type Joined = { personId: string; write: () => void };

/** Joins a visit to this person, or to a new one of this id, who gets its contacts. An erased one stays erased. */
export async function joinPerson(
  transaction: Transaction,
  { id, named, newId }: { id: string | null; named: Named; newId: string },
  by: Author,
): Promise<Joined> {
  const stored = id === null ? null : await transaction.get(personAt(id));
  const person = stored && personIn(stored);
  if (!stored || !person || person.isErased) {
    const fields = newPerson(named);
    const write = () => {
      const logged = logPerson(transaction, newId, undefined, fields, by);
      const now = serverTimestamp();
      transaction.set(personAt(newId), { ...fields, ...logged, createdAt: now, updatedAt: now });
    };
    return { personId: newId, write };
  }
  const change = withContact(person, named);
  return {
    personId: person.id,
    write() {
      if (!change) return;
      const fields = withSearchKeys(change);
      const logged = logPerson(transaction, person.id, stored.data(), fields, by);
      transaction.update(stored.ref, { ...fields, ...logged, updatedAt: serverTimestamp() });
    },
  };
}

export function logPerson(
  to: Transaction,
  id: string,
  before: DocumentData | undefined,
  fields: DocumentData,
  by: Author,
): { changeId: string } {
  const change: Change = { kind: 'person', fields: changedFields(before, fields) };
  return logChange(to, personAt(id), change, by);
}

/** Changes a person who isn't erased. `seen` is what the screen shows: throws 'changed' when a colleague was first. */
export async function changePerson(
  id: string,
  change: Partial<Person>,
  by: Author,
  seen: Partial<Person>,
): Promise<void> {
  await saveRecord<Person>(personAt(id), {
    read(stored) {
      const person = personIn(stored);
      if (!person || person.isErased) throw new WriteError('gone');
      return person;
    },
    base: seen,
    change,
    write: (_, to, stored) => ({ ...change, ...logPerson(to, id, stored.data(), change, by) }),
  });
}
