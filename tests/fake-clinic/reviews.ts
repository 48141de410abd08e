import { WriteError } from '#data/firebase/write-errors.ts';
import { missingToPublish, mostShown, shownReview } from '#domain/clinic/review.ts';
import { hasFields } from '#domain/same-fields.ts';
import { hasSameWords, type ReviewFields } from '#domain/settings/review-fields.ts';
import { mayAsk, neverAsked, ofPerson } from '#domain/visits/review-ask.ts';
import { backend } from './backend.ts';
import { put, storedIn } from './lists.ts';

const inOrder = () => [...backend.reviews].sort((a, b) => b.reviewedOn.localeCompare(a.reviewedOn));

export const shownReviews: typeof import('#data/shown-reviews.ts') = {
  async listShownReviews() {
    return inOrder()
      .filter(({ isPublished }) => isPublished)
      .slice(0, mostShown)
      .map(shownReview);
  },
};

export const reviewAdmin: typeof import('#data/review-admin.ts') = {
  async listReviews() {
    return inOrder();
  },

  async saveReview(id, fields, base, by) {
    const review = backend.reviews.find((each) => each.id === id);
    const signed = { ...fields, id, permittedBy: fields.permittedOn && by.uid, isSample: false };
    if (!review) {
      if (base) throw new WriteError('gone');
      backend.reviews = put(backend.reviews, { ...signed, isPublished: false });
      return false;
    }
    if (hasFields<ReviewFields>(review, fields)) return review.isPublished;
    if (!base || !hasFields<ReviewFields>(review, base)) throw new WriteError('changed', review);
    const { isPublished } = review;
    const isSameYes = review.permittedOn === fields.permittedOn && hasSameWords(review, fields);
    const permittedBy = isSameYes ? review.permittedBy : signed.permittedBy;
    backend.reviews = put(backend.reviews, { ...signed, isPublished, permittedBy });
    return isPublished;
  },

  async publishReview(id, isPublished) {
    const review = storedIn(backend.reviews, id);
    if (review.isPublished === isPublished) return;
    if (isPublished && missingToPublish(review).length > 0) throw new WriteError('changed', review);
    backend.reviews = put(backend.reviews, { ...review, isPublished });
  },

  async deleteReview(id) {
    const isSeen = backend.reviews.some((review) => review.id === id && review.isPublished);
    backend.reviews = backend.reviews.filter((review) => review.id !== id);
    return isSeen;
  },
};

const askOf = (contact: string) => backend.reviewAsks[contact] ?? neverAsked;

export const reviewAsks: typeof import('#data/visits/review-asks.ts') = {
  async readReviewAsk(contacts) {
    return ofPerson(contacts.map(askOf));
  },

  async noteReviewAsk(contacts) {
    if (!mayAsk(ofPerson(contacts.map(askOf)), new Date())) return;
    const asked = { askedAt: new Date(), isOptedOut: false };
    for (const contact of contacts) {
      backend.reviewAsks[contact] = { ...askOf(contact), ...asked };
    }
  },

  async keepFromAsking(contacts, isOptedOut, by) {
    for (const contact of contacts) {
      const ask = askOf(contact);
      const takenBack = ask.isOptedOut && !isOptedOut ? { by, at: new Date() } : ask.takenBack;
      backend.reviewAsks[contact] = { ...ask, isOptedOut, takenBack };
    }
  },
};
