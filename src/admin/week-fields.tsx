import type { OpenSpan } from '#domain/clinic/clinic.ts';
import { dayNames } from '#domain/clinic/opening-hours.ts';
import { weekdays } from '#domain/clinic/work-time.ts';
import { hoursId, typedWeek } from '#domain/clinic/work-time-fields.ts';
import type { FormError } from '#domain/requests/form-checks.ts';
import type { Weekday } from '#domain/time/wall-clock.ts';
import { GroupError } from './group-error.tsx';

type WeekFieldsProps = {
  /** As typedWeek reads it. */
  text: string;
  errors: readonly FormError[];
  onChange: (text: string) => void;
};

const mondayFirst: Weekday[] = [...weekdays.slice(1), 0];

/** Two spans for each day. */
export function WeekFields({ text, errors, onChange }: WeekFieldsProps) {
  const week = typedWeek(text);
  const change = (weekday: Weekday, index: number, part: Partial<OpenSpan>) =>
    onChange(
      JSON.stringify({
        ...week,
        [weekday]: week[weekday].map((span, at) => (at === index ? { ...span, ...part } : span)),
      }),
    );
  return (
    <div className="@container grid gap-3">
      {mondayFirst.map((weekday) => (
        <DayFields
          key={weekday}
          weekday={weekday}
          spans={week[weekday]}
          error={errors.find(({ field }) => field.startsWith(`hours-${weekday}-`))}
          onChange={(index, part) => change(weekday, index, part)}
        />
      ))}
    </div>
  );
}

type DayFieldsProps = {
  weekday: Weekday;
  spans: OpenSpan[];
  error: FormError | undefined;
  onChange: (index: number, part: Partial<OpenSpan>) => void;
};

function DayFields({ weekday, spans, error, onChange }: DayFieldsProps) {
  const day = dayNames[weekday];
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
                className="input input-sm num w-full min-w-0"
                aria-label={`${day}, ${label}`}
                aria-invalid={error?.field === id || undefined}
                aria-describedby={error?.field === id ? errorId : undefined}
                value={span[part]}
                onChange={({ target }) => onChange(index, { [part]: target.value })}
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
      </div>
      <GroupError id={errorId} message={error?.message} />
    </div>
  );
}
