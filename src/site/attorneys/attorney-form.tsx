import { serverDate } from '#data/server-clock.ts';
import { attorneyForm, parseAttorneyRequest } from '#domain/requests/attorney-request.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { attorneyTexts } from '#words/attorney-form.ts';
import * as words from '#words/attorneys.ts';
import { formTexts } from '#words/form-texts.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { SendPart } from '../forms/send-part.tsx';
import { useReceived } from '../forms/sending.tsx';
import type { LeadFormSpec } from '../forms/submit-lead.ts';
import { AttorneyRequestReceived } from './attorney-request-received.tsx';

const spec: LeadFormSpec = {
  formId: 'attorney',
  lastSuccessKey: 'attorneyLeadAt',
  // A date of loss after today, by the clinic's calendar, is an error.
  parse: (answers) =>
    parseAttorneyRequest(answers, clinicDate(serverDate()), formTexts, attorneyTexts),
};

const form = attorneyForm(attorneyTexts);
const { request, ...short } = form.fields;

/** A law firm refers a client or asks for records. Initials and a date are enough to find a file. */
export function AttorneyForm() {
  const received = useReceived(spec.formId);
  if (received) return <AttorneyRequestReceived received={received} />;
  return (
    <LeadForm spec={spec} label={form.label} className="gap-6">
      {({ submitting, fields }) => (
        <>
          <div className="grid gap-6 sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2">
            {fields(short)}
          </div>
          {fields({ request })}
          <SendPart form={form} busyLabel={words.sending} submitting={submitting} />
        </>
      )}
    </LeadForm>
  );
}
