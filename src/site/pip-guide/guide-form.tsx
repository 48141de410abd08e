import { Download } from 'lucide-react';
import { hasProject } from '#data/firebase/project.ts';
import { accidentChoices, parsePipRequest } from '#domain/requests/pip-request.ts';
import { limits } from '#domain/text/form-checks.ts';
import { formTexts } from '#domain/text/form-texts.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/forms/field.tsx';
import { ConsentLine } from '../forms/consent-line.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import type { LeadFormSpec } from '../forms/submit-lead.ts';

const spec: LeadFormSpec = {
  formId: 'pip',
  lastSuccessKey: 'pipLeadAt',
  failureText: formTexts.pipFailed,
  parse: parsePipRequest,
};

export function GuideForm() {
  return (
    <LeadForm
      spec={spec}
      label="Send me the guide"
      unavailable={!hasProject && formTexts.databaseUnavailable}
      className="gap-4 sm:gap-5"
    >
      {({ submitting, fieldError }) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-1">
            <TextField
              label="Full Name"
              name="name"
              autoComplete="name"
              maxLength={limits.name}
              required
              error={fieldError('name')}
            />
            <TextField
              label="Email Address"
              name="email"
              type="email"
              autoComplete="email"
              required
              error={fieldError('email')}
            />
          </div>
          <SelectField
            label="Were you in an accident?"
            name="wasInAccident"
            options={accidentChoices}
            required
            error={fieldError('wasInAccident')}
          />
          <ConsentLine />
          <Button
            type="submit"
            className="mt-1 w-full"
            busy={submitting}
            busyLabel="Sending..."
            disabled={submitting}
          >
            <Download className="ico" aria-hidden="true" />
            Get the free guide
          </Button>
          <p className="hint">
            The guide is educational only. Downloading it does not create a patient-provider
            relationship.
          </p>
        </>
      )}
    </LeadForm>
  );
}
