import type { PersonFile, StoredRecord } from '#domain/people/person-file.ts';
import { storedMap } from '#domain/stored-value.ts';
import type { ErasedRecord } from '#domain/trail/erasure.ts';
import { contactsOf, reviewAskId } from '#domain/visits/review-ask.ts';
import { docAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import { collection, getDoc, getDocs, orderBy, query } from '../firebase/firestore.ts';

/** Everything that is stored of these requests, visits and rows of imports, field by field. One that was deleted meanwhile is left out. */
export async function readPerson(records: readonly ErasedRecord[]): Promise<PersonFile> {
  const found = (await Promise.all(records.map(readRecord))).filter((each) => each !== null);
  const of = (name: ErasedRecord['collection']) =>
    found.filter((each) => each.collection === name).map(({ record }) => record);
  const [requests, visits] = [of('leads'), of('appointments')];
  const imported = of('persons').map(({ fields, ...record }) => {
    const row = { ...storedMap(fields.imported), createdAt: fields.createdAt };
    return { ...record, fields: row };
  });
  return { requests, visits, imported, reviewAsks: await readAsks([...requests, ...visits]) };
}

async function readRecord({ collection: name, recordId }: ErasedRecord) {
  const target = docAt(name, recordId);
  const entries = query(collection(target, 'activity'), orderBy('at', 'desc'));
  const [stored, { docs }] = await Promise.all([getDoc(target), getDocs(entries)]);
  if (!stored.exists()) return null;
  const record: StoredRecord = {
    id: recordId,
    fields: withDates(stored.data()),
    history: docs.map((entry) => withDates(entry.data())),
  };
  return { collection: name, record };
}

async function readAsks(records: StoredRecord[]): Promise<Record<string, unknown>[]> {
  const contacts = records.flatMap(({ fields }) =>
    contactsOf({
      patientEmail: String(fields.email ?? fields.patientEmail ?? '').toLowerCase(),
      patientPhone: String(fields.phone ?? fields.patientPhone ?? ''),
    }),
  );
  const ids = await Promise.all([...new Set(contacts)].map(reviewAskId));
  const asks = await Promise.all(ids.map((id) => getDoc(docAt('reviewAsks', id))));
  return asks.flatMap((ask) => (ask.exists() ? [withDates(ask.data())] : []));
}
