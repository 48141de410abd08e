import type { VisitAnswerKind } from '#domain/leads/visit-answer.ts';
import { batchGet, type Update } from '../firestore/firestore-rest.ts';
import { logEntry } from '../log-entry.ts';
import { patient } from '../stored-visits.ts';
import { leadDocument, touched } from './lead-document.ts';

/** The history of a request says what the patient did with its visit. Nothing where the request is gone. Throws FirestoreError. */
export async function visitDeedWrites(
  leadId: string | null,
  answer: VisitAnswerKind | 'sooner',
): Promise<Update[]> {
  if (!leadId) return [];
  const name = leadDocument(leadId);
  if (!(await batchGet([name])).found.has(name)) return [];
  return [touched(name), logEntry(name, { kind: 'visit', answer, leadId }, patient)];
}
