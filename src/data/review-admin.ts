import { missingToPublish, type Review, reviewFrom } from '#domain/clinic/review.ts';
import { hasFields } from '#domain/same-fields.ts';
import { hasSameWords, type ReviewFields } from '#domain/settings/review-fields.ts';
import { currentAuthor } from './account/current-author.ts';
import { database } from './firebase/database.ts';
import {
  collection,
  deleteField,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
} from './firebase/firestore.ts';
import { transact } from './firebase/transact.ts';
import { ChangedMeanwhile, Gone } from './firebase/write-errors.ts';
import { deleteLogged, logContent } from './trail/log-change.ts';

/** More than a clinic quotes. */
const most = 200;

const reviews = () => collection(database(), 'reviews');

/** Drafts, too: the newest first, those without a date last. */
export async function listReviews(): Promise<Review[]> {
  const { docs } = await getDocs(query(reviews(), orderBy('reviewedOn', 'desc'), limit(most)));
  return docs.map((stored) => reviewFrom(stored.id, stored.data()));
}

/**
 * Adds a review as a draft (base null), or changes it if the stored one still equals `base`, the fields as last read;
 * else throws ChangedMeanwhile. Who changes the date of the yes, or the words that it is about, signs for it. A changed
 * review is no sample any more. Use the same id for each try, so that none is stored twice.
 */
export async function saveReview(
  id: string,
  fields: ReviewFields,
  base: ReviewFields | null,
): Promise<void> {
  const reference = doc(reviews(), id);
  const by = await currentAuthor();
  await transact(async (transaction) => {
    const stored = await transaction.get(reference);
    const now = serverTimestamp();
    const signed = { ...fields, permittedBy: fields.permittedOn && by.uid };
    if (!stored.exists()) {
      if (base) throw new Gone(`no review ${id}`);
      const draft = { ...signed, status: 'draft' };
      const logged = logContent(transaction, reference, undefined, draft, by);
      transaction.set(reference, { ...draft, ...logged, createdAt: now, updatedAt: now });
      return;
    }
    const review = reviewFrom(id, stored.data());
    // An earlier try was stored and its answer got lost.
    if (hasFields<ReviewFields>(review, fields)) return;
    if (!base || !hasFields<ReviewFields>(review, base)) throw new ChangedMeanwhile(review);
    const isSameYes = review.permittedOn === fields.permittedOn && hasSameWords(review, fields);
    const change = { ...(isSameYes ? fields : signed), isSample: deleteField() };
    transaction.update(reference, {
      ...change,
      ...logContent(transaction, reference, stored.data(), change, by),
      updatedAt: now,
    });
  });
}

/** Puts a review on the website, or takes it off. One that lacks something since it was read: ChangedMeanwhile. */
export async function publishReview(id: string, isPublished: boolean): Promise<void> {
  const reference = doc(reviews(), id);
  const by = await currentAuthor();
  await transact(async (transaction) => {
    const stored = await transaction.get(reference);
    if (!stored.exists()) throw new Gone(`no review ${id}`);
    const review = reviewFrom(id, stored.data());
    if (review.isPublished === isPublished) return;
    if (isPublished && missingToPublish(review).length > 0) throw new ChangedMeanwhile(review);
    const status = isPublished ? 'published' : 'draft';
    const shown = { before: review.isPublished, after: isPublished };
    transaction.update(reference, {
      status,
      ...logContent(transaction, reference, stored.data(), { status }, by, shown),
      updatedAt: serverTimestamp(),
    });
  });
}

export async function deleteReview(id: string): Promise<void> {
  const by = await currentAuthor();
  await transact(async (transaction) => {
    const stored = await transaction.get(doc(reviews(), id));
    // The name is a patient's: the log doesn't keep it.
    if (stored.exists()) deleteLogged(transaction, stored, '', by);
  });
}
