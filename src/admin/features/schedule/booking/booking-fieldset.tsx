import { visitLimits } from '#domain/visits/booking.ts';
import { SelectField, TextAreaField, TextField } from '#ui/forms/field.tsx';
import { earliestNext } from '../../../shared/data/free-times.ts';
import type { FieldError } from '../../../shared/forms/error-of.ts';
import { typedField } from '../../../shared/forms/typed-field.ts';
import { FreeTimeButtons } from '../../../shared/parts/free-time-buttons.tsx';
import { spotOf } from '../../../shared/paths/schedule-address.ts';
import { providerOptions, startOptions, typeOptions } from './booking-options.ts';
import { PatientField } from './patient-field.tsx';
import {
  type BookingDraft,
  type BookingStart,
  memberOf,
  requestOf,
  whenOf,
} from './use-booking-draft.ts';

type BookingFieldsetProps = Pick<
  BookingStart,
  'change' | 'next' | 'lead' | 'requests' | 'staff'
> & { draft: BookingDraft; errors: readonly FieldError[] };

type TextName =
  | 'patientName'
  | 'type'
  | 'providerId'
  | 'date'
  | 'start'
  | 'phone'
  | 'email'
  | 'note';

/** Patient, type, provider, time and note, with free times to choose from. */
export function BookingFieldset({
  change,
  next,
  lead,
  requests,
  staff,
  draft,
  errors,
}: BookingFieldsetProps) {
  const { leadId, providerId, date, start } = draft.fields;
  const { offered, type } = draft;
  const providers = providerOptions(staff, type, providerId, change);
  const { preferredTime = '' } = lead ?? requestOf(leadId, requests) ?? {};

  const typed = typedField<TextName>({ ...draft, errors, limits: visitLimits });

  const renamed = {
    onChange: ({ target }: { target: { value: string } }) => draft.rename(target.value),
  };

  return (
    <>
      {change || next || lead ? (
        <TextField label="Patient" {...typed('patientName')} {...renamed} />
      ) : (
        <PatientField
          label="Patient"
          {...typed('patientName')}
          {...renamed}
          isChosen={draft.fields.personId !== ''}
          onChoose={draft.choosePerson}
        />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Type"
          {...typed('type')}
          value={type.id}
          options={typeOptions(offered)}
        />
        <SelectField
          label="Provider"
          {...typed('providerId')}
          options={providers}
          hint={
            providers.some(({ value }) => value)
              ? undefined
              : 'Nobody can be booked yet. An owner or editor adds people under Settings, Staff.'
          }
        />
      </div>
      {/* The visit keeps the type as this form shows it. */}
      <input type="hidden" name="typeName" value={type.name} />
      <input type="hidden" name="minutes" value={type.minutes} />
      <input type="hidden" name="buffer" value={type.buffer} />
      <FreeTimeButtons
        providerId={providerId}
        provider={memberOf(providerId, staff)}
        type={type}
        preferredTime={preferredTime}
        except={change?.id ?? null}
        from={next && earliestNext(next)}
        chosen={`${date}T${start}`}
        onChoose={(moment) => draft.changeWhen(whenOf(spotOf(moment)))}
      />
      <div className="grid grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] gap-4 sm:grid-cols-2">
        <TextField
          label="Date"
          type="date"
          className="min-w-0"
          {...typed('date')}
          onChange={({ target }) => draft.changeWhen({ date: target.value })}
        />
        <SelectField
          label="Start"
          {...typed('start')}
          onChange={({ target }) => draft.changeWhen({ start: target.value })}
          options={startOptions(start)}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField optional label="Phone" type="tel" {...typed('phone')} />
        <TextField optional label="Email" type="email" {...typed('email')} />
      </div>
      <TextAreaField optional label="Note for staff" size="sm" rows={2} {...typed('note')} />
    </>
  );
}
