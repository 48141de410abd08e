import { type Lead, type LeadStatus, leadFrom } from '#domain/lead.ts';
import type { Activity, Author, CallOutcome, Deed } from '#domain/lead-activity.ts';
import { database } from './database.ts';
import { withDates } from './dates.ts';
import {
  collection,
  type DocumentData,
  type DocumentReference,
  doc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  type Transaction,
  writeBatch,
} from './firestore.ts';
import { transact } from './transact.ts';

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

/** The lead as it is stored now; null when it is gone. */
export async function leadIn(transaction: Transaction, id: string): Promise<Lead | null> {
  const stored = await transaction.get(doc(database(), 'leads', id));
  return stored.exists() ? leadFrom(id, withDates(stored.data())) : null;
}

/** For a lead that the same transaction has read, since the history tells which status it leaves. */
export function writeStatus(
  transaction: Transaction,
  { id, status }: Lead,
  to: LeadStatus,
  by: Author,
): void {
  // An unknown old status can be any text; the rules take 40 characters of it.
  const deed: Deed = { kind: 'status', from: status.slice(0, 40), to };
  write(transaction, id, { status: to }, deed, by);
}

/**
 * Gives the status before, or null when nothing changed: a colleague may have changed it since this screen
 * was drawn, and `mayLeave` is asked about the status that is stored now.
 */
export async function setLeadStatus(
  id: string,
  to: LeadStatus,
  by: Author,
  mayLeave: (status: string) => boolean = () => true,
): Promise<string | null> {
  return transact(async (transaction) => {
    const lead = await leadIn(transaction, id);
    if (!lead) throw new Error(`no lead ${id}`);
    if (lead.status === to || !mayLeave(lead.status)) return null;
    writeStatus(transaction, lead, to, by);
    return lead.status;
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
  // Only this module writes them, and the rules hold it to this shape.
  return docs.map((entry) => ({ id: entry.id, ...withDates(entry.data()) }) as Activity);
}
