import { Pencil, Trash2 } from 'lucide-react';
import { missingToPublish, type Review } from '#domain/clinic/review.ts';
import { reviewOrigin } from '#domain/clinic/review-origin.ts';
import { calendarDay } from '#domain/time/clinic-time.ts';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SaveButton } from '../../shared/save/save-button.tsx';

type ReviewRowProps = {
  review: Review;
  /** On the home page, which has room for the newest. */
  isShown: boolean;
  /** The name of who noted the yes; '' where it isn't known. */
  notedBy: string;
  onEdit: () => void;
};

export function ReviewRow({ review, isShown, notedBy, onEdit }: ReviewRowProps) {
  const { name, text, isPublished, isSample } = review;
  const who = name || 'No name';
  const origin = reviewOrigin(review);
  return (
    <li className="grid gap-x-6 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="font-semibold">{who}</span>
          {origin && <span className="text-small text-text-2">{origin}</span>}
          <Badge tone={isPublished ? 'ok' : 'mute'}>
            {isShown ? 'On the home page' : isPublished ? 'Published' : 'Draft'}
          </Badge>
          {isSample && <Badge tone="info">Sample</Badge>}
        </p>
        <p className="mt-1.5 max-w-[70ch] whitespace-pre-line">{text}</p>
        <Standing review={review} notedBy={notedBy} />
      </div>
      <div className="flex flex-wrap items-start gap-2 sm:justify-end">
        <PublishButton review={review} who={who} />
        <IconButton icon={Pencil} label={`Edit the review of ${who}`} onClick={onEdit} />
        <DeleteButton review={review} who={who} />
      </div>
    </li>
  );
}

const reasonId = ({ id }: Review) => `missing-${id}`;

/** The person's yes, or why the review can't be published yet. */
function Standing({ review, notedBy }: { review: Review; notedBy: string }) {
  const { permittedOn, isPublished } = review;
  const missing = isPublished ? [] : missingToPublish(review);
  return (
    <div className="mt-1.5 text-small text-text-2">
      {permittedOn && (
        <p>
          Said yes in writing on <span className="num">{calendarDay(permittedOn)}</span>
          {notedBy && `, noted by ${notedBy}`}
        </p>
      )}
      {missing.length > 0 && (
        <p id={reasonId(review)}>Can’t be published yet. Missing: {missing.join(', ')}.</p>
      )}
    </div>
  );
}

function PublishButton({ review, who }: { review: Review; who: string }) {
  const { id, isPublished } = review;
  const isBlocked = !isPublished && missingToPublish(review).length > 0;
  const word = isPublished ? 'Withdraw' : 'Publish';
  return (
    <SaveButton
      variant="line"
      aria-label={`${word} the review of ${who}`}
      aria-describedby={isBlocked ? reasonId(review) : undefined}
      disabled={isBlocked}
      fields={{ intent: isPublished ? 'withdraw' : 'publish', id }}
    >
      {word}
    </SaveButton>
  );
}

function DeleteButton({ review: { id }, who }: { review: Review; who: string }) {
  return (
    <SaveButton
      variant="ghost"
      size="icon"
      aria-label={`Delete the review of ${who}`}
      busyLabel=""
      fields={{ intent: 'delete', id }}
      question={`Are you sure you want to delete the review of ${who}? This action cannot be undone.`}
    >
      <Trash2 className="ico text-bad" />
    </SaveButton>
  );
}
