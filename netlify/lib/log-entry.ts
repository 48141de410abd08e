import { randomUUID } from 'node:crypto';
import type { Author } from '#domain/account/author.ts';
import type { Deed } from '#domain/leads/lead-activity.ts';
import type { Change } from '#domain/trail/trail-entry.ts';
import { serverTime, type Update } from './firestore/firestore-rest.ts';
import { toFields } from './firestore/firestore-value.ts';

/** An entry of the activity log below this document, for the commit that does what it tells of. */
export function logEntry(
  document: string,
  entry: Change | (Deed & { leadId: string }),
  by: Author,
  id: string = randomUUID(),
): Update {
  return {
    update: { name: `${document}/activity/${id}`, fields: toFields({ ...entry, by }) },
    updateTransforms: [serverTime('at')],
    currentDocument: { exists: false },
  };
}
