/** What a patient answered by the link in the mail about a visit, as the visit's document keeps it. */
import { storedDate, storedMap, storedText } from '../stored-value.ts';

export const visitAnswers = ['confirmed', 'move', 'cancelled'] as const;

/** 'move': the patient asks for another time. */
export type VisitAnswerKind = (typeof visitAnswers)[number];

export type VisitAnswer = {
  kind: VisitAnswerKind;
  /** With 'move': which times would suit; '' otherwise. */
  words: string;
  at: Date;
  /** Staff still have to do something about it. */
  open: boolean;
};

/** What the link of a mail sends. sequence: the version of the visit that the patient saw. */
export type PatientAnswer = Pick<VisitAnswer, 'kind' | 'words'> & { sequence: number };

/** Longest wish for another time, in characters. */
export const answerWordsLimit = 500;

/** null for a visit without an answer. */
export function visitAnswerFrom(stored: unknown): VisitAnswer | null {
  const answer = storedMap(stored) ?? {};
  const kind = visitAnswers.find((known) => known === answer.kind);
  const at = storedDate(answer.at);
  if (!kind || !at) return null;
  return { kind, words: storedText(answer.words), at, open: answer.open === true };
}
