/** What a patient said of the clinic elsewhere, as the home page may quote it. Stored in the collection `reviews`. */
import { storedText } from '../stored-value.ts';
import { parsedUrl } from '../text/parsed-url.ts';
import { isDate } from '../time/typed-time.ts';

export type Review = {
  id: string;
  text: string;
  /** As visitors see it: a first name or an initial. */
  name: string;
  /** Where it was written, such as 'Google', and its web address. */
  source: string;
  sourceUrl: string;
  /** 'YYYY-MM-DD', or '' */
  reviewedOn: string;
  /** When the person agreed in writing, 'YYYY-MM-DD'; '' without a yes. */
  permittedOn: string;
  /** uid of who noted the yes, or ''. Not the name: visitors can read a published review. */
  permittedBy: string;
  isPublished: boolean;
  /** Made up for the demo data. Ends when staff save a change. */
  isSample: boolean;
};

/** On the home page. */
export const mostShown = 3;

export function reviewFrom(id: string, stored: Record<string, unknown>): Review {
  const permittedOn = storedDay(stored.permittedOn);
  return {
    id,
    text: storedText(stored.text),
    name: storedText(stored.name),
    source: storedText(stored.source),
    sourceUrl: storedLink(stored.sourceUrl),
    reviewedOn: storedDay(stored.reviewedOn),
    permittedOn,
    permittedBy: permittedOn && storedText(stored.permittedBy),
    isPublished: stored.status === 'published',
    isSample: stored.isSample === true,
  };
}

/** '' for anything that is no web address, since the home page links to it. */
function storedLink(value: unknown): string {
  const link = storedText(value);
  return /^https:\/\//.test(link) && parsedUrl(link) ? link : '';
}

const storedDay = (value: unknown) => (isDate(storedText(value)) ? storedText(value) : '');

/** What a review needs before visitors see it, in words. A published sample is of the demo data. */
export function missingToPublish(review: Omit<Review, 'id' | 'isPublished'>): string[] {
  if (review.isSample) return ['a real review: this one is a sample'];
  const needed = {
    'the name to show': review.name,
    'where it was written': review.source,
    'its web address': review.sourceUrl,
    'its date': review.reviewedOn,
    'the person’s yes in writing': review.permittedOn,
  };
  return Object.entries(needed).flatMap(([what, value]) => (value === '' ? what : []));
}

export type ShownReview = Pick<
  Review,
  'id' | 'text' | 'name' | 'source' | 'sourceUrl' | 'reviewedOn'
>;

export function shownReview(review: Review): ShownReview {
  const { id, text, name, source, sourceUrl, reviewedOn } = review;
  return { id, text, name, source, sourceUrl, reviewedOn };
}
