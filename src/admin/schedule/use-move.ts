import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { timeLabel, timeOfDay } from '#domain/time/wall-clock.ts';
import { longDate, type WeekDay } from '#domain/time/week.ts';
import { quarterMinutes } from '#domain/visits/slots.ts';
import type { Spot, Window } from './grid-time.ts';

/** What is on its way to another time. */
export type Moved = {
  /** Of the appointment, or of the request that is to get one. */
  id: string;
  kind: 'appointment' | 'request';
  label: string;
  minutes: number;
};

/** Where it would go. */
export type Ghost = Moved & Spot;

/** Below this the hand only trembled: it is a click. */
const threshold = 6;

/** So close to the window's edge the page scrolls along. */
const edge = 48;

type Options = {
  days: readonly WeekDay[];
  window: Window;
  onDrop: (ghost: Ghost) => void;
};

/**
 * Moving things in the calendar: with the mouse from wherever they are, or with the arrow keys from the
 * one that has the focus. Escape leaves everything as it was.
 */
export function useMove({ days, window: shown, onDrop }: Options) {
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const [news, setNews] = useState('');
  const stop = useRef<(() => void) | null>(null);

  useEffect(() => () => stop.current?.(), []);

  const clamp = (minute: number, { minutes }: Moved) =>
    Math.max(shown.from, Math.min(shown.to - minutes, minute));

  /** The place in the calendar under the pointer, on a quarter hour. */
  const spotUnder = (x: number, y: number, grabbed: number, moved: Moved): Spot | null => {
    const column = document
      .elementsFromPoint(x, y)
      .find((element) => element instanceof HTMLElement && element.dataset.day);
    if (!(column instanceof HTMLElement)) return null;
    const { top, height } = column.getBoundingClientRect();
    const minute = shown.from + ((y - top) / height) * (shown.to - shown.from) - grabbed;
    const snapped = Math.round(minute / quarterMinutes) * quarterMinutes;
    return { date: column.dataset.day ?? '', minute: clamp(snapped, moved) };
  };

  const startDrag = (moved: Moved, event: PointerEvent<HTMLElement>) => {
    // A finger scrolls; it moves appointments in their dialog.
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const { clientX, clientY } = event;
    const box = event.currentTarget.getBoundingClientRect();
    const grabbed =
      moved.kind === 'appointment' ? ((clientY - box.top) / box.height) * moved.minutes : 0;
    const listening = new AbortController();
    const { signal } = listening;
    let last: Ghost | null = null;
    let isDrag = false;

    const show = (next: Ghost | null) => {
      last = next;
      setGhost(next);
    };
    const end = () => {
      listening.abort();
      document.documentElement.classList.remove('cal-dragging');
      show(null);
    };
    const onMove = (move: globalThis.PointerEvent) => {
      if (!isDrag && Math.hypot(move.clientX - clientX, move.clientY - clientY) < threshold) return;
      isDrag = true;
      document.documentElement.classList.add('cal-dragging');
      if (move.clientY < edge) window.scrollBy(0, -edge / 2);
      if (move.clientY > window.innerHeight - edge) window.scrollBy(0, edge / 2);
      const spot = spotUnder(move.clientX, move.clientY, grabbed, moved);
      show(spot && { ...moved, ...spot });
    };
    const onUp = () => {
      const dropped = last;
      if (isDrag) ignoreNextClick();
      end();
      if (dropped) onDrop(dropped);
    };
    const onKey = (key: globalThis.KeyboardEvent) => {
      if (key.key !== 'Escape' || !isDrag) return;
      key.preventDefault();
      ignoreNextClick();
      end();
    };
    stop.current?.();
    stop.current = end;
    window.addEventListener('pointermove', onMove, { signal });
    window.addEventListener('pointerup', onUp, { signal });
    window.addEventListener('pointercancel', end, { signal });
    window.addEventListener('keydown', onKey, { signal, capture: true });
  };

  const say = ({ date, minute }: Spot) =>
    setNews(`${longDate(date)}, ${timeLabel(timeOfDay(minute))}`);

  /** M takes the appointment up; then arrows, Enter and Escape are about its time. */
  const onKeyDown = (moved: Moved, from: Spot, event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isMoving = ghost?.id === moved.id;
    if (!isMoving) {
      if (event.key.toLowerCase() !== 'm') return;
      event.preventDefault();
      setGhost({ ...moved, ...from });
      setNews(
        `Moving ${moved.label}. Arrow keys change the time, Enter moves it there, Escape leaves it.`,
      );
      return;
    }
    const next = nextSpot(ghost, event.key, days);
    if (next) {
      const spot = { ...next, minute: clamp(next.minute, moved) };
      setGhost({ ...moved, ...spot });
      say(spot);
    } else if (event.key === 'Enter') {
      setGhost(null);
      setNews('');
      if (ghost.date !== from.date || ghost.minute !== from.minute) onDrop(ghost);
    } else if (event.key === 'Escape') {
      setGhost(null);
      setNews('Left where it was.');
    } else {
      return;
    }
    event.preventDefault();
  };

  /** Going elsewhere is the same as Escape. */
  const onBlur = () => setGhost(null);

  return { ghost, news, startDrag, onKeyDown, onBlur };
}

function nextSpot({ date, minute }: Spot, key: string, days: readonly WeekDay[]): Spot | null {
  const at = days.findIndex((day) => day.date === date);
  const beside = (step: number) => days[at + step]?.date ?? date;
  switch (key) {
    case 'ArrowUp':
      return { date, minute: minute - quarterMinutes };
    case 'ArrowDown':
      return { date, minute: minute + quarterMinutes };
    case 'ArrowLeft':
      return { date: beside(-1), minute };
    case 'ArrowRight':
      return { date: beside(1), minute };
    default:
      return null;
  }
}

/** Letting go of what was dragged also clicks on it. */
function ignoreNextClick(): void {
  const ignore = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', ignore, { capture: true, once: true });
  // The click may never come, when the pointer has left the element.
  setTimeout(() => window.removeEventListener('click', ignore, { capture: true }));
}
