import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import type { Failure } from '../required-read.ts';

/** Reads the page's data once more. */
export function TryAgain({ failure, label = 'Try again' }: { failure: Failure; label?: string }) {
  const { revalidate } = useRevalidator();
  // Busy until another answer has taken this one's place.
  const [retried, setRetried] = useState<Failure | null>(null);
  const retry = () => {
    setRetried(failure);
    void revalidate();
  };
  return (
    <Button variant="outline" busy={retried === failure} onClick={retry}>
      <RotateCw className="ico" aria-hidden="true" />
      {label}
    </Button>
  );
}
