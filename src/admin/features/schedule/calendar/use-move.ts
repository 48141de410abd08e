import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { WeekDay } from '#domain/clinic/clinic-week.ts';
import { timeLabel, timeOfDay } from '#domain/time/wall-clock.ts';
import { longDate } from '#domain/time/week.ts';
import { quarterMinutes } from '#domain/visits/slots.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { clampMinute, type DragPreview, type Moved } from './drag-preview.ts';
import { dragVisit } from './drag-visit.ts';
import type { Spot, Window } from './grid-time.ts';

type Options = {
  days: readonly WeekDay[];
  window: Window;
  /** Those in the calendar. */
  visits: readonly Visit[];
  onDrop: (preview: DragPreview) => void;
};

/** Moves visits and requests in the calendar: by the mouse, or by the arrow keys. Escape leaves everything as it was. */
export function useMove({ days, window: shown, visits, onDrop }: Options) {
  const [preview, setPreview] = useState<DragPreview | null>(null);
  const [news, setNews] = useState('');
  const stop = useRef<(() => void) | null>(null);

  useEffect(() => () => stop.current?.(), []);

  // A colleague may have cancelled it.
  if (preview?.kind === 'visit' && !visits.some(({ id }) => id === preview.id)) {
    setPreview(null);
    setNews(`Not moved: ${preview.label} isn’t in the calendar anymore.`);
  }

  const startDrag = (moved: Moved, event: PointerEvent<HTMLElement>) => {
    const end = dragVisit(moved, event, { window: shown, onShow: setPreview, onDrop });
    if (!end) return;
    stop.current?.();
    stop.current = end;
  };

  const say = ({ date, minute }: Spot) =>
    setNews(`${longDate(date)}, ${timeLabel(timeOfDay(minute))}`);

  /** M begins; after it arrows, Enter and Escape change the time of the visit that has the focus. */
  const onKeyDown = (moved: Moved, from: Spot, event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const isMoving = preview?.id === moved.id;
    if (!isMoving) {
      if (event.key.toLowerCase() !== 'm') return;
      event.preventDefault();
      setPreview({ ...moved, ...from });
      setNews(
        `Moving ${moved.label}. Arrow keys change the time, Enter moves it there, Escape leaves it.`,
      );
      return;
    }
    const next = nextSpot(preview, event.key, days);
    if (next) {
      const spot = { ...next, minute: clampMinute(next.minute, moved, shown) };
      setPreview({ ...moved, ...spot });
      say(spot);
    } else if (event.key === 'Enter') {
      setPreview(null);
      setNews('');
      if (preview.date !== from.date || preview.minute !== from.minute) onDrop(preview);
    } else if (event.key === 'Escape') {
      setPreview(null);
      setNews('Not moved.');
    } else {
      return;
    }
    event.preventDefault();
  };

  /** A move of the focus is the same as Escape. */
  const onBlur = () => setPreview(null);

  return { preview, news, startDrag, onKeyDown, onBlur };
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
