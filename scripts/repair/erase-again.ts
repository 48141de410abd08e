import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type Timestamp,
} from 'firebase-admin/firestore';
import { leadFrom } from '#domain/leads/lead.ts';
import { type Erasure, erasureFrom, isErasedBy } from '#domain/trail/erasure.ts';
import { contactsOf, reviewAskId } from '#domain/visits/review-ask.ts';

/**
 * Erases again what a restore brought back, and what the browser left when it was cut off. Gives the number of records.
 * What is not in `erasures` stays, and so does a record that came under an erased id after the erasure.
 */
export async function eraseAgain(db: Firestore): Promise<number> {
  const stubs = await db.collection('erasures').get();
  let count = 0;
  for (const stub of stubs.docs) {
    const erasure = erasureFrom(stub.id, { ...stub.data(), at: dateOf(stub.get('at')) });
    if (!erasure) continue;
    const record = db.collection(erasure.collection).doc(erasure.recordId);
    const erase = erasure.collection === 'persons' ? eraseWords : eraseTree;
    if (await erase(db, record, erasure)) count++;
    if (!erasure.isDone) await stub.ref.update({ state: 'done' });
  }
  return count;
}

function dateOf(time: Partial<Timestamp> | undefined): unknown {
  return time?.toDate?.() ?? time;
}

/** Of a person the place in a chain of merges stays. */
async function eraseWords(
  _: Firestore,
  record: DocumentReference,
  erasure: Erasure,
): Promise<boolean> {
  const found = await record.get();
  if (!found.exists || found.get('erasedAt')) return false;
  if (!isErasedBy(erasure, dateOf(found.get('createdAt')))) return false;
  const { mergedInto = null, notSame = [], createdAt } = found.data() ?? {};
  await record.set({ mergedInto, notSame, createdAt, erasedAt: FieldValue.serverTimestamp() });
  return true;
}

/** The record last, so that a repeat finds what is left. */
async function eraseTree(
  db: Firestore,
  record: DocumentReference,
  erasure: Erasure,
): Promise<boolean> {
  const [found, entries, locks] = await Promise.all([
    record.get(),
    record.collection('activity').get(),
    db.collection('slotLocks').where('appointmentId', '==', record.id).get(),
  ]);
  const cameAgain = found.exists && !isErasedBy(erasure, dateOf(found.get('createdAt')));
  const left = cameAgain
    ? entries.docs.filter((entry) => isErasedBy(erasure, dateOf(entry.get('at'))))
    : [...entries.docs, ...locks.docs];
  const isLeft = found.exists && !cameAgain;
  const asks = isLeft ? await asksOf(db, found.id, found.data() ?? {}) : [];
  await Promise.all([...left.map(({ ref }) => ref), ...asks].map((each) => each.delete()));
  if (isLeft) await record.delete();
  return isLeft || left.length > 0;
}

/** By each contact that no other request or visit has. */
async function asksOf(db: Firestore, id: string, stored: Record<string, unknown>) {
  const { email, phone } = leadFrom(id, {
    email: stored.email ?? stored.patientEmail,
    phone: stored.phone ?? stored.patientPhone,
  });
  const isAlone = async (leadField: string, visitField: string, value: string) => {
    const [leads, visits] = await Promise.all([
      db.collection('leads').where(leadField, '==', value).get(),
      db.collection('appointments').where(visitField, '==', value).get(),
    ]);
    return [...leads.docs, ...visits.docs].every((other) => other.id === id);
  };
  const alone = {
    patientEmail: email && (await isAlone('email', 'patientEmail', email)) ? email : '',
    patientPhone: phone && (await isAlone('phone', 'patientPhone', phone)) ? phone : '',
  };
  const ids = await Promise.all(contactsOf(alone).map(reviewAskId));
  return ids.map((ask) => db.collection('reviewAsks').doc(ask));
}
