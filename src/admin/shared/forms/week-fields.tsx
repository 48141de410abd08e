import { useState } from 'react';
import type { OpenSpan } from '#domain/clinic/clinic.ts';
import { hoursId, typedWeek } from '#domain/clinic/work-time-fields.ts';
import { hasFields } from '#domain/same-fields.ts';
import { boundsOf, type MinuteSpan, minuteSpans } from '#domain/settings/drag-span.ts';
import { mondayFirst, timeLabel, type Weekday } from '#domain/time/wall-clock.ts';
import { times } from '#words/times.ts';
import { DayStrip } from './day-strip.tsx';
import type { FieldError } from './error-of.ts';
import { GroupError } from './group-error.tsx';
import type { TypedTextProps } from './typed-field.ts';

/** Two spans for each day, to type or to draw. text: as typedWeek reads it. */
export function WeekFields({ text, errors, onChange }: TypedTextProps) {
  const week = typedWeek(text);
  const bounds = useBounds(Object.values(week).flat());
  const put = (weekday: Weekday, spans: OpenSpan[]) => {
    const changed = JSON.stringify(typedWeek(JSON.stringify({ ...week, [weekday]: spans })));
    if (changed !== JSON.stringify(week)) onChange(changed);
  };
  return (
    <div className="@container grid gap-3">
      {/* About the strips, which screen readers don't have. */}
      <p aria-hidden="true" className="hint">
        Type the hours, or draw them on the strip below. Drag them to move them, or drag an end. To
        remove hours, drag one end onto the other.
      </p>
      {mondayFirst.map((weekday) => (
        <DayFields
          key={weekday}
          weekday={weekday}
          spans={week[weekday]}
          error={errors.find(({ field }) => field?.startsWith(`hours-${weekday}-`))}
          bounds={bounds}
          onChange={(spans) => put(weekday, spans)}
        />
      ))}
    </div>
  );
}

/** What the strips show. It only grows, so that no hours jump while they are dragged. */
function useBounds(spans: OpenSpan[]): MinuteSpan {
  const [bounds, setBounds] = useState(() => boundsOf(minuteSpans(spans)));
  const needed = boundsOf([...minuteSpans(spans), bounds]);
  if (!hasFields(bounds, needed)) setBounds(needed);
  return needed;
}

type DayFieldsProps = {
  weekday: Weekday;
  spans: OpenSpan[];
  error: FieldError | undefined;
  bounds: MinuteSpan;
  onChange: (spans: OpenSpan[]) => void;
};

function DayFields({ weekday, spans, error, bounds, onChange }: DayFieldsProps) {
  const day = times.dayName(weekday);
  const errorId = `hours-${weekday}-error`;
  return (
    <div>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-[6rem_minmax(0,1fr)]">
        <span className="font-semibold sm:pt-2">{day}</span>
        <div className="grid gap-x-6 gap-y-2 @2xl:grid-cols-2">
          {spans.map((span, index) => {
            const id = hoursId(weekday, index);
            const time = (part: keyof OpenSpan, label: string) => (
              <input
                id={part === 'from' ? id : undefined}
                type="time"
                step={900}
                className="input num w-full min-w-0"
                aria-label={`${day}, ${label}`}
                aria-invalid={error?.field === id || undefined}
                aria-describedby={error?.field === id ? errorId : undefined}
                value={span[part]}
                onChange={({ target }) =>
                  onChange(
                    spans.map((each, at) =>
                      at === index ? { ...span, [part]: target.value } : each,
                    ),
                  )
                }
              />
            );
            return (
              <div key={id} className="flex items-center gap-2">
                {time('from', index === 0 ? 'from' : 'again from')}
                <span className="text-text-3">to</span>
                {time('to', index === 0 ? 'to' : 'again to')}
              </div>
            );
          })}
        </div>
        <div className="sm:col-start-2">
          <DayStrip spans={spans} bounds={bounds} onChange={onChange} />
          <WeekScale {...bounds} />
        </div>
      </div>
      <GroupError id={errorId} message={error?.message} />
    </div>
  );
}

/** The hours below the strip of a day, every third one. */
function WeekScale({ from, to }: MinuteSpan) {
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
