import { type PointerEvent, useState } from 'react';
import type { OpenSpan } from '#domain/clinic/clinic.ts';
import { mostSpans } from '#domain/clinic/work-time.ts';
import {
  dragged,
  type Grip,
  gripAt,
  type MinuteSpan,
  minuteSpans,
  openSpan,
} from '#domain/settings/drag-span.ts';

type DayStripProps = {
  spans: readonly OpenSpan[];
  /** The hours that the strip shows. */
  bounds: MinuteSpan;
  onChange: (spans: OpenSpan[]) => void;
};

/** Pixels on each side of an end. */
const reach = 12;

const cursors = { from: 'ew-resize', to: 'ew-resize', whole: 'grab', new: 'crosshair' };

/** The hours of a day, for mouse or finger. Keyboards and screen readers have the time fields beside it. */
export function DayStrip({ spans, bounds, onChange }: DayStripProps) {
  const [drag, setDrag] = useState<{ grip: Grip; before: readonly OpenSpan[] } | null>(null);
  const [cursor, setCursor] = useState('crosshair');
  const length = bounds.to - bounds.from;
  const percent = (minutes: number) => `${(minutes / length) * 100}%`;

  const pointed = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const minutes = length / width;
    return { minute: bounds.from + (clientX - left) * minutes, reach: reach * minutes };
  };
  const gripOf = (event: PointerEvent) => {
    const { minute, reach } = pointed(event);
    const hasRoom = spans.filter(isTyped).length < mostSpans;
    return gripAt(minuteSpans(spans), minute, reach, hasRoom);
  };

  const hold = (event: PointerEvent) => {
    const grip = event.button === 0 ? gripOf(event) : null;
    if (!grip) return;
    // Keeps a mouse from selecting text.
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ grip, before: spans });
  };
  const move = (event: PointerEvent) => {
    if (!drag) {
      const grip = gripOf(event);
      return setCursor(grip ? cursors[grip.part] : 'default');
    }
    const after = dragged(minuteSpans(drag.before), drag.grip, pointed(event).minute, bounds);
    onChange([...after.map(openSpan), ...drag.before.filter(isUnfinished)]);
  };
  const release = () => setDrag(null);
  // The browser took the finger for scrolling.
  const cancel = () => {
    if (drag) onChange([...drag.before]);
    release();
  };

  return (
    <div
      aria-hidden="true"
      className="day-strip"
      style={{ cursor, backgroundSize: `${percent(60)} 100%` }}
      onPointerDown={hold}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={cancel}
    >
      {minuteSpans(spans).map(({ from, to }) => (
        <span
          key={from}
          className="day-strip-span"
          style={{ left: percent(from - bounds.from), width: percent(to - from) }}
        />
      ))}
    </div>
  );
}

const isTyped = ({ from, to }: OpenSpan) => from !== '' || to !== '';

const isUnfinished = (span: OpenSpan) => isTyped(span) && minuteSpans([span]).length === 0;
