import { useEffect, useRef } from 'react';

/** Pixels from the left edge, beside the round corner. */
const inside = 40;

/**
 * A box above the fields of a form. Each new answer takes the focus. Unless all of it is in view, it is shown from its
 * first line, however tall it is.
 */
export function useAnswerBox(answer: unknown) {
  const ref = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    // Which ends a phone's keyboard.
    box.focus({ preventScroll: true });
    const { left, top, bottom } = box.getBoundingClientRect();
    // In its dialog, and under no bar.
    const isSeen = (y: number) => box.contains(document.elementFromPoint(left + inside, y));
    if (!isSeen(top + 1) || !isSeen(bottom - 1)) box.scrollIntoView();
  }, [answer]);

  return ref;
}
