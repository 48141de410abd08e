import {
  type DocumentData,
  doc,
  increment,
  serverTimestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
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

/** Changes a stored lead and counts it in its new list, and what `more` writes, in one commit. */
export function changeLead(
  { db }: Client,
  id: string,
  stored: DocumentData,
  change: DocumentData,
  more: (batch: WriteBatch) => void = () => {},
): Promise<void> {
  const batch = writeBatch(db);
  batch.update(doc(db, 'leads', id), change);
  const counts = countsOf(id, stored, change);
  if (counts) batch.set(doc(db, 'summaries/leads'), counts, { merge: true });
  more(batch);
  return batch.commit();
}
