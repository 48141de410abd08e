import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMove } from '#admin/features/schedule/calendar/use-move.ts';

const moved = { id: 'c1', kind: 'request', label: 'Maria Olsen', minutes: 30 } as const;
const onDrop = vi.fn();
const opened = vi.fn();

/** An entry that opens on click, and a day from 8 to 18 o'clock with a height of 600 pixels. */
function Calendar() {
  const { startDrag } = useMove({ days: [], window: { from: 480, to: 1080 }, visits: [], onDrop });
  return (
    <>
      <button type="button" onClick={opened} onPointerDown={(event) => startDrag(moved, event)}>
        Maria Olsen
      </button>
      <section aria-label="Monday" data-day="2026-11-23" />
    </>
  );
}

beforeEach(() => {
  vi.clearAllMocks();
  render(<Calendar />);
  const day = screen.getByRole('region', { name: 'Monday' });
  day.getBoundingClientRect = () => new DOMRect(0, 0, 100, 600);
  document.elementsFromPoint = () => [day];
});
afterEach(() => {
  Reflect.deleteProperty(document, 'elementsFromPoint');
});

/** Drags the entry by 120 pixels. Browsers send a click after the left button. */
function drag(button: number) {
  const entry = screen.getByRole('button', { name: 'Maria Olsen' });
  fireEvent.pointerDown(entry, { button, clientX: 50, clientY: 0 });
  fireEvent.pointerMove(window, { clientX: 50, clientY: 120 });
  fireEvent.pointerUp(window, { clientX: 50, clientY: 120 });
  if (button === 0) fireEvent.click(entry);
}

it('a dragged entry moves to the time under the pointer, and does not open', async () => {
  drag(0);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith({ ...moved, date: '2026-11-23', minute: 600 });
  expect(opened).not.toHaveBeenCalled();

  // The next click opens the entry again.
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.click(screen.getByRole('button', { name: 'Maria Olsen' }));
  expect(opened).toHaveBeenCalledOnce();
});

it('a drag that Escape ends moves nothing, and the release does not open the entry', async () => {
  const entry = screen.getByRole('button', { name: 'Maria Olsen' });
  fireEvent.pointerDown(entry, { button: 0, clientX: 50, clientY: 0 });
  fireEvent.pointerMove(window, { clientX: 50, clientY: 120 });
  fireEvent.keyDown(window, { key: 'Escape' });
  // A person releases the button a moment later.
  await new Promise((resolve) => setTimeout(resolve));
  fireEvent.pointerUp(window, { clientX: 50, clientY: 120 });
  fireEvent.click(entry);
  expect(onDrop).not.toHaveBeenCalled();
  expect(opened).not.toHaveBeenCalled();
});

it('the right button drags nothing', () => {
  drag(2);
  expect(onDrop).not.toHaveBeenCalled();
});
