import { CheckField } from '../../../shared/forms/check-field.tsx';
import type { FieldError } from '../../../shared/forms/error-of.ts';
import { FieldGroup } from '../../../shared/forms/field-group.tsx';
import { typedText } from '../../../shared/forms/typed-field.ts';
import { DaysOffFields } from './days-off-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
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
