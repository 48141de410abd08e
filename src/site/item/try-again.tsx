import { RotateCw } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { loadMissingChunk } from '#ui/loading/load-chunk.ts';
import { tryAgain } from '#words/frame.ts';

export function TryAgain({ failure, label = tryAgain }: { failure: object; label?: string }) {
  const { revalidate } = useRevalidator();
  const button = useRef<HTMLButtonElement>(null);
  // Busy until the reload has an answer.
  const [retried, setRetried] = useState<object | null>(null);
  const retry = async () => {
    setRetried(failure);
    // Code that a deploy has removed comes with a new document only.
    if (await loadMissingChunk()) return;
    void revalidate();
  };

  // After a success the button disappears; the focus moves to the new content.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element !== document.activeElement) return;
      document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Button ref={button} variant="outline" busy={retried === failure} onClick={retry}>
      <RotateCw className="ico" />
      {label}
    </Button>
  );
}
