import { idOf, runQuery } from '../firestore/firestore-rest.ts';
import { toValue } from '../firestore/firestore-value.ts';

/** Mails of others that a submission picks up, at most, of each kind. */
const pickUps = 3;

/** Milliseconds. No visitor waits for the pick-up, but the function's time is limited. */
const patience = 2000;

/** Milliseconds. After a day the automatic tries end; staff see that a mail failed, and can send. */
export const triesEnd = 24 * 60 * 60_000;

/** Ids of the documents whose mails have been due longest, the oldest first. Throws FirestoreError. */
export async function dueMails(
  collectionId: 'leads' | 'appointments',
  fieldPath: 'notify.dueAt' | 'mail.askedAt',
  until: Date,
): Promise<string[]> {
  const field = { fieldPath };
  const query = {
    select: { fields: [field] },
    from: [{ collectionId }],
    where: { fieldFilter: { field, op: 'LESS_THAN_OR_EQUAL', value: toValue(until) } },
    orderBy: [{ field, direction: 'ASCENDING' }],
    limit: pickUps,
  };
  const documents = await runQuery(query, patience);
  return documents.map(({ name }) => idOf(name));
}
