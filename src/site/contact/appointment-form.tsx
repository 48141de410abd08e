import { appointmentForm, parseAppointmentRequest } from '#domain/requests/appointment-request.ts';
import { formTexts } from '#domain/text/form-texts.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { SendPart } from '../forms/send-part.tsx';
import type { LeadFormSpec } from '../forms/submit-lead.ts';

const spec: LeadFormSpec = {
  formId: 'appointment',
  lastSuccessKey: 'contactLeadAt',
  failureText: formTexts.failed,
  parse: parseAppointmentRequest,
};

const { name, email, phone, ...answers } = appointmentForm.fields;

export function AppointmentForm() {
  return (
    <LeadForm spec={spec} label={appointmentForm.label} className="gap-6">
      {({ submitting, fields }) => (
        <>
          {fields({ name })}
          <fieldset>
            <legend className="hint mb-3">{appointmentForm.intro}</legend>
            <div className="grid gap-6 sm:grid-cols-2">{fields({ email, phone })}</div>
          </fieldset>
          {fields(answers)}
          <SendPart form={appointmentForm} busyLabel="Submitting..." submitting={submitting} />
        </>
      )}
    </LeadForm>
  );
}
