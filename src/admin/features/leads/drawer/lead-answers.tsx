import type { ReactNode } from 'react';
import type { Lead, LeadDetails, LeadType } from '#domain/leads/lead.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { calendarDay } from '#domain/time/clinic-time.ts';
import { EmailLink } from '../../../shared/parts/email-link.tsx';
import { FactList } from '../../../shared/parts/fact-list.tsx';
import { LeadDate } from '../../../shared/parts/lead-date.tsx';

export function LeadAnswers({ lead }: { lead: Lead }) {
  const { before, after, text } = factsOf(lead);
  return (
    <>
      <FactList
        className="mt-4"
        facts={[
          ...before,
          ['Phone', lead.phone && <PhoneNumber phone={lead.phone} />],
          ['Email', lead.email && <EmailLink lead={lead} className="link break-all" />],
          ...after,
          ['Received', <LeadDate key="received" moment={lead.createdAt} className="num" />],
        ]}
      />
      {text && (
        <section aria-labelledby="lead-message" className="mt-5">
          <h3 id="lead-message" className="text-[.9375rem]">
            {lead.type === 'attorney' ? 'Needed' : 'Message'}
          </h3>
          <p className="mt-1.5 rounded-md bg-sunken px-4 py-3 break-words whitespace-pre-line">
            {text}
          </p>
        </section>
      )}
    </>
  );
}

function PhoneNumber({ phone }: { phone: string }) {
  return (
    <a className="link num" href={phoneHref(phone)}>
      {phone}
    </a>
  );
}

type Fact = [label: string, value: ReactNode];

/** Each answer of a form, in the order of the drawer. */
type Facts<Type extends LeadType> = Record<keyof LeadDetails[Type], Fact>;

/** What is shown before and after phone and email, and as a text below. */
function factsOf(lead: Lead): { before: Fact[]; after: Fact[]; text: string } {
  switch (lead.type) {
    case 'contact': {
      const { typeOfInjury, wasInAccident, preferredTime } = lead.details;
      const facts: Facts<'contact'> = {
        typeOfInjury: ['Injury', typeOfInjury || 'Not specified'],
        wasInAccident: accident(wasInAccident),
        preferredTime: ['Preferred time', preferredTime || 'Any time'],
      };
      return { before: [], after: Object.values(facts), text: lead.ownMessage };
    }
    case 'pip': {
      const facts: Facts<'pip'> = { wasInAccident: accident(lead.details.wasInAccident) };
      // Older versions of the form asked for the injury.
      const injury: Fact = ['Injury', lead.injury || 'Not specified'];
      return { before: [], after: [injury, ...Object.values(facts)], text: lead.ownMessage };
    }
    case 'attorney': {
      const { request, firm, clientInitials, dateOfLoss, clientPhone } = lead.details;
      const facts: Omit<Facts<'attorney'>, 'firm' | 'request'> = {
        clientInitials: ['Client', clientInitials],
        dateOfLoss: ['Date of loss', calendarDay(dateOfLoss)],
        clientPhone: ['Client’s phone', clientPhone && <PhoneNumber phone={clientPhone} />],
      };
      return { before: [['Firm', firm]], after: Object.values(facts), text: request };
    }
  }
}

function accident(wasInAccident: boolean): Fact {
  return ['Car accident', wasInAccident ? 'Yes' : 'No'];
}
