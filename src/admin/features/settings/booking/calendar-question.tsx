import { trueCalendars } from '#domain/clinic/booking-settings.ts';
import { calendarLabels } from '#domain/settings/booking-fields.ts';
import { GroupError } from '../../../shared/forms/group-error.tsx';

const hints = {
  here: 'Every visit is in it. A time that is free there is free.',
  outside: 'Its busy times are read before a time is held. Store its address below.',
};

type CalendarQuestionProps = {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Asked before booking goes online: a calendar that misses visits would offer their times. */
export function CalendarQuestion({ value, error, onChange }: CalendarQuestionProps) {
  return (
    <fieldset id="calendar" tabIndex={-1} aria-describedby={error && 'calendar-error'}>
      <legend className="label">Which calendar is the true one?</legend>
      <GroupError id="calendar-error" message={error} />
      {trueCalendars.map((calendar) => (
        <label
          key={calendar}
          className="flex cursor-pointer items-start gap-2.5 py-1.5 max-md:py-2.5"
        >
          <input
            type="radio"
            name="calendar"
            value={calendar}
            className="mt-0.5 size-5 flex-none accent-primary"
            checked={value === calendar}
            onChange={() => onChange(calendar)}
          />
          <span>
            {calendarLabels[calendar]}
            <span className="block text-text-3">{hints[calendar]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
