import { typeLabels, typeMinutes, type VisitType, visitTypes } from '#domain/clinic/visit-types.ts';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { errorOf, type FieldError } from '../../../shared/forms/error-of.ts';
import { FieldGroup } from '../../../shared/forms/field-group.tsx';
import { GroupError } from '../../../shared/forms/group-error.tsx';
import { DaysOffFields } from './days-off-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import type { StaffDraft } from './staff-record.ts';

type AppointmentFieldsProps = { draft: StaffDraft; errors: readonly FieldError[] };

/** Whether the schedule offers this person, for what, and when. */
export function AppointmentFields({ draft, errors }: AppointmentFieldsProps) {
  const { takesAppointments, hours, daysOff } = draft.fields;
  return (
    <FieldGroup title="Appointments">
      <CheckField
        name="takesAppointments"
        value="yes"
        checked={takesAppointments === 'yes'}
        onChange={(checked) => draft.change({ takesAppointments: checked ? 'yes' : '' })}
      >
        Takes appointments
      </CheckField>
      {takesAppointments === 'yes' ? (
        <>
          <TypeBoxes draft={draft} errors={errors} />
          <HoursFields
            text={hours}
            errors={errors}
            onChange={(text) => draft.change({ hours: text })}
          />
          <DaysOffFields
            text={daysOff}
            errors={errors}
            onChange={(text) => draft.change({ daysOff: text })}
          />
        </>
      ) : (
        <p className="hint">The schedule doesn’t offer this person.</p>
      )}
      <input type="hidden" name="visitTypes" value={draft.fields.visitTypes} />
      <input type="hidden" name="hours" value={hours} />
      <input type="hidden" name="daysOff" value={daysOff} />
    </FieldGroup>
  );
}

function TypeBoxes({ draft, errors }: AppointmentFieldsProps) {
  const chosen = draft.fields.visitTypes.split('\n');
  const choose = (type: VisitType, isChosen: boolean) =>
    draft.change({
      visitTypes: visitTypes
        .filter((each) => (each === type ? isChosen : chosen.includes(each)))
        .join('\n'),
    });
  const error = errorOf(errors, 'visitTypes');
  return (
    <fieldset id="visitTypes" tabIndex={-1} aria-describedby={error && 'visitTypes-error'}>
      <legend className="label">Types of visits</legend>
      <div className="flex flex-wrap gap-x-6">
        {visitTypes.map((type) => (
          <CheckField
            key={type}
            checked={chosen.includes(type)}
            onChange={(isChosen) => choose(type, isChosen)}
          >
            {typeLabels[type]}, {typeMinutes[type]} min
          </CheckField>
        ))}
      </div>
      <GroupError id="visitTypes-error" message={error} />
    </fieldset>
  );
}
