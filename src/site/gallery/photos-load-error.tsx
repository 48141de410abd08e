import { EmptyState } from '#ui/empty-state.tsx';
import * as words from '#words/gallery.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { TryAgain } from '../item/try-again.tsx';

export function PhotosLoadError({ failure }: { failure: { message: string } }) {
  return (
    <div role="alert">
      <EmptyState
        title={words.failedTitle}
        text={failure.message}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <TryAgain failure={failure} label={words.retry} />
            <CallButton variant="outline" />
          </div>
        }
      />
    </div>
  );
}
