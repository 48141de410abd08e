import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { photoFrom } from '#domain/pictures/photo.ts';
import { usePan } from '#site/gallery/lightbox/use-pan.ts';

const photo = { ...photoFrom('m1', {}), width: 2000, height: 1000 };

/** A frame of 1000 by 500 pixels. Zoomed, the photo has twice the size of the frame. */
function Frame() {
  const [zoomed, setZoomed] = useState(false);
  const { ref, aimAt } = usePan(photo, zoomed);
  return (
    <section
      ref={ref}
      aria-label="Photo"
      tabIndex={-1}
      onDoubleClick={({ clientX, clientY }) => {
        aimAt(clientX, clientY);
        setZoomed(true);
      }}
    />
  );
}

it('a double click zooms to its place in both directions', () => {
  render(<Frame />);
  const frame = screen.getByRole('region', { name: 'Photo' });
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 500);
  const sizes = { scrollWidth: 2000, scrollHeight: 1000, clientWidth: 1000, clientHeight: 500 };
  for (const [name, value] of Object.entries(sizes)) Object.defineProperty(frame, name, { value });
  fireEvent.doubleClick(frame, { clientX: 400, clientY: 300 });
  // 400 is 800 in the zoomed photo, and 300 is 600: both in the middle of the frame.
  expect([frame.scrollLeft, frame.scrollTop]).toEqual([300, 350]);
});
