import { Plus } from 'lucide-react';
import type { Settled } from '#data/settled.ts';
import { mostShown, type Review } from '#domain/clinic/review.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { SkeletonList } from '../../shared/data/skeleton-list.tsx';
import { KeptDrafts } from '../../shared/drafts/kept-drafts.tsx';
import { useListOrForm } from '../../shared/forms/use-list-or-form.ts';
import type { LoadedReviews } from './load-reviews.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewRow } from './review-row.tsx';

export function ReviewPanel({ loaded }: { loaded: Promise<Settled<LoadedReviews>> }) {
  const { editing, setEditing, heading } = useListOrForm<Review>();
  if (editing) return <ReviewForm edited={editing} onDone={() => setEditing(null)} />;
  return (
    <Card as="section" aria-labelledby="reviews-title" className="mt-5 p-4 sm:p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 ref={heading} id="reviews-title" tabIndex={-1}>
          Reviews
        </h2>
        <Button variant="ghost" onClick={() => setEditing(crypto.randomUUID())}>
          <Plus className="ico" />
          Add review
        </Button>
      </div>
      <KeptDrafts form="review" onResume={setEditing} className="mt-3" />
      <ShownData
        data={loaded}
        fallback={
          <SkeletonList label="Loading the reviews…" className="gap-5">
            <Skeleton className="h-16 flex-1" />
          </SkeletonList>
        }
        errorClass="mt-4"
      >
        {({ reviews, names }) => <ReviewList reviews={reviews} names={names} onEdit={setEditing} />}
      </ShownData>
    </Card>
  );
}

type ReviewListProps = LoadedReviews & { onEdit: (review: Review) => void };

function ReviewList({ reviews, names, onEdit }: ReviewListProps) {
  if (reviews.length === 0) {
    return (
      <EmptyState
        title="No reviews yet"
        text="Until you publish one, the home page has no quotes."
      />
    );
  }
  const shown = reviews.filter(({ isPublished }) => isPublished).slice(0, mostShown);
  return (
    <ul className="mt-2 divide-y divide-line">
      {reviews.map((review) => (
        <ReviewRow
          key={review.id}
          review={review}
          isShown={shown.includes(review)}
          notedBy={names.get(review.permittedBy) ?? ''}
          onEdit={() => onEdit(review)}
        />
      ))}
    </ul>
  );
}
