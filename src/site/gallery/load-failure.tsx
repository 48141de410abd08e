import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { LoadedPhotos } from './load-photos.ts';

type Failure = Extract<LoadedPhotos, { ok: false }>;

export function LoadFailure({ failure }: { failure: Failure }) {
  const { revalidate } = useRevalidator();
  // Until another answer arrives in its place.
  const [retried, setRetried] = useState<Failure | null>(null);
  const retry = () => {
    setRetried(failure);
    void revalidate();
  };
  return (
    <div role="alert">
      <EmptyState
        title="Unable to Load Gallery"
        text={failure.message}
        action={
          <Button variant="outline" busy={retried === failure} onClick={retry}>
            Retry
          </Button>
        }
      />
    </div>
  );
}
