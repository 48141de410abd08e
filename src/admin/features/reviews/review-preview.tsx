import { reviewFrom, shownReview } from '#domain/clinic/review.ts';
import type { ReviewFields } from '#domain/settings/review-fields.ts';
import { ReviewQuote } from '#facts/review-quote.tsx';
import { Card } from '#ui/card.tsx';

type ReviewPreviewProps = { fields: ReviewFields; isPublished: boolean };

export function ReviewPreview({ fields, isPublished }: ReviewPreviewProps) {
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
