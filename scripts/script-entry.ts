import { randomUUID } from 'node:crypto';
import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import type { Change } from '#domain/trail/trail-entry.ts';

type Writer = { set(document: DocumentReference, data: object): unknown };

/** Puts the entry of a change by script into its commit. The document takes the returned fields. */
export function scriptEntry(
  to: Writer,
  document: DocumentReference,
  change: Change,
  script: string,
): { changeId: string } {
  const changeId = randomUUID();
  const by = { uid: '', name: `npm run ${script}` };
  to.set(document.collection('activity').doc(changeId), {
    ...{ ...change, by },
    at: FieldValue.serverTimestamp(),
  });
  return { changeId };
}
