import { type LeadCounts, leadCountsFrom } from '#domain/leads/count-leads.ts';
import type { Lead, LeadType } from '#domain/leads/lead.ts';
import { type Listed, listOf } from '#domain/leads/lead-view.ts';
import { docAt } from '../firebase/database.ts';
import {
  type DocumentData,
  getDoc,
  increment,
  serverTimestamp,
  type Transaction,
} from '../firebase/firestore.ts';

const summary = () => docAt('summaries', 'leads');

/** One document, with any number of leads. */
export async function readLeadCounts(): Promise<Record<LeadType, LeadCounts>> {
  return leadCountsFrom((await getDoc(summary())).data() ?? {});
}

/** Counts a lead in its new list, in the commit that moves it. It reads nothing, so moves don't wait for each other. */
export function countMove(
  transaction: Transaction,
  { id, ...lead }: Pick<Lead, 'id'> & Listed,
  change: Partial<Listed>,
): void {
  const [from, to] = [listOf(lead), listOf({ ...lead, ...change })];
  if (from === to) return;
  count(transaction, id, lead.type, { [from]: increment(-1), [to]: increment(1) });
}

export function countRemoval(transaction: Transaction, { id, ...lead }: Pick<Lead, 'id'> & Listed) {
  count(transaction, id, lead.type, { [listOf(lead)]: increment(-1) });
}

function count(to: Transaction, id: string, type: LeadType, counts: DocumentData): void {
  const moved = { [type]: counts, moved: id, updatedAt: serverTimestamp() };
  to.set(summary(), moved, { merge: true });
}
