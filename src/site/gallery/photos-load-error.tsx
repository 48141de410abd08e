import { EmptyState } from '#ui/empty-state.tsx';
import { CallButton } from '../clinic/call-button.tsx';
import { TryAgain } from '../item/try-again.tsx';

export function PhotosLoadError({ failure }: { failure: { message: string } }) {
  return (
    <div role="alert">
      <EmptyState
        title="Unable to Load Gallery"
        text={failure.message}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <TryAgain failure={failure} label="Retry" />
            <CallButton variant="outline" />
          </div>
        }
      />
    </div>
  );
}
