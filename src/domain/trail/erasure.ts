/** What is left of an erased request, visit or person: its id, the day, who erased it, and why. No word about the person. */

import type { Author } from '../account/author.ts';
import { storedAuthor } from '../account/author.ts';
import { storedDate, storedText } from '../stored-value.ts';

/** The reasons that a person chooses. */
export const givenReasons = ['asked', 'no_longer_needed', 'mistake', 'test'] as const;

/** 'retention' is for a request whose period is over; the rules check that. */
const erasureReasons = [...givenReasons, 'retention'] as const;
export type ErasureReason = (typeof erasureReasons)[number];

export const erasureReasonLabels: Record<ErasureReason, string> = {
  asked: 'The person asked for it',
  no_longer_needed: 'No longer needed',
  mistake: 'Entered by mistake',
  test: 'A test, or not a real person',
  retention: 'Its retention period is over',
};

/** The collections whose documents are erased. */
export const erasedCollections = ['leads', 'appointments', 'persons'] as const;

export const erasedNames: Record<ErasedRecord['collection'], string> = {
  leads: 'request',
  appointments: 'visit',
  persons: 'person',
};

/** A document that is erased with everything below it. Of a person the place in a chain of merges stays. */
export type ErasedRecord = { collection: (typeof erasedCollections)[number]; recordId: string };

export type Erasure = ErasedRecord & {
  id: string;
  why: ErasureReason;
  by: Author;
  at: Date;
  /** False while something of the record may be left. */
  isDone: boolean;
};

/** One for each record, so that a repeat finds it. */
export function erasureId({ collection, recordId }: ErasedRecord): string {
  return `${collection}-${recordId}`;
}

/** null for a document that names no record. */
export function erasureFrom(id: string, stored: Record<string, unknown>): Erasure | null {
  const collection = erasedCollections.find((known) => known === stored.collection);
  const recordId = storedText(stored.recordId);
  const at = storedDate(stored.at);
  const by = storedAuthor(stored.by);
  if (!collection || !recordId || !at || !by) return null;
  const why = erasureReasons.find((known) => known === stored.why) ?? 'asked';
  return { id, collection, recordId, why, by, at, isDone: stored.state === 'done' };
}

/** Whether what was stored then is of the erased record; later things came again, and stay. Imports may lack a time. */
export function isErasedBy({ at }: Pick<Erasure, 'at'>, storedAt: unknown): boolean {
  const time = storedDate(storedAt);
  return time === null || time <= at;
}

/** What a person types before anything is erased. */
export const confirmationWord = 'ERASE';

export const erasureTexts = {
  reasonRequired: 'Please choose a reason',
  confirmation: `Type ${confirmationWord} to confirm`,
  onHold: 'A legal hold protects this request. Lift it first.',
  importLast:
    'What came from the old system goes with everything else. Select all records, or leave it out.',
  visitAhead: 'This person has an upcoming visit. Cancel it first.',
} as const;
