import type { ReactNode } from 'react';
import type { Lead } from '#domain/leads/lead.ts';
import { composeMessage } from '#domain/requests/appointment-request.ts';
import { attorneyAnswers } from '#domain/requests/attorney-message.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { calendarDay } from '#domain/time/clinic-time.ts';
import { EmailLink } from '../status/email-link.tsx';
import { LeadDate } from '../table/lead-date.tsx';
import { FactList } from './fact-list.tsx';

/** Everything that the form was filled in with. */
export function LeadAnswers({ lead }: { lead: Lead }) {
  const message = messageOf(lead);
  return (
    <>
      <FactList
        className="mt-4"
        facts={[
          ...firmOf(lead),
          [
            'Phone',
            lead.phone && (
              <a className="link num" href={phoneHref(lead.phone)}>
                {lead.phone}
              </a>
            ),
          ],
          ['Email', lead.email && <EmailLink lead={lead} className="link break-all" />],
          ...caseOf(lead),
          ['Received', <LeadDate key="received" moment={lead.createdAt} className="num" />],
        ]}
      />
      {message && (
        <section aria-labelledby="lead-message" className="mt-5">
          <h3 id="lead-message" className="text-[.9375rem]">
            {lead.type === 'attorney' ? 'Needed' : 'Message'}
          </h3>
          <p className="mt-1.5 rounded-md bg-sunken px-4 py-3 break-words whitespace-pre-line">
            {message}
          </p>
        </section>
      )}
    </>
  );
}

type FactLines = [label: string, value: ReactNode][];

function firmOf({ type, message }: Lead): FactLines {
  return type === 'attorney' ? [['Firm', attorneyAnswers(message).firm]] : [];
}

function caseOf({ type, injury, wasInAccident, preferredTime, message }: Lead): FactLines {
  if (type === 'attorney') {
    const { clientInitials, dateOfLoss } = attorneyAnswers(message);
    return [
      ['Client', clientInitials],
      ['Date of loss', calendarDay(dateOfLoss)],
    ];
  }
  const patient: FactLines = [
    ['Injury', injury || 'Not specified'],
    ['Car accident', wasInAccident ? 'Yes' : 'No'],
  ];
  return type === 'pip' ? patient : [...patient, ['Preferred time', preferredTime || 'Any time']];
}

/** '' for a message that the form composed of answers which stand above it anyway. */
function messageOf(lead: Lead): string {
  const { type, message, wasInAccident, injury } = lead;
  switch (type) {
    case 'attorney':
      return attorneyAnswers(message).request;
    case 'pip':
      return message === `Car accident: ${wasInAccident ? 'Yes' : 'No'}` ? '' : message;
    case 'contact':
      return message === composeMessage({ ...lead, typeOfInjury: injury }) ? '' : message;
  }
}
