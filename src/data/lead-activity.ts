import {
  collection,
  doc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Lead, LeadStatus } from '#domain/lead.ts';
import type { Activity, Author, CallOutcome, Deed } from '#domain/lead-activity.ts';
import { database } from './database.ts';
import { withDates } from './dates.ts';

/** Change and history entry in one write; updatedAt is what tells the other screens. */
async function record(
  id: string,
  changes: Partial<Pick<Lead, 'status' | 'spam'>>,
  deed: Deed,
  by: Author,
): Promise<void> {
  const lead = doc(database(), 'leads', id);
  await writeBatch(database())
    .update(lead, { ...changes, updatedAt: serverTimestamp() })
    .set(doc(collection(lead, 'activity')), { ...deed, by, at: serverTimestamp() })
    .commit();
}

/** `from` is the status that the member of staff saw, for the history. */
export async function setLeadStatus(
  id: string,
  from: string,
  to: LeadStatus,
  by: Author,
): Promise<void> {
  // An unknown old status can be any text; the rules take 40 characters of it.
  await record(id, { status: to }, { kind: 'status', from: from.slice(0, 40), to }, by);
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
