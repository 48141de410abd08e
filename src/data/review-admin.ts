import type { Author } from '#domain/account/author.ts';
import { missingToPublish, type Review, reviewFrom } from '#domain/clinic/review.ts';
import { hasSameWords, type ReviewFields } from '#domain/settings/review-fields.ts';
import { collectionAt } from './firebase/database.ts';
import {
  type DocumentSnapshot,
  deleteField,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
} from './firebase/firestore.ts';
import { WriteError } from './firebase/write-errors.ts';
import { logContent } from './trail/log-change.ts';
import { deleteRecord, saveRecord } from './trail/save-record.ts';

/** More than a clinic quotes. */
const most = 200;

const read = (stored: DocumentSnapshot) => reviewFrom(stored.id, stored.data() ?? {});

const reviews = () => collectionAt('reviews');

/** Drafts, too: the newest first, those without a date last. */
export async function listReviews(): Promise<Review[]> {
  const { docs } = await getDocs(query(reviews(), orderBy('reviewedOn', 'desc'), limit(most)));
  return docs.map(read);
}

/**
 * Adds a review as a draft (base null), or changes it if the stored one still equals `base`, the fields as last read;
 * else throws 'changed'. Who changes the date of the yes, or the words that it is about, signs for it. A changed
 * review is no sample any more. Use the same id for each try, so that none is stored twice. True if visitors see it.
 */
export async function saveReview(
  id: string,
  fields: ReviewFields,
  base: ReviewFields | null,
  by: Author,
): Promise<boolean> {
  const reference = doc(reviews(), id);
  const stored = await saveRecord<Review>(reference, {
    read,
    base,
    change: fields,
    write(before, transaction, stored) {
      const isSameYes =
        before?.permittedOn === fields.permittedOn && before && hasSameWords(before, fields);
      const change = {
        ...fields,
        ...(!isSameYes && { permittedBy: fields.permittedOn && by.uid }),
        ...(before ? { isSample: deleteField() } : { status: 'draft' }),
      };
      return { ...change, ...logContent(transaction, reference, stored.data(), change, by) };
    },
  });
  return stored?.isPublished ?? false;
}

/** Puts a review on the website, or takes it off. One that lacks something since it was read: 'changed'. */
export async function publishReview(id: string, isPublished: boolean, by: Author): Promise<void> {
  const reference = doc(reviews(), id);
  await saveRecord<Review>(reference, {
    read,
    base: {},
    change: { isPublished },
    write(before, transaction, stored) {
      if (before && isPublished && missingToPublish(before).length > 0) {
        throw new WriteError('changed', before);
      }
      const status = isPublished ? 'published' : 'draft';
      const shown = { before: !isPublished, after: isPublished };
      const logged = logContent(transaction, reference, stored.data(), { status }, by, shown);
      return { status, ...logged };
    },
  });
}

/** True if visitors saw it. */
export async function deleteReview(id: string, by: Author): Promise<boolean> {
  // The name is a patient's: the log doesn't keep it.
  const deleted = await deleteRecord(doc(reviews(), id), by, () => '');
  return deleted !== null && read(deleted).isPublished;
}
