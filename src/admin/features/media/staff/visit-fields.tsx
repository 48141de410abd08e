import { CheckField } from '../../../shared/forms/check-field.tsx';
import type { FieldError } from '../../../shared/forms/error-of.ts';
import { FieldGroup } from '../../../shared/forms/field-group.tsx';
import { DaysOffFields } from './days-off-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import type { StaffDraft } from './staff-record.ts';
import { TypeFields } from './type-fields.tsx';

type VisitFieldsProps = { draft: StaffDraft; errors: readonly FieldError[] };

/** Whether the schedule offers this person, for what, and when. */
export function VisitFields({ draft, errors }: VisitFieldsProps) {
  const { takesAppointments, hours, daysOff } = draft.fields;
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
          <TypeFields
            text={draft.fields.visitTypes}
            errors={errors}
            onChange={(text) => draft.change({ visitTypes: text })}
          />
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
