import { type TouchEvent as ReactTouchEvent, useRef } from 'react';

/** Pixels; a shorter movement is none. */
const threshold = 50;

type Direction = 'left' | 'right' | 'down';

/** Touch handlers for an element: calls what belongs to a finger's direction. Two fingers zoom and never swipe. */
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
      // Where the browser has zoomed the page by a pinch, a finger moves the picture.
      const isPinched = (window.visualViewport?.scale ?? 1) > 1.01;
      const isSwipe = enabled && touch && touches.length === 1 && !isPinched;
      start.current = isSwipe ? { x: touch.clientX, y: touch.clientY } : null;
      // From the place touched nothing rises to here once it has left the page, as the spinner
      // over a photo does when the photo comes.
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
