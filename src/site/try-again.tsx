import { RotateCw } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { loadMissingChunk } from '#ui/loading/load-chunk.ts';

/** Reads the page's data once more. */
export function TryAgain({ failure, label = 'Try again' }: { failure: object; label?: string }) {
  const { revalidate } = useRevalidator();
  const button = useRef<HTMLButtonElement>(null);
  // Busy until another answer has taken this one's place.
  const [retried, setRetried] = useState<object | null>(null);
  const retry = async () => {
    setRetried(failure);
    // Code that a deploy has removed comes with a new document only.
    if (await loadMissingChunk()) return;
    void revalidate();
  };

  // When it worked, the button goes; the keyboard is to go on from the content that came.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element !== document.activeElement) return;
      document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Button ref={button} variant="outline" busy={retried === failure} onClick={retry}>
      <RotateCw className="ico" aria-hidden="true" />
      {label}
    </Button>
  );
}
