import { type Review, reviewFrom, shownReview } from '#domain/clinic/review.ts';
import type { ReviewFields } from '#domain/settings/review-fields.ts';
import { ReviewQuote } from '#facts/review-quote.tsx';
import { Card } from '#ui/card.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useFirstFocus } from '../../shared/drafts/use-first-focus.ts';
import { useBase } from '../../shared/forms/edit-conflict.tsx';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { AnsweredForm, FormFoot } from '../../shared/save/answered-form.tsx';
import { useOnStored, useSavedForm } from '../../shared/save/use-saved-form.ts';
import { ReviewFieldset } from './review-fieldset.tsx';

type ReviewFormProps = {
  /** A review, or the id of a new one. */
  edited: Review | string;
  onDone: () => void;
};

/** The form of a review, and how the home page shows it. Typed text is kept until it is stored or cancelled. */
export function ReviewForm({ edited, onDone }: ReviewFormProps) {
  const [review, newId] = typeof edited === 'string' ? [null, edited] : [edited, ''];
  const form = useSavedForm<void, Review>();
  const { isBusy, errors, conflict } = form;
  const name = review ? `review:${review.id}` : { form: 'review' as const, id: newId };
  const draft = useDraft(name, fieldsOf(review), isBusy);
  // A restored draft may be older than the record.
  const base = useBase(review && { ...review, ...draft.base }, conflict?.theirs);
  const isPublished = base?.isPublished === true;

  useFirstFocus('text');
  useOnStored(form, onDone);

  const cancel = () => {
    draft.discard();
    onDone();
  };

  return (
    <div className="mt-5 grid items-start gap-8 xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <SectionCard title={review ? 'Edit review' : 'Add review'} className="min-w-0 p-4 sm:p-5">
        <AnsweredForm
          form={form}
          draft={draft}
          base={base && fieldsOf(base)}
          className="mt-4 grid grid-cols-1 gap-4"
        >
          <input type="hidden" name="id" value={review?.id ?? newId} />
          {isPublished && <input type="hidden" name="isPublished" value="yes" />}
          <ReviewFieldset draft={draft} errors={errors} />
          <FormFoot isBusy={isBusy} onCancel={cancel}>
            {isPublished ? 'Save' : 'Save draft'}
          </FormFoot>
        </AnsweredForm>
      </SectionCard>
      <ReviewPreview fields={draft.fields} isPublished={isPublished} />
    </div>
  );
}

function fieldsOf(stored: Review | null): ReviewFields {
  const { text, name, source, sourceUrl, reviewedOn, permittedOn } = stored ?? reviewFrom('', {});
  return { text, name, source, sourceUrl, reviewedOn, permittedOn };
}

type ReviewPreviewProps = { fields: ReviewFields; isPublished: boolean };

function ReviewPreview({ fields, isPublished }: ReviewPreviewProps) {
  const { text, name, ...shown } = shownReview(reviewFrom('preview', fields));
  return (
    <section aria-labelledby="preview" className="min-w-0 xl:sticky xl:top-8">
      <h2 id="preview" className="text-[1.0625rem]">
        Preview
      </h2>
      <p className="mt-1 mb-3 text-small text-text-2">
        {isPublished
          ? 'As visitors see it once you save.'
          : 'As visitors see it once it is published.'}
      </p>
      <Card className="p-5 wrap-anywhere">
        {/* Its link would leave the back office. */}
        <div inert>
          <ReviewQuote {...shown} text={text || '…'} name={name || 'Name'} />
        </div>
      </Card>
    </section>
  );
}
