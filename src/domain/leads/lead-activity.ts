/** What staff did about a lead: an append-only history. */

import { type Author, storedAuthor } from '../account/author.ts';
import { storedDate, storedMap } from '../stored-value.ts';
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

const always = () => true;

/** Whether a stored entry of a kind has what this version shows of it. */
const isWhole: Record<Deed['kind'], (stored: Record<string, unknown>) => boolean> = {
  note: ({ text }) => typeof text === 'string',
  call: always,
  status: ({ from, to }) => typeof from === 'string' && typeof to === 'string',
  call_back: ({ until }) => until === null || storedDate(until) !== null,
  heard_from: always,
  correction: ({ from, to }) => Boolean(storedMap(from) && storedMap(to)),
  hold: always,
  sooner: always,
  offer: ({ startsAt }) => storedDate(startsAt) !== null,
  resend: always,
  visit: always,
};

/** null for an entry of another version, as after a rollback: the activity log has it. */
export function activityFrom(id: string, stored: Record<string, unknown>): Activity | null {
  const { leadId: _, ...entry } = stored;
  const at = storedDate(stored.at);
  const by = storedAuthor(stored.by);
  const kind = String(stored.kind);
  const isShown = Object.hasOwn(isWhole, kind) && isWhole[kind as Deed['kind']](stored);
  return at && by && isShown ? ({ ...entry, id, at, by } as Activity) : null;
}

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
