import type { Author } from '#domain/account/author.ts';
import { asRecorded, type PersonRecord, withSearchKeys } from '#domain/people/person.ts';
import { collectionAt } from '../firebase/database.ts';
import { getDoc, getDocs, query, serverTimestamp, where } from '../firebase/firestore.ts';
import { leadOf } from '../firebase/stored-records.ts';
import { transact } from '../firebase/transact.ts';
import { listVisitsOfPersons } from '../visits/visits.ts';
import { logPerson } from './join-person.ts';
import { personAt, personIn } from './persons.ts';

/** The requests and visits of one person, without those who are merged. */
export async function recordsOfPerson(id: string): Promise<PersonRecord[]> {
  const [leads, visits] = await Promise.all([
    getDocs(query(collectionAt('leads'), where('personId', '==', id))),
    listVisitsOfPersons([id]),
  ]);
  return [
    ...leads.docs.map(leadOf),
    ...visits.map(({ patientName, patientPhone, patientEmail }) => {
      return { name: patientName, phone: patientPhone, email: patientEmail };
    }),
  ];
}

/** Gives a person the name, phones and emails of their records, after one of them has changed or is gone. */
export async function settlePerson(id: string, by: Author): Promise<void> {
  await settle(id, await recordsOfPerson(id), by);
}

/** Whether a person has no request, visit or imported row left. Else what is gone leaves name, phones and emails. */
export async function isWithoutRecords(id: string, by: Author): Promise<boolean> {
  const [records, stored] = await Promise.all([recordsOfPerson(id), getDoc(personAt(id))]);
  const isKept = records.length > 0 || Boolean(personIn(stored)?.imported);
  if (isKept) await settle(id, records, by);
  return !isKept;
}

async function settle(id: string, records: PersonRecord[], by: Author): Promise<void> {
  await transact(async (transaction) => {
    const stored = await transaction.get(personAt(id));
    const person = personIn(stored);
    const change = person && !person.isErased ? asRecorded(person, records) : null;
    if (!change) return;
    const fields = withSearchKeys(change);
    const logged = logPerson(transaction, id, stored.data(), fields, by);
    transaction.update(stored.ref, { ...fields, ...logged, updatedAt: serverTimestamp() });
  });
}

/** Leaves the place in a chain of merges: who was merged into this person stays together. */
export async function erasePerson(id: string): Promise<void> {
  await transact(async (transaction) => {
    const stored = await transaction.get(personAt(id));
    const person = personIn(stored);
    if (!person || person.isErased) return;
    transaction.set(stored.ref, {
      ...{ mergedInto: person.mergedInto, notSame: person.notSame },
      createdAt: stored.get('createdAt'),
      erasedAt: serverTimestamp(),
    });
  });
}
