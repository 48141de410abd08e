import { randomUUID } from 'node:crypto';
import type { PatientAnswer } from '#domain/leads/visit-answer.ts';
import { storedMap } from '#domain/stored-value.ts';
import type { Change } from '#domain/trail/trail-entry.ts';
import { mayCancel } from '#domain/visits/patient-visit.ts';
import { isHold, type Visit } from '#domain/visits/visit.ts';
import { patientVisitOf } from '#domain/visits/visit-for-patient.ts';
import { currentTime } from '../environment/clock.ts';
import { changedDocument } from '../firestore/document-writes.ts';
import {
  commit,
  isConflict,
  type StoredDocument,
  type Write,
} from '../firestore/firestore-rest.ts';
import { fromFields } from '../firestore/firestore-value.ts';
import { lockDocument, ownLocks } from '../holds/stored-locks.ts';
import { visitDeedWrites } from '../leads/visit-deed.ts';
import { logEntry } from '../log-entry.ts';
import { findVisit, openingWrites, patient } from '../stored-visits.ts';

/**
 * 'changed': the patient saw another version, or the visit allows no answer. 'late': only a call can cancel it. 'often':
 * the patient answered too often since staff last changed the visit.
 */
type AnswerOutcome = { is: 'stored' | 'changed' | 'late' | 'often'; visit: Visit };

/** Answers between two changes by staff. A cancellation is always possible: no answer follows it. */
const mostAnswers = 10;

const attempts = 3;

/** Stores the patient's answer, once; a repeat changes nothing. null without the visit. Throws FirestoreError. */
export async function answerVisit(
  id: string,
  answer: PatientAnswer,
): Promise<AnswerOutcome | null> {
  let failure: unknown = null;
  for (let attempt = 1; ; attempt++) {
    const found = await findVisit(id);
    if (!found) return null;
    const { visit, stored, clinic } = found;
    const now = currentTime();
    if (isStored(visit, answer)) return { is: 'stored', visit };
    // The write itself failed, not only its response.
    if (failure) throw failure;
    if (!allows(visit, answer, now)) return { is: 'changed', visit };
    if (answer.kind === 'cancelled' && !mayCancel(visit, clinic, now)) return { is: 'late', visit };
    if (answer.kind !== 'cancelled' && answersIn(stored, visit) >= mostAnswers) {
      return { is: 'often', visit };
    }

    try {
      await commit(await answerWrites(stored, visit, answer, now));
      return { is: 'stored', visit: { ...answered(visit, answer, now), updatedAt: now } };
    } catch (error) {
      if (!isConflict(error) || attempt === attempts) failure = error;
    }
  }
}

function allows(visit: Visit, { kind, sequence }: PatientAnswer, now: Date): boolean {
  const { status } = patientVisitOf(visit, now);
  const isOpen = status === 'scheduled' || status === 'confirmed';
  // A held time can be given back, and nothing else.
  return visit.sequence === sequence && (isOpen || (status === 'held' && kind === 'cancelled'));
}

/** Whether the visit is as this answer left it, or would leave it. */
function isStored(
  { answer, sequence, status }: Visit,
  { kind, words, ...seen }: PatientAnswer,
): boolean {
  if (answer?.kind !== kind || answer.words !== words) return false;
  if (kind === 'confirmed' && status === 'confirmed' && sequence === seen.sequence) return true;
  // What staff have closed is asked again.
  if (kind === 'move') return answer.open && sequence === seen.sequence;
  return sequence === seen.sequence + 1;
}

function answersIn({ fields }: StoredDocument, { updatedBy }: Visit): number {
  const { count } = storedMap(fromFields(fields).answer) ?? {};
  return updatedBy?.uid === patient.uid && typeof count === 'number' ? count : 0;
}

function answered(visit: Visit, { kind, words }: PatientAnswer, at: Date): Visit {
  const answer = { kind, words, at, open: kind !== 'confirmed' };
  if (kind === 'move') return { ...visit, answer };
  return { ...visit, answer, status: kind, sequence: visit.sequence + 1 };
}

/** One commit, which conflicts when the visit changed since it was read. */
async function answerWrites(
  stored: StoredDocument,
  visit: Visit,
  patientAnswer: PatientAnswer,
  now: Date,
): Promise<Write[]> {
  const { name, updateTime } = stored;
  const { kind } = patientAnswer;
  const { status, sequence, ...after } = answered(visit, patientAnswer, now);
  const answer = { ...after.answer, count: answersIn(stored, visit) + 1 };
  // No mail has told of a held time.
  const asksMail = kind === 'cancelled' && !isHold(visit) ? ['mail.askedAt'] : [];
  const freed = kind === 'cancelled' ? await ownLocks(visit) : [];
  const changeId = randomUUID();
  const { startsAt } = visit;
  const entry: Change = {
    kind: 'visit_change',
    leadId: visit.leadId,
    fields: kind === 'move' ? ['answer'] : ['answer', 'status'],
    from: { status: visit.status, startsAt },
    to: { status, startsAt },
  };
  return [
    changedDocument(
      name,
      { status, sequence, answer, changeId, updatedBy: patient },
      { given: { updateTime }, times: ['answer.at', 'updatedAt', ...asksMail] },
    ),
    logEntry(name, entry, patient, changeId),
    ...freed.map((id) => ({ delete: lockDocument(id) })),
    ...openingWrites([], freed),
    ...(await visitDeedWrites(visit.leadId, kind)),
  ];
}
