import { randomUUID } from 'node:crypto';
import type { Author } from '#domain/account/author.ts';
import type { Deed } from '#domain/leads/lead-activity.ts';
import type { Change } from '#domain/trail/trail-entry.ts';
import { newDocument } from './firestore/document-writes.ts';
import type { Update } from './firestore/firestore-rest.ts';

/** An entry of the activity log below this document, for the commit that does what it tells of. */
export function logEntry(
  document: string,
  entry: Change | (Deed & { leadId: string }),
  by: Author,
  id: string = randomUUID(),
): Update {
  return newDocument(`${document}/activity/${id}`, { ...entry, by }, ['at']);
}
