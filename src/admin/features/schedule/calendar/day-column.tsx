import { type MouseEvent, type PointerEvent, useState } from 'react';
import type { WeekDay } from '#domain/clinic/clinic-week.ts';
import { minuteOfDay, timeLabel, timeOfDay } from '#domain/time/wall-clock.ts';
import { quarterMinutes } from '#domain/visits/slots.ts';
import { gridPlace, type Spot, type Window } from './grid-time.ts';

type DayColumnProps = {
  day: WeekDay;
  window: Window;
  /** Minute of the day; null when it is not today. */
  nowMinute: number | null;
  onPick: (spot: Spot) => void;
};

/** The background of a day: closed hours, the line of the current time, and free time to click on. */
export function DayColumn({ day, window, nowMinute, onPick }: DayColumnProps) {
  const [under, setUnder] = useState<number | null>(null);

  const minuteUnder = ({ clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const { top, height } = currentTarget.getBoundingClientRect();
    const quarters = (window.to - window.from) / quarterMinutes;
    const quarter = Math.floor(((clientY - top) / height) * quarters);
    return window.from + Math.max(0, Math.min(quarters - 1, quarter)) * quarterMinutes;
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType === 'mouse') setUnder(minuteUnder(event));
  };
  const isNowShown = nowMinute !== null && nowMinute >= window.from && nowMinute < window.to;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer; the keyboard has the button above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className="cal-day"
      data-day={day.date}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setUnder(null)}
      onClick={(event) => onPick({ date: day.date, minute: minuteUnder(event) })}
    >
      {closedSpans(day, window).map(({ from, to }) => (
        <div key={from} className="cal-closed" style={gridPlace(from, to - from, window)} />
      ))}
      {under !== null && (
        <div
          className="cal-pick num"
          style={gridPlace(under, quarterMinutes, window)}
          aria-hidden="true"
        >
          + {timeLabel(timeOfDay(under))}
        </div>
      )}
      {isNowShown && <div className="cal-now" style={gridPlace(nowMinute, 0, window)} />}
    </div>
  );
}

/** The part of the window outside the opening hours. */
function closedSpans({ open }: WeekDay, { from, to }: Window): Window[] {
  const edges = [
    from,
    ...open.flatMap((span) => [minuteOfDay(span.from), minuteOfDay(span.to)]),
    to,
  ];
  const spans: Window[] = [];
  for (let at = 0; at < edges.length; at += 2) {
    spans.push({ from: edges[at] ?? from, to: edges[at + 1] ?? to });
  }
  return spans.filter((span) => span.to > span.from);
}
