import { Download } from 'lucide-react';
import { hasProject } from '#data/firebase/project.ts';
import { parsePipRequest, pipForm } from '#domain/requests/pip-request.ts';
import { Button } from '#ui/button.tsx';
import { formTexts } from '#words/form-texts.ts';
import { pipTexts } from '#words/pip-form.ts';
import * as words from '#words/pip-guide.ts';
import { ConsentLine } from '../forms/consent-line.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import type { LeadFormSpec } from '../forms/submit-lead.ts';

const spec: LeadFormSpec = {
  formId: 'pip',
  lastSuccessKey: 'pipLeadAt',
  failureText: formTexts.pipFailed,
  parse: (answers) => parsePipRequest(answers, formTexts),
};

const form = pipForm(pipTexts);
const { name, email, ...answers } = form.fields;

export function GuideForm() {
  return (
    <LeadForm
      spec={spec}
      label={form.label}
      unavailable={!hasProject && formTexts.databaseUnavailable}
      className="gap-4 sm:gap-5"
    >
      {({ submitting, fields }) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-1">
            {fields({ name, email })}
          </div>
          {fields(answers)}
          <ConsentLine />
          <Button
            type="submit"
            className="mt-1 w-full"
            busy={submitting}
            busyLabel={words.sending}
            disabled={submitting}
          >
            <Download className="ico" aria-hidden="true" />
            {form.button}
          </Button>
          <p className="hint">{form.notice}</p>
        </>
      )}
    </LeadForm>
  );
}
