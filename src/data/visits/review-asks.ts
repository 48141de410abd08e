import type { Author } from '#domain/account/author.ts';
import {
  mayAsk,
  neverAsked,
  ofPerson,
  type ReviewAsk,
  reviewAskFrom,
  reviewAskId,
} from '#domain/visits/review-ask.ts';
import { docAt } from '../firebase/database.ts';
import { withDates } from '../firebase/dates.ts';
import { type DocumentSnapshot, getDoc, serverTimestamp } from '../firebase/firestore.ts';
import { transact } from '../firebase/transact.ts';
import { serverDate } from '../server-clock.ts';

async function documentsOf(contacts: readonly string[]) {
  const ids = await Promise.all(contacts.map(reviewAskId));
  return ids.map((id) => docAt('reviewAsks', id));
}

const read = (stored: DocumentSnapshot) =>
  stored.exists() ? reviewAskFrom(withDates(stored.data())) : neverAsked;

/** contacts: as contactsOf gives them. */
export async function readReviewAsk(contacts: readonly string[]): Promise<ReviewAsk> {
  const documents = await documentsOf(contacts);
  return ofPerson((await Promise.all(documents.map((each) => getDoc(each)))).map(read));
}

/** Notes that a person is being asked now. Does nothing if they were asked, or said no, meanwhile. */
export async function noteReviewAsk(contacts: readonly string[], by: Author): Promise<void> {
  const documents = await documentsOf(contacts);
  await transact(async (transaction) => {
    const stored = await Promise.all(documents.map((each) => transaction.get(each)));
    if (!mayAsk(ofPerson(stored.map(read)), serverDate())) return;
    const now = serverTimestamp();
    for (const each of stored) {
      const ask = { askedAt: now, isOptedOut: false, updatedAt: now, updatedBy: by };
      if (each.exists()) transaction.update(each.ref, ask);
      else transaction.set(each.ref, ask);
    }
  });
}

/** Keeps whether a person doesn't want to be asked. A no that is taken back leaves who did it. */
export async function keepFromAsking(
  contacts: readonly string[],
  isOptedOut: boolean,
  by: Author,
): Promise<void> {
  const documents = await documentsOf(contacts);
  await transact(async (transaction) => {
    const stored = await Promise.all(documents.map((each) => transaction.get(each)));
    for (const each of stored) {
      const now = serverTimestamp();
      const isTakenBack = read(each).isOptedOut && !isOptedOut;
      const wish = {
        ...{ isOptedOut, updatedAt: now, updatedBy: by },
        ...(isTakenBack && { takenBack: { by, at: now } }),
      };
      // Without askedAt in a change: a Date is less exact than the stored time.
      if (each.exists()) transaction.update(each.ref, wish);
      else transaction.set(each.ref, { askedAt: null, ...wish });
    }
  });
}
