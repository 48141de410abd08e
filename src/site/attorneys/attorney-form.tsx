import { attorneyLimits, parseAttorneyRequest } from '#domain/requests/attorney-request.ts';
import { limits } from '#domain/text/form-checks.ts';
import { formTexts } from '#domain/text/form-texts.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField, TextField } from '#ui/forms/field.tsx';
import { ConsentLine } from '../forms/consent-line.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import { PromiseLine } from '../forms/promise-line.tsx';
import { useReceived } from '../forms/sending.tsx';
import type { LeadFormSpec } from '../forms/submit-lead.ts';
import { AttorneyRequestReceived } from './attorney-request-received.tsx';

const spec: LeadFormSpec = {
  formId: 'attorney',
  lastSuccessKey: 'attorneyLeadAt',
  failureText: formTexts.failed,
  // A date of loss after today, by the clinic's calendar, is an error.
  parse: (answers) => parseAttorneyRequest(answers, clinicDate(new Date())),
};

/** A law firm refers a client or asks for records. Initials and a date are enough to find a file. */
export function AttorneyForm() {
  const received = useReceived(spec.formId);
  if (received) return <AttorneyRequestReceived received={received} />;
  return (
    <LeadForm spec={spec} label="Referral or records request" className="gap-6">
      {({ submitting, fieldError }) => (
        <>
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              label="Firm"
              name="firm"
              autoComplete="organization"
              maxLength={attorneyLimits.firm}
              required
              error={fieldError('firm')}
            />
            <TextField
              label="Attorney"
              name="name"
              autoComplete="name"
              maxLength={limits.name}
              required
              error={fieldError('name')}
            />
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="email"
              required
              error={fieldError('email')}
            />
            <TextField
              label="Phone"
              name="phone"
              type="tel"
              autoComplete="tel"
              optional
              error={fieldError('phone')}
            />
            <TextField
              label="Client initials"
              name="clientInitials"
              hint="For example: J. D."
              autoComplete="off"
              maxLength={attorneyLimits.clientInitials}
              required
              error={fieldError('clientInitials')}
            />
            <TextField
              label="Date of loss"
              name="dateOfLoss"
              hint="The day of the accident"
              type="date"
              autoComplete="off"
              required
              error={fieldError('dateOfLoss')}
            />
            <TextField
              label="Client’s phone, with the client’s permission"
              name="clientPhone"
              type="tel"
              autoComplete="off"
              optional
              className="sm:col-span-2"
              error={fieldError('clientPhone')}
            />
          </div>
          <TextAreaField
            label="What is needed"
            name="request"
            hint="For example: an appointment for a new client, or records and an itemized bill. Please leave out medical details."
            maxLength={attorneyLimits.request}
            required
            error={fieldError('request')}
          />
          <div className="grid gap-4 pt-2">
            <ConsentLine />
            <Button
              type="submit"
              className="w-full sm:w-auto sm:min-w-64 sm:justify-self-start"
              busy={submitting}
              busyLabel="Sending..."
              disabled={submitting}
            >
              Send Request
            </Button>
            <PromiseLine />
            <p className="hint max-w-[58ch]">
              To attorneys, records go only with a signed HIPAA authorization. Sending this form
              does not create a patient-provider relationship.
            </p>
          </div>
        </>
      )}
    </LeadForm>
  );
}
