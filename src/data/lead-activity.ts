import {
  collection,
  type DocumentData,
  type DocumentReference,
  doc,
  getDocs,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { type Lead, type LeadStatus, leadFrom } from '#domain/lead.ts';
import type { Activity, Author, CallOutcome, Deed } from '#domain/lead-activity.ts';
import { isStepForward } from '#domain/pip-status.ts';
import { database } from './database.ts';
import { withDates } from './dates.ts';

/** A batch or a transaction. */
type Writer = {
  update(document: DocumentReference, changes: DocumentData): unknown;
  set(document: DocumentReference, data: DocumentData): unknown;
};

/** Change and history entry in one write; updatedAt is what tells the other screens. */
async function record(
  id: string,
  changes: Partial<Pick<Lead, 'status' | 'spam'>>,
  deed: Deed,
  by: Author,
): Promise<void> {
  const batch = writeBatch(database());
  write(batch, id, changes, deed, by);
  await batch.commit();
}

function write(
  to: Writer,
  id: string,
  changes: Partial<Pick<Lead, 'status' | 'spam'>>,
  deed: Deed,
  by: Author,
): void {
  const lead = doc(database(), 'leads', id);
  to.update(lead, { ...changes, updatedAt: serverTimestamp() });
  to.set(doc(collection(lead, 'activity')), { ...deed, by, at: serverTimestamp() });
}

/** An unknown old status can be any text; the rules take 40 characters of it. */
function statusChange(from: string, to: LeadStatus): Deed {
  return { kind: 'status', from: from.slice(0, 40), to };
}

/** `from` is the status that the member of staff saw, for the history. */
export async function setLeadStatus(
  id: string,
  from: string,
  to: LeadStatus,
  by: Author,
): Promise<void> {
  await record(id, { status: to }, statusChange(from, to), by);
}

/**
 * For a mail to somebody who asked for the guide. Gives the status before, or null when nothing changed:
 * a colleague may have brought the lead further since this screen was drawn, which is not taken back.
 */
export async function advancePipLead(
  id: string,
  to: LeadStatus,
  by: Author,
): Promise<string | null> {
  const lead = doc(database(), 'leads', id);
  return runTransaction(database(), async (transaction) => {
    const { status } = leadFrom(id, withDates((await transaction.get(lead)).data() ?? {}));
    if (!isStepForward(status, to)) return null;
    write(transaction, id, { status: to }, statusChange(status, to), by);
    return status;
  });
}

/** Puts a lead that was taken for spam into the lists, as new. */
export async function markNotSpam(id: string, by: Author): Promise<void> {
  await record(id, { spam: false, status: 'new' }, { kind: 'status', from: 'spam', to: 'new' }, by);
}

/** text: 1 to 2000 characters. */
export async function addNote(id: string, text: string, by: Author): Promise<void> {
  await record(id, {}, { kind: 'note', text }, by);
}

export async function addCall(id: string, outcome: CallOutcome, by: Author): Promise<void> {
  await record(id, {}, { kind: 'call', outcome }, by);
}

/** The whole history of a lead, newest first. */
export async function listActivity(id: string): Promise<Activity[]> {
  const entries = collection(database(), 'leads', id, 'activity');
  const { docs } = await getDocs(query(entries, orderBy('at', 'desc')));
  // Only record() writes them, and the rules hold it to this shape.
  return docs.map((entry) => ({ id: entry.id, ...withDates(entry.data()) }) as Activity);
}
