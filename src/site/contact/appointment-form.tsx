import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  appointmentForm,
  parseAppointmentRequest,
  wantedField,
} from '#domain/requests/appointment-request.ts';
import { formTexts } from '#domain/text/form-texts.ts';
import type { ShownOpenings } from '#domain/visits/slot-words.ts';
import type { KnownOpenings } from '../clinic/use-known-openings.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { SendPart } from '../forms/send-part.tsx';
import type { LeadFormSpec } from '../forms/submit-lead.ts';
import { TimeChoice } from './time-choice.tsx';

const spec: LeadFormSpec = {
  formId: 'appointment',
  lastSuccessKey: 'contactLeadAt',
  failureText: formTexts.failed,
  parse: parseAppointmentRequest,
};

const { name, email, phone, ...answers } = appointmentForm.fields;

type AppointmentFormProps = { openings: ShownOpenings | null; known: KnownOpenings | null };

export function AppointmentForm({ openings, known }: AppointmentFormProps) {
  // After hydration: a built page knows no query.
  const [wanted, setWanted] = useState<string | null>();
  const [address] = useSearchParams();
  useEffect(() => setWanted(address.get('with')), [address]);
  return (
    <LeadForm spec={spec} label={appointmentForm.label} className="gap-6">
      {({ submitting, fields }) => (
        <>
          {fields({ name })}
          <fieldset>
            <legend className="hint mb-3">{appointmentForm.intro}</legend>
            <div className="grid gap-6 sm:grid-cols-2">{fields({ email, phone })}</div>
          </fieldset>
          {wanted && fields({ wanted: { ...wantedField, defaultValue: wanted } })}
          {fields(answers)}
          {openings && (known?.all ?? openings.first).length > 0 && (
            <TimeChoice openings={openings} known={known} />
          )}
          <SendPart form={appointmentForm} busyLabel="Submitting..." submitting={submitting} />
        </>
      )}
    </LeadForm>
  );
}
