import { useEffect, useRef } from 'react';

/** A box above the fields of a form. Each new answer takes the focus, and is shown from its first line, however tall it is. */
export function useAnswerBox(answer: unknown) {
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [answer]);

  return box;
}
