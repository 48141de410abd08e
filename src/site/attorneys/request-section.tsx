import { Scale } from 'lucide-react';
import { serverDate } from '#data/server-clock.ts';
import { attorneyForm, parseAttorneyRequest } from '#domain/requests/attorney-request.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { Card } from '#ui/card.tsx';
import { Panel } from '#ui/panel.tsx';
import { attorneyTexts } from '#words/attorney-form.ts';
import * as words from '#words/attorneys.ts';
import { formTexts } from '#words/form-texts.ts';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import { SendPart } from '../forms/send-part.tsx';
import { useReceived } from '../forms/sending.tsx';
import type { LeadFormSpec } from '../forms/submit-lead.ts';
import { useHidesCallBar } from '../layout/call-bar.tsx';
import { AttorneyRequestReceived } from './attorney-request-received.tsx';

export function RequestSection() {
  return (
    <Panel tone="facts" className="section" aria-labelledby="request-title">
      <div className="wrap grid items-start gap-12 lg:grid-cols-[.8fr_1.2fr] lg:gap-20">
        <div className="lg:sticky lg:top-28">
          <h2 id="request-title" className="max-w-[9.35em] text-h2">
            {words.requestTitle}
          </h2>
          <p className="mt-5 max-w-[44ch] text-lead text-text-2">{words.requestText}</p>
          <p className="mt-4 max-w-[44ch] text-text-2">
            {words.byPhone} <PhoneLink />.
          </p>
          <Notice />
        </div>
        <div {...useHidesCallBar()}>
          <Card
            id="request-form"
            tabIndex={-1}
            className="scroll-mt-28 border-0 p-6 shadow-3 sm:p-9"
          >
            <AttorneyForm />
          </Card>
        </div>
      </div>
    </Panel>
  );
}

function Notice() {
  return (
    <section aria-labelledby="notice-title" className="mt-9 border-t border-line pt-7">
      <h3 id="notice-title" className="flex items-center gap-3 text-h4">
        <Scale className="ico text-text-3" />
        {words.notice}
      </h3>
      <ul className="mt-3 grid gap-2 text-small text-text-2">
        <li>
          <strong className="text-text">{words.noFees}</strong>
          {words.noFeesRest}
        </li>
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}

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
function AttorneyForm() {
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
