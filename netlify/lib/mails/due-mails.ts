import { fieldIs, idOf, runQuery } from '../firestore/firestore-rest.ts';

/** Most mails of each kind that a submission sends for earlier leads and visits. */
const pickUps = 3;

/** Milliseconds. Visitors don't wait for these mails, but the function has a time limit. */
const patience = 2000;

/** Milliseconds. Automatic retries end after a day. Staff see the failure and can send the mail. */
export const triesEnd = 24 * 60 * 60_000;

/** Ids of the documents whose mails have been due longest, the oldest first. Throws FirestoreError. */
export async function dueMails(
  collectionId: 'leads' | 'appointments',
  fieldPath: 'notify.dueAt' | 'mail.askedAt',
  until: Date,
): Promise<string[]> {
  const query = {
    select: { fields: [{ fieldPath }] },
    from: [{ collectionId }],
    where: fieldIs(fieldPath, 'LESS_THAN_OR_EQUAL', until),
    orderBy: [{ field: { fieldPath }, direction: 'ASCENDING' }],
    limit: pickUps,
  };
  const documents = await runQuery(query, patience);
  return documents.map(({ name }) => idOf(name));
}
