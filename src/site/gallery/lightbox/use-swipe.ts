import { type TouchEvent as ReactTouchEvent, useRef } from 'react';

/** Pixels; a shorter movement is no swipe. */
const threshold = 50;

type Direction = 'left' | 'right' | 'down';

/** Touch handlers for an element: call the function of a finger's direction. Two fingers zoom and never swipe. */
export function useSwipe(enabled: boolean, actions: Record<Direction, () => void>) {
  const start = useRef<{ x: number; y: number } | null>(null);

  const end = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    if (!start.current || !touch) return;
    const { x, y } = start.current;
    start.current = null;
    const direction = directionOf(touch.clientX - x, touch.clientY - y);
    if (direction) actions[direction]();
  };

  return {
    onTouchStart({ touches, target }: ReactTouchEvent<HTMLElement>) {
      const touch = touches[0];
      // After a pinch zoom, one finger moves the picture.
      const isPinched = (window.visualViewport?.scale ?? 1) > 1.01;
      const isSwipe = enabled && touch && touches.length === 1 && !isPinched;
      start.current = isSwipe ? { x: touch.clientX, y: touch.clientY } : null;
      // An element that is removed while touched bubbles no events, as the spinner over a photo that arrives.
      const touched = target as HTMLElement;
      if (isSwipe) touched.addEventListener('touchend', end, { once: true });
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}

function directionOf(dx: number, dy: number): Direction | null {
  if (Math.abs(dx) >= Math.abs(dy)) {
    if (Math.abs(dx) < threshold) return null;
    return dx < 0 ? 'left' : 'right';
  }
  return dy >= threshold ? 'down' : null;
}
