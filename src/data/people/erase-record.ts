import type { Author } from '#domain/account/author.ts';
import { type Lead, leadFrom } from '#domain/leads/lead.ts';
import { personIdIn } from '#domain/leads/person-id.ts';
import {
  type ErasedRecord,
  type Erasure,
  type ErasureReason,
  erasureFrom,
  erasureId,
  isErasedBy,
} from '#domain/trail/erasure.ts';
import type { Change } from '#domain/trail/trail-entry.ts';
import { contactsOf, reviewAskId } from '#domain/visits/review-ask.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { takesPlace, type Visit, visitFrom } from '#domain/visits/visit.ts';
import { lockAt } from '../booking/visit-locks.ts';
import { collectionAt, database, docAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import {
  collection,
  type DocumentReference,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  updateDoc,
  writeBatch,
} from '../firebase/firestore.ts';
import { transact } from '../firebase/transact.ts';
import { WriteError } from '../firebase/write-errors.ts';
import { countRemoval } from '../leads/lead-counts.ts';
import { erasePerson, isWithoutRecords } from '../persons/settle-person.ts';
import { serverDate } from '../server-clock.ts';
import { logChange } from '../trail/log-change.ts';
import { noteOpenings } from '../visits/note-openings.ts';
import { findByContact } from './find-person.ts';

/** Firestore takes 500 writes at once. */
const entriesAtOnce = 200;

/** Far more than a screen shows. */
const mostErasures = 200;

const recordAt = ({ collection: name, recordId }: ErasedRecord) => docAt(name, recordId);
const erasureAt = (record: ErasedRecord) => docAt('erasures', erasureId(record));

/**
 * Erases a request or a visit, and leaves a stub in `erasures`. Its person goes with their last record. It can be
 * repeated at any point: the stub comes first, and says 'done' when nothing is left. Throws 'on-hold' or 'visit-ahead' before it changes anything.
 */
export async function eraseRecord(
  record: ErasedRecord,
  why: ErasureReason,
  by: Author,
): Promise<void> {
  await beginErasure(record, why, by);
  await eraseRest(record, by);
}

async function beginErasure(record: ErasedRecord, why: ErasureReason, by: Author): Promise<void> {
  const erasure = erasureAt(record);
  await transact(async (transaction) => {
    if ((await transaction.get(erasure)).exists()) return;
    const stored = await transaction.get(recordAt(record));
    if (!stored.exists()) return;
    refuseProtected(record, withDates(stored.data()));
    const leadId = record.collection === 'leads' ? record.recordId : null;
    const change: Change = { kind: 'erasure', leadId, why };
    transaction.set(erasure, {
      ...record,
      ...personIdIn(stored.data()),
      ...{ why, by, at: serverTimestamp(), state: 'running' },
      ...logChange(transaction, erasure, change, by),
    });
  });
}

/** Erases what is left of a record. One that came later under the same id stays, and `npm run repair` ends it. */
export async function finishErasure(record: ErasedRecord, by: Author): Promise<void> {
  const [stub, stored] = await Promise.all([getDoc(erasureAt(record)), getDoc(recordAt(record))]);
  const erasure = erasureFrom(stub.id, withDates(stub.data() ?? {}));
  const { createdAt } = withDates(stored.data() ?? {});
  if (erasure && !isErasedBy(erasure, createdAt)) return;
  await eraseRest(record, by);
}

async function eraseRest(record: ErasedRecord, by: Author): Promise<void> {
  if (record.collection === 'persons') {
    await erasePerson(record.recordId);
  } else {
    await eraseDocument(record);
    // Last: below a missing document nobody can add an entry.
    await eraseEntries(recordAt(record));
  }
  const stub = await getDoc(erasureAt(record));
  if (stub.get('state') !== 'running') return;
  const { personId } = personIdIn(stub.data() ?? {});
  if (personId && (await isWithoutRecords(personId, by))) {
    const why = erasureFrom(stub.id, withDates(stub.data() ?? {}))?.why ?? 'asked';
    await eraseRecord({ collection: 'persons', recordId: personId }, why, by);
  }
  await updateDoc(stub.ref, { state: 'done' });
}

function refuseProtected(
  { collection: name, recordId }: ErasedRecord,
  stored: Record<string, unknown>,
) {
  if (name === 'leads' && leadFrom(recordId, stored).hold) throw new WriteError('on-hold');
  const visit = name === 'appointments' ? visitFrom(recordId, stored) : null;
  const now = serverDate();
  if (visit && takesPlace(visit, now) && visit.endsAt > now) throw new WriteError('visit-ahead');
}

/** In one commit with its count, the locks of its time, and the asks for a review of this person. */
async function eraseDocument(record: ErasedRecord): Promise<void> {
  const target = recordAt(record);
  const found = await getDoc(target);
  if (!found.exists()) return;
  const asks = await asksOfThisAlone(record, withDates(found.data()));
  await transact(async (transaction) => {
    const stored = await transaction.get(target);
    if (!stored.exists()) return;
    const data = withDates(stored.data());
    refuseProtected(record, data);
    const visit = record.collection === 'appointments' ? visitFrom(record.recordId, data) : null;
    const locks = (visit ? lockIds(visit) : []).map(lockAt);
    const held = await Promise.all(locks.map((lock) => transaction.get(lock)));
    transaction.delete(target);
    const own = held.filter((lock) => lock.get('appointmentId') === record.recordId);
    for (const lock of own) transaction.delete(lock.ref);
    // Of a hold that has lapsed. Nobody sees the openings of the past.
    if (visit && visit.endsAt > serverDate()) {
      noteOpenings(transaction, { taken: [], freed: own.map(({ id }) => id) });
    }
    if (record.collection === 'leads') countRemoval(transaction, leadFrom(record.recordId, data));
    transaction.update(erasureAt(record), { erasedAt: serverTimestamp() });
    for (const ask of asks) transaction.delete(ask);
  });
}

/** The asks by contacts that no other request or visit has. */
async function asksOfThisAlone(
  { collection: name, recordId }: ErasedRecord,
  stored: Record<string, unknown>,
): Promise<DocumentReference[]> {
  const contacts =
    name === 'leads' ? ofLead(leadFrom(recordId, stored)) : visitFrom(recordId, stored);
  if (!contacts) return [];
  const { leads, visits } = await findByContact([contacts.patientEmail], [contacts.patientPhone]);
  const others = [...leads.map(ofLead), ...visits]
    .filter(({ id }) => id !== recordId)
    .flatMap(contactsOf);
  const alone = contactsOf(contacts).filter((contact) => !others.includes(contact));
  const ids = await Promise.all(alone.map(reviewAskId));
  return ids.map((id) => docAt('reviewAsks', id));
}

function ofLead({ id, email, phone }: Lead): Pick<Visit, 'id' | 'patientEmail' | 'patientPhone'> {
  return { id, patientEmail: email, patientPhone: phone };
}

async function eraseEntries(record: DocumentReference): Promise<void> {
  for (;;) {
    const entries = query(collection(record, 'activity'), limit(entriesAtOnce));
    const { docs } = await getDocs(entries);
    if (docs.length === 0) return;
    const batch = writeBatch(database());
    for (const entry of docs) batch.delete(entry.ref);
    await batch.commit();
  }
}

export async function listErasures(): Promise<Erasure[]> {
  const newest = query(collectionAt('erasures'), orderBy('at', 'desc'), limit(mostErasures));
  const { docs } = await getDocs(newest);
  return docs.flatMap((each) => erasureFrom(each.id, withDates(each.data())) ?? []);
}
