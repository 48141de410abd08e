import type { ActionFunctionArgs } from 'react-router-dom';
import { isOvertaken } from '#data/firebase/write-errors.ts';
import { deleteReview, publishReview, saveReview } from '#data/review-admin.ts';
import type { Review } from '#domain/clinic/review.ts';
import { parseReview, type ReviewFields } from '#domain/settings/review-fields.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { calendarDay } from '#domain/time/clinic-time.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { publisher } from '../../shared/data/publisher.ts';
import { storedDraft } from '../../shared/drafts/use-draft.ts';
import { clientId } from '../../shared/forms/client-id.ts';
import { type Conflict, differencesOf } from '../../shared/forms/edit-conflict.tsx';
import type { FieldError } from '../../shared/forms/error-of.ts';
import { failureText } from '../../shared/forms/failure-text.ts';

/** errors are for the form; a control without a form shows a toast. */
export type ReviewAnswer =
  | { ok: true }
  | { ok: false; errors: FieldError[]; conflict?: Conflict<Review> };

/** Saves, publishes, withdraws or deletes a review. */
export async function action({ request }: ActionFunctionArgs): Promise<ReviewAnswer> {
  const form = await request.formData();
  const id = String(form.get('id') ?? '');
  switch (form.get('intent')) {
    case 'publish':
      return publish(id, true);
    case 'withdraw':
      return publish(id, false);
    case 'delete':
      return remove(id, form.has('isPublished'));
    default:
      return save(id, form);
  }
}

/** id is '' for a new review, which gets the id that its form made. */
async function save(id: string, form: FormData): Promise<ReviewAnswer> {
  const dropDraft = storedDraft(form);
  const isPublished = form.has('isPublished');
  const review = parseReview(Object.fromEntries(form), clinicDate(new Date()), isPublished);
  if (!review.ok) return review;
  const base = id ? (JSON.parse(String(form.get('base'))) as ReviewFields) : null;
  try {
    await saveReview(id || clientId(form, 'newId'), review.value, base);
  } catch (error) {
    if (isOvertaken<Review>(error)) return conflictWith(error.theirs, review.value);
    return told('Failed to save the review', error);
  }
  if (isPublished) publisher.changed();
  dropDraft();
  toast.success('Review saved');
  return { ok: true };
}

async function publish(id: string, isPublished: boolean): Promise<ReviewAnswer> {
  try {
    await publishReview(id, isPublished);
  } catch (error) {
    if (isOvertaken(error)) {
      toast.error('A colleague just changed this review, so it wasn’t published.');
      return { ok: false, errors: [] };
    }
    return told(`Failed to ${isPublished ? 'publish' : 'withdraw'} the review`, error);
  }
  publisher.changed();
  toast.success(isPublished ? 'Review published' : 'Review withdrawn');
  return { ok: true };
}

async function remove(id: string, isPublished: boolean): Promise<ReviewAnswer> {
  try {
    await deleteReview(id);
  } catch (error) {
    return told('Failed to delete the review', error);
  }
  if (isPublished) publisher.changed();
  toast.success('Review deleted');
  return { ok: true };
}

async function told(failed: string, error: unknown): Promise<ReviewAnswer> {
  toast.error(await failureText(failed, error));
  return { ok: false, errors: [] };
}

function conflictWith(theirs: Review, mine: ReviewFields): ReviewAnswer {
  const differences = differencesOf(theirs, mine, {
    text: ['Words', ({ text }) => text],
    name: ['Name', ({ name }) => name],
    source: ['Where', ({ source }) => source],
    sourceUrl: ['Web address', ({ sourceUrl }) => sourceUrl],
    reviewedOn: ['Date', ({ reviewedOn }) => calendarDay(reviewedOn)],
    permittedOn: ['Yes in writing', ({ permittedOn }) => calendarDay(permittedOn)],
  });
  return { ok: false, errors: [], conflict: { theirs, differences } };
}
