import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { errorOf } from '../../../shared/forms/error-of.ts';
import { GroupError } from '../../../shared/forms/group-error.tsx';
import type { TypedTextProps } from '../../../shared/forms/typed-field.ts';
import { WeekFields } from '../../../shared/forms/week-fields.tsx';

/** The clinic's hours, or two spans a day. text: as typedWeek reads it; '' for the clinic's. */
export function HoursFields({ text, errors, onChange }: TypedTextProps) {
  const clinic = useClinic();
  const missing = errorOf(errors, 'hours');
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
          <WeekFields text={text} errors={errors} onChange={onChange} />
        </>
      )}
    </fieldset>
  );
}
