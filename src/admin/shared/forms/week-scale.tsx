import type { MinuteSpan } from '#domain/settings/drag-span.ts';
import { timeLabel } from '#domain/time/wall-clock.ts';

/** The hours below the strip of a day, every third one. */
export function WeekScale({ from, to }: MinuteSpan) {
  const hours = Array.from({ length: (to - from) / 60 + 1 }, (_, index) => from / 60 + index);
  return (
    <div aria-hidden="true" className="num relative mt-0.5 h-4 text-[.75rem] leading-4 text-text-3">
      {hours
        .filter((hour) => hour % 3 === 0 && hour * 60 < to)
        .map((hour) => (
          <span
            key={hour}
            className="absolute"
            style={{ left: `${((hour * 60 - from) / (to - from)) * 100}%` }}
          >
            {timeLabel(`${String(hour).padStart(2, '0')}:00`).replace(':00', '')}
          </span>
        ))}
    </div>
  );
}
