import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  appointmentForm,
  parseAppointmentRequest,
  wantedField,
} from '#domain/requests/appointment-request.ts';
import type { ShownOpenings } from '#domain/visits/slot-words.ts';
import { appointmentTexts } from '#words/appointment-form.ts';
import { submitting as busyLabel } from '#words/contact.ts';
import { formTexts } from '#words/form-texts.ts';
import { keptAnswers } from '../forms/kept-answers.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { SendPart } from '../forms/send-part.tsx';
import type { LeadFormSpec } from '../forms/submit-lead.ts';
import type { KnownOpenings } from '../openings/read-known-openings.ts';
import { TimeChoice } from './time-choice.tsx';

const spec: LeadFormSpec = {
  formId: 'appointment',
  lastSuccessKey: 'contactLeadAt',
  parse: (answers) => parseAppointmentRequest(answers, formTexts),
};

const form = appointmentForm(appointmentTexts);
const { name, email, phone, ...answers } = form.fields;

export type AppointmentFormProps = { openings: ShownOpenings | null; known: KnownOpenings | null };

export function AppointmentForm({ openings, known }: AppointmentFormProps) {
  // After hydration: a built page knows no query.
  const [wanted, setWanted] = useState('');
  const [address] = useSearchParams();
  useEffect(() => {
    const asked = address.get('with') ?? '';
    const { wanted: kept = '' } = keptAnswers('appointment');
    // The visitor may have added words to the name.
    setWanted(kept.includes(asked) ? kept : asked);
  }, [address]);
  return (
    <LeadForm spec={spec} label={form.label} className="gap-6">
      {({ submitting, fields }) => (
        <>
          {fields({ name })}
          <fieldset>
            <legend className="hint mb-3">{form.intro}</legend>
            <div className="grid gap-6 sm:grid-cols-2">{fields({ email, phone })}</div>
          </fieldset>
          {wanted && fields({ wanted: { ...wantedField(appointmentTexts), defaultValue: wanted } })}
          {fields(answers)}
          {openings && <TimeChoice openings={openings} known={known} />}
          <SendPart form={form} busyLabel={busyLabel} submitting={submitting} />
        </>
      )}
    </LeadForm>
  );
}
