import type { OpenSpan } from '#domain/clinic/clinic.ts';
import { dayNames } from '#domain/clinic/opening-hours.ts';
import { weekdays } from '#domain/clinic/work-time.ts';
import { hoursId, typedWeek } from '#domain/clinic/work-time-fields.ts';
import type { FormError } from '#domain/requests/form-checks.ts';
import type { Weekday } from '#domain/time/wall-clock.ts';
import { CheckField } from '../../check-field.tsx';
import { useClinic } from '../../clinic-facts.ts';
import { GroupError } from '../../group-error.tsx';

type HoursFieldsProps = {
  /** As typedWeek reads it; '' for the clinic's hours. */
  text: string;
  errors: readonly FormError[];
  onChange: (text: string) => void;
};

const mondayFirst: Weekday[] = [...weekdays.slice(1), 0];

/** The clinic's hours, or two spans a day. */
export function HoursFields({ text, errors, onChange }: HoursFieldsProps) {
  const clinic = useClinic();
  const week = typedWeek(text);
  const change = (weekday: Weekday, index: number, part: Partial<OpenSpan>) =>
    onChange(
      JSON.stringify({
        ...week,
        [weekday]: week[weekday].map((span, at) => (at === index ? { ...span, ...part } : span)),
      }),
    );
  const missing = errors.find(({ field }) => field === 'hours')?.message;
  return (
    <fieldset id="hours" tabIndex={-1} aria-describedby={missing && 'hours-error'}>
      <legend className="label">Hours</legend>
      <CheckField
        checked={text !== ''}
        onChange={(isOwn) => onChange(isOwn ? JSON.stringify(clinic.hours) : '')}
      >
        Own hours instead of the clinic’s
      </CheckField>
      <GroupError id="hours-error" message={missing} />
      {text !== '' && (
        <>
          <p className="hint mb-3">
            Leave a day blank if they’re not in. Only times at which the clinic is open are offered.
          </p>
          <div className="grid gap-3">
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
        </>
      )}
    </fieldset>
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
        <div className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
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
