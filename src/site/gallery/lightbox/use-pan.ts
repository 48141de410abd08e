import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import type { Photo } from '#domain/pictures/photo.ts';

const middle = { x: 0.5, y: 0.5 };

/** For a photo's frame, which scrolls while zoomed: natively by finger, wheel and keys, here by a dragging mouse. */
export function usePan({ width, height }: Photo, zoomed: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  // The point of the photo to zoom in on, as fractions of its sides.
  const aim = useRef(middle);

  useLayoutEffect(() => {
    const frame = ref.current;
    if (!frame || !zoomed) return;
    // The arrow keys then move the photo.
    frame.focus({ preventScroll: true });
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = frame;
    const scale = Math.min(scrollWidth / width, scrollHeight / height);
    const { x, y } = aim.current;
    frame.scrollLeft = scrollWidth / 2 + (x - 0.5) * width * scale - clientWidth / 2;
    frame.scrollTop = scrollHeight / 2 + (y - 0.5) * height * scale - clientHeight / 2;
    aim.current = middle;
  }, [zoomed, width, height]);

  return {
    ref,
    /** Takes a point on the screen, while the whole photo is shown. */
    aimAt(clientX: number, clientY: number) {
      const box = ref.current?.getBoundingClientRect();
      if (!box?.width || zoomed) return;
      aim.current = { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height };
    },
    onPointerDown({ pointerType, pointerId, currentTarget }: PointerEvent) {
      if (zoomed && pointerType === 'mouse') currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove({ pointerId, currentTarget, movementX, movementY }: PointerEvent) {
      if (!currentTarget.hasPointerCapture(pointerId)) return;
      currentTarget.scrollBy(-movementX, -movementY);
    },
  };
}
