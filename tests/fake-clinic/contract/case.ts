import { expect, onTestFinished } from 'vitest';
import type { watchLeads } from '#data/leads/lead-feed.ts';
import { eraseRecord } from '#data/people/erase-record.ts';
import type { ErasedRecord } from '#domain/trail/erasure.ts';

/** Calls, one after the other, and the answer of the last one, or the name of an error (of a FirebaseError or WriteError its code). */
export type Case = readonly [...calls: (() => unknown)[], answer: unknown];

/** Cases by title, by the function that they are about. */
export type Cases = Record<string, Record<string, Case>>;

/** Who is signed in when a case begins. */
export const by = { uid: 'dana', name: 'Dana Reyes' };
export const password = 'clinic-demo-1';

export const ids = (list: { id: string }[]) => list.map(({ id }) => id);

/** These fields, and maybe others. */
export const having = (fields: object) => expect.objectContaining(fields);

/** 'heard' when the feed tells of a change since the last one that was read. */
export function heard(
  watch: typeof watchLeads,
  last: string,
  change: () => Promise<unknown> = async () => {},
): Promise<'heard'> {
  return new Promise((resolve, reject) => {
    onTestFinished(watch(last, () => resolve('heard'), reject));
    change().catch(reject);
  });
}

export const erase = (collection: ErasedRecord['collection'], recordId: string) =>
  eraseRecord({ collection, recordId }, 'asked', by);
