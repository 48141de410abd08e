import { useEffect, useRef } from 'react';

/**
 * A box above the fields of a form. Each new answer takes the focus. Unless all of it is in view, it is shown from its
 * first line, however tall it is.
 */
export function useAnswerBox(answer: unknown) {
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    if (box.current && !isInView(box.current)) box.current.scrollIntoView({ block: 'start' });
  }, [answer]);

  return box;
}

/** Under no bar, in its dialog, and above a phone's keyboard. */
function isInView(box: HTMLElement): boolean {
  const { left, width, top, bottom } = box.getBoundingClientRect();
  const isSeen = (y: number) => box.contains(document.elementFromPoint(left + width / 2, y));
  const end = window.visualViewport?.height ?? innerHeight;
  return bottom <= end && isSeen(top + 1) && isSeen(bottom - 1);
}
