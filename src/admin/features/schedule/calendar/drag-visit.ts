import type { PointerEvent as ReactPointerEvent } from 'react';
import { quarterMinutes } from '#domain/visits/slots.ts';
import { clampMinute, type DragPreview, type Moved } from './drag-preview.ts';
import type { Spot, Window } from './grid-time.ts';

/** CSS pixels. A shorter movement counts as a click. */
const threshold = 6;

/** CSS pixels from the window's edge within which the page scrolls along. */
const edge = 48;

type Drag = {
  window: Window;
  onShow: (preview: DragPreview | null) => void;
  onDrop: (preview: DragPreview) => void;
};

/**
 * Follows the mouse from the press on a visit or a request to its release. Escape leaves everything as it
 * was. Returns a function that ends it; undefined for a press that starts no drag.
 */
export function dragVisit(
  moved: Moved,
  event: ReactPointerEvent<HTMLElement>,
  { window: shown, onShow, onDrop }: Drag,
): (() => void) | undefined {
  // A finger scrolls; on a touch screen the dialog moves a visit.
  if (event.button !== 0 || event.pointerType === 'touch') return;
  const { clientX, clientY } = event;
  const box = event.currentTarget.getBoundingClientRect();
  const grabbed = moved.kind === 'visit' ? ((clientY - box.top) / box.height) * moved.minutes : 0;
  const listening = new AbortController();
  const { signal } = listening;
  let last: DragPreview | null = null;
  let isDrag = false;

  const show = (next: DragPreview | null) => {
    last = next;
    onShow(next);
  };
  const end = () => {
    listening.abort();
    document.documentElement.classList.remove('cal-dragging');
    show(null);
  };
  const onMove = (move: PointerEvent) => {
    if (!isDrag && Math.hypot(move.clientX - clientX, move.clientY - clientY) < threshold) return;
    isDrag = true;
    document.documentElement.classList.add('cal-dragging');
    if (move.clientY < edge) window.scrollBy(0, -edge / 2);
    if (move.clientY > window.innerHeight - edge) window.scrollBy(0, edge / 2);
    const spot = spotUnder(move, grabbed, moved, shown);
    show(spot && { ...moved, ...spot });
  };
  const onUp = () => {
    const dropped = last;
    if (isDrag) ignoreNextClick();
    end();
    if (dropped) onDrop(dropped);
  };
  const onKey = (key: KeyboardEvent) => {
    if (key.key !== 'Escape' || !isDrag) return;
    key.preventDefault();
    window.addEventListener('pointerup', ignoreNextClick, { once: true });
    end();
  };
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', onKey, { signal, capture: true });
  return end;
}

/** The place in the calendar under the pointer, on a quarter hour. grabbed: minutes from the visit's start to the pointer. */
function spotUnder(
  { clientX, clientY }: PointerEvent,
  grabbed: number,
  moved: Moved,
  shown: Window,
): Spot | null {
  const column = document
    .elementsFromPoint(clientX, clientY)
    .find((element) => element instanceof HTMLElement && element.dataset.day);
  if (!(column instanceof HTMLElement)) return null;
  const { top, height } = column.getBoundingClientRect();
  const minute = shown.from + ((clientY - top) / height) * (shown.to - shown.from) - grabbed;
  const snapped = Math.round(minute / quarterMinutes) * quarterMinutes;
  return { date: column.dataset.day ?? '', minute: clampMinute(snapped, moved, shown) };
}

/** The release of a drag is also a click on what was dragged. */
function ignoreNextClick(): void {
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
  // No click follows when the pointer has left the element.
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }));
}
