import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { errorOf, type FieldError } from '../../../shared/forms/error-of.ts';
import { GroupError } from '../../../shared/forms/group-error.tsx';
import { WeekFields } from '../../../shared/forms/week-fields.tsx';

type HoursFieldsProps = {
  /** As typedWeek reads it; '' for the clinic's hours. */
  text: string;
  errors: readonly FieldError[];
  onChange: (text: string) => void;
};

/** The clinic's hours, or two spans a day. */
export function HoursFields({ text, errors, onChange }: HoursFieldsProps) {
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
