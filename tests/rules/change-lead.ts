import {
  type DocumentData,
  doc,
  increment,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { leadFrom } from '#domain/leads/lead.ts';
import { listOf } from '#domain/leads/lead-view.ts';
import type { Client } from './environment.ts';

/** The change of `summaries/leads` for a change of this lead; null when the lead stays in its list. */
export function countsOf(id: string, stored: DocumentData, change: DocumentData) {
  const [before, after] = [leadFrom(id, stored), leadFrom(id, { ...stored, ...change })];
  const [from, to] = [listOf(before), listOf(after)];
  if (from === to) return null;
  const counts = { [from]: increment(-1), [to]: increment(1) };
  return { [before.type]: counts, moved: id, updatedAt: serverTimestamp() };
}

/** The entry that tells of a change of this lead. */
export function entryOf(
  { uid, name }: Client,
  id: string,
  stored: DocumentData,
  change: DocumentData,
) {
  const place = (lead: DocumentData) => (lead.spam === true ? 'spam' : (lead.status ?? 'new'));
  const told =
    'status' in change || 'spam' in change
      ? { kind: 'status', from: place(stored), to: place({ ...stored, ...change }) }
      : 'heardFrom' in change
        ? { kind: 'heard_from', from: stored.heardFrom ?? null, to: change.heardFrom }
        : { kind: 'call_back', until: change.callBackAt ?? null };
  return { ...told, leadId: id, by: { uid, name }, at: serverTimestamp() };
}

/**
 * Changes a stored lead, counts it in its new list, and writes the entry of the change, in one commit. entry: another
 * one; null for none.
 */
export function changeLead(
  client: Client,
  id: string,
  stored: DocumentData,
  change: DocumentData,
  entry: DocumentData | null = entryOf(client, id, stored, change),
): Promise<void> {
  const { db } = client;
  const batch = writeBatch(db);
  const changeId = crypto.randomUUID();
  batch.update(doc(db, 'leads', id), { ...change, ...(entry && { changeId }) });
  const counts = countsOf(id, stored, change);
  if (counts) batch.set(doc(db, 'summaries/leads'), counts, { merge: true });
  if (entry) batch.set(doc(db, 'leads', id, 'activity', changeId), entry);
  return batch.commit();
}
