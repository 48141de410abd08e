import { useEffect, useRef } from 'react';
import { type Review, reviewFrom } from '#domain/clinic/review.ts';
import type { ReviewFields } from '#domain/settings/review-fields.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AnsweredForm } from '../answered-form.tsx';
import { useDraft } from '../drafts/use-draft.ts';
import { useBase } from '../edit-conflict.tsx';
import { useSavedForm } from '../save/use-saved-form.ts';
import { ReviewFieldset } from './review-fieldset.tsx';
import { ReviewPreview } from './review-preview.tsx';

type ReviewFormProps = {
  /** A review, or the id of a new one. */
  edited: Review | string;
  onDone: () => void;
};

/** The form of a review, and how the home page shows it. Typed text is kept until it is stored or cancelled. */
export function ReviewForm({ edited, onDone }: ReviewFormProps) {
  const [review, newId] = typeof edited === 'string' ? [null, edited] : [edited, ''];
  const form = useSavedForm<void, Review>();
  const element = useRef<HTMLFormElement>(null);
  const { isBusy, isStored, errors, conflict } = form;
  const name = review ? `review:${review.id}` : { form: 'review' as const, id: newId };
  const draft = useDraft(name, fieldsOf(review), isBusy);
  // A restored draft may be older than the record.
  const base = useBase(review && { ...review, ...draft.base }, conflict?.theirs);
  const isPublished = base?.isPublished === true;

  useEffect(() => element.current?.querySelector<HTMLElement>('#text')?.focus(), []);
  useEffect(() => {
    if (isStored) onDone();
  }, [isStored, onDone]);

  const cancel = () => {
    draft.discard();
    onDone();
  };

  return (
    <div className="mt-5 grid items-start gap-8 xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <Card as="section" aria-labelledby="form-title" className="min-w-0 p-4 sm:p-5">
        <h2 id="form-title">{review ? 'Edit review' : 'Add review'}</h2>
        <AnsweredForm
          form={form}
          ref={element}
          draft={draft}
          base={base && fieldsOf(base)}
          className="mt-4 grid grid-cols-1 gap-4"
        >
          <input type="hidden" name="id" value={review?.id ?? newId} />
          {isPublished && <input type="hidden" name="isPublished" value="yes" />}
          <ReviewFieldset draft={draft} errors={errors} />
          <div className="flex flex-wrap justify-end gap-2.5">
            <Button variant="outline" size="sm" onClick={cancel}>
              Cancel
            </Button>
            <Button type="submit" size="sm" busy={isBusy} busyLabel="Saving…">
              {isPublished ? 'Save' : 'Save draft'}
            </Button>
          </div>
        </AnsweredForm>
      </Card>
      <ReviewPreview fields={draft.fields} isPublished={isPublished} />
    </div>
  );
}

function fieldsOf(stored: Review | null): ReviewFields {
  const { text, name, source, sourceUrl, reviewedOn, permittedOn } = stored ?? reviewFrom('', {});
  return { text, name, source, sourceUrl, reviewedOn, permittedOn };
}
