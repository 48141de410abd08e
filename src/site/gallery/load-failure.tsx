import { EmptyState } from '#ui/empty-state.tsx';
import type { Failure } from '../reads.ts';
import { TryAgain } from '../try-again.tsx';

export function LoadFailure({ failure }: { failure: Failure }) {
  return (
    <div role="alert">
      <EmptyState
        title="Unable to Load Gallery"
        text={failure.message}
        action={<TryAgain failure={failure} label="Retry" />}
      />
    </div>
  );
}
