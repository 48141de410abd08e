import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { leadFrom } from '#domain/leads/lead.ts';
import { erasureFrom } from '#domain/people/erasure.ts';
import { contactsOf, reviewAskId } from '#domain/visits/review-ask.ts';

/**
 * Erases again what a restore brought back, and what the browser left when it was cut off. Gives the number of records.
 * What is not in `erasures` stays.
 */
export async function eraseAgain(db: Firestore): Promise<number> {
  const stubs = await db.collection('erasures').get();
  let count = 0;
  for (const stub of stubs.docs) {
    const stored = stub.data();
    const erasure = erasureFrom(stub.id, { ...stored, at: stored.at?.toDate?.() });
    if (!erasure) continue;
    const record = db.collection(erasure.collection).doc(erasure.recordId);
    if (await eraseTree(db, record)) count++;
    if (!erasure.isDone) await stub.ref.update({ state: 'done' });
  }
  return count;
}

/** The record last, so that a repeat finds what is left. */
async function eraseTree(db: Firestore, record: DocumentReference): Promise<boolean> {
  const [found, entries, locks] = await Promise.all([
    record.get(),
    record.collection('activity').get(),
    db.collection('slotLocks').where('appointmentId', '==', record.id).get(),
  ]);
  const rest = [...entries.docs, ...locks.docs].map(({ ref }) => ref);
  const asks = found.exists ? await asksOf(db, found.id, found.data() ?? {}) : [];
  await Promise.all([...rest, ...asks].map((each) => each.delete()));
  if (found.exists) await record.delete();
  return found.exists || rest.length > 0;
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
