import { parseAppointmentRequest, preferredTimes } from '#domain/requests/appointment-request.ts';
import { limits } from '#domain/text/form-checks.ts';
import { formTexts } from '#domain/text/form-texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { RadioCards } from '#ui/forms/radio-cards.tsx';
import { ConsentLine } from '../forms/consent-line.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import { PromiseLine } from '../forms/promise-line.tsx';
import type { LeadFormSpec } from '../forms/submit-lead.ts';

const spec: LeadFormSpec = {
  formId: 'appointment',
  lastSuccessKey: 'contactLeadAt',
  failureText: formTexts.failed,
  parse: parseAppointmentRequest,
};

export function AppointmentForm() {
  return (
    <LeadForm spec={spec} label="Appointment request" className="gap-6">
      {({ submitting, fieldError }) => (
        <>
          <TextField
            label="Full name"
            name="name"
            autoComplete="name"
            maxLength={limits.name}
            required
            error={fieldError('name')}
          />
          <fieldset>
            <legend className="hint mb-3">
              Give us an email address, a phone number, or both.
            </legend>
            <div className="grid gap-6 sm:grid-cols-2">
              <TextField
                label="Email"
                name="email"
                type="email"
                autoComplete="email"
                error={fieldError('email')}
              />
              <TextField
                label="Phone"
                name="phone"
                type="tel"
                autoComplete="tel"
                placeholder="(801) 555-0100"
                error={fieldError('phone')}
              />
            </div>
          </fieldset>
          <RadioCards
            legend="Was this a car accident?"
            name="wasInAccident"
            defaultValue="no"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
          <TextField
            label="Type of injury"
            name="typeOfInjury"
            optional
            hint="Where does it hurt? For example: neck, lower back, headaches"
            error={fieldError('typeOfInjury')}
          />
          <RadioCards
            legend="Preferred time"
            name="preferredTime"
            optional
            options={preferredTimes.map((time) => ({ value: time, label: time }))}
          />
          <div className="grid gap-4 pt-2">
            <ConsentLine />
            <Button
              type="submit"
              className="w-full sm:w-auto sm:min-w-64 sm:justify-self-start"
              busy={submitting}
              busyLabel="Submitting..."
              disabled={submitting}
            >
              Request Appointment
            </Button>
            <PromiseLine />
            <p className="hint max-w-[58ch]">
              Sending this form does not create a patient-provider relationship. Please leave out
              details you would not put in an email.
            </p>
          </div>
        </>
      )}
    </LeadForm>
  );
}
