import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { errorOf, type FieldError } from '../../../shared/forms/error-of.ts';
import { FieldGroup } from '../../../shared/forms/field-group.tsx';
import { GroupError } from '../../../shared/forms/group-error.tsx';
import { type TypedTextProps, typedText } from '../../../shared/forms/typed-field.ts';
import { WeekFields } from '../../../shared/forms/week-fields.tsx';
import { DaysOffFields } from './days-off-fields.tsx';
import type { StaffDraft } from './staff-record.ts';
import { TypeFields } from './type-fields.tsx';

type VisitFieldsProps = { draft: StaffDraft; errors: readonly FieldError[] };

/** Whether the schedule offers this person, for what, and when. */
export function VisitFields({ draft, errors }: VisitFieldsProps) {
  const { takesAppointments, visitTypes, hours, daysOff } = draft.fields;
  const typed = typedText<'visitTypes' | 'hours' | 'daysOff'>({ ...draft, errors });
  return (
    <FieldGroup title="Visits">
      <CheckField
        name="takesAppointments"
        value="yes"
        checked={takesAppointments === 'yes'}
        onChange={(checked) => draft.change({ takesAppointments: checked ? 'yes' : '' })}
      >
        Can be booked
      </CheckField>
      {takesAppointments === 'yes' ? (
        <>
          <TypeFields {...typed('visitTypes')} />
          <HoursFields {...typed('hours')} />
          <DaysOffFields {...typed('daysOff')} />
        </>
      ) : (
        <p className="hint">The schedule doesn’t offer this person.</p>
      )}
      <input type="hidden" name="visitTypes" value={visitTypes} />
      <input type="hidden" name="hours" value={hours} />
      <input type="hidden" name="daysOff" value={daysOff} />
    </FieldGroup>
  );
}

/** The clinic's hours, or two spans a day. text: as typedWeek reads it; '' for the clinic's. */
function HoursFields({ text, errors, onChange }: TypedTextProps) {
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
