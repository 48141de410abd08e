import { useEffect, useRef } from 'react';
import { type Review, reviewFrom } from '#domain/clinic/review.ts';
import type { ReviewFields } from '#domain/settings/review-fields.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { RestoredDraft } from '../../shared/drafts/restored-draft.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { AnsweredForm, useAnsweredForm } from '../../shared/forms/answered-form.tsx';
import { EditConflict, useBase } from '../../shared/forms/edit-conflict.tsx';
import type { ReviewAnswer } from './review-action.ts';
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
  const form = useAnsweredForm<ReviewAnswer>();
  const element = useRef<HTMLFormElement>(null);
  const { data, isBusy, isStored, errors } = form;
  const conflict = data?.ok === false ? data.conflict : undefined;
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
        <AnsweredForm form={form} ref={element} className="mt-4 grid grid-cols-1 gap-4">
          {conflict && <EditConflict {...conflict} />}
          <RestoredDraft onDiscard={review && draft.isRestored && !isBusy ? draft.discard : null}>
            Unsaved changes restored
          </RestoredDraft>
          <input type="hidden" name="draft" value={draft.key} />
          <input type="hidden" name="id" value={review?.id ?? ''} />
          <input type="hidden" name="newId" value={newId} />
          <input type="hidden" name="base" value={JSON.stringify(base && fieldsOf(base))} />
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
