/** What staff did about a lead: an append-only history. */

import type { Author } from '../account/author.ts';
import { type Parsed, settle } from '../text/form-checks.ts';
import { multiLine } from '../text/plain-text.ts';
import { checkStoredText } from '../text/stored-length.ts';
import type { Contact } from './contact.ts';
import { type LeadStatus, leadStatuses } from './lead.ts';
import type { ReferralSource } from './referral-source.ts';
import type { VisitAnswerKind } from './visit-answer.ts';

export const callOutcomes = ['reached', 'left_message', 'no_answer', 'wrong_number'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export const callOutcomeLabels: Record<CallOutcome, string> = {
  reached: 'Reached',
  left_message: 'Left a message',
  no_answer: 'No answer',
  wrong_number: 'Wrong number',
};

/** Where staff move a lead: to a status, or to Spam, where it keeps its status. */
export type LeadDestination = LeadStatus | 'spam';

export type Deed =
  | { kind: 'note'; text: string }
  | { kind: 'call'; outcome: CallOutcome }
  | { kind: 'status'; from: string; to: LeadDestination }
  /** until: null takes the lead up again before its time. */
  | { kind: 'call_back'; until: Date | null }
  | { kind: 'heard_from'; from: ReferralSource | null; to: ReferralSource | null }
  /** The only place that keeps what name, email and phone were before. */
  | { kind: 'correction'; from: Contact; to: Contact }
  /** why: null lifts the legal hold. */
  | { kind: 'hold'; why: string | null }
  /** wants: false takes back that they would come sooner. */
  | { kind: 'sooner'; wants: boolean }
  /** Was offered a sooner time by email. */
  | { kind: 'offer'; startsAt: Date }
  /** Pressed 'Send again': what was left of the mails about the request. */
  | { kind: 'resend' }
  /** What the patient did by the link of a mail. */
  | { kind: 'visit'; answer: VisitAnswerKind | 'sooner' };

export type Activity = Deed & { id: string; by: Author; at: Date };

/** The status before a dismissal, from the history (newest first); 'new' if the history does not say. */
export function statusBeforeDismissal(history: Activity[]): LeadStatus {
  const dismissal = history.find((entry) => entry.kind === 'status' && entry.to === 'dismissed');
  const before = dismissal?.kind === 'status' ? dismissal.from : null;
  return leadStatuses.find((known) => known === before && known !== 'dismissed') ?? 'new';
}

/** Longest note, in characters. */
export const noteLimit = 2000;

/** The note as it will be stored, or the error in it. */
export function parseNote(input: unknown): Parsed<string> {
  const text = multiLine(input);
  return settle(text, [
    checkStoredText('note', 'Note', text, noteLimit, 'Please write a note first'),
  ]);
}
