import { phoneHref } from '#domain/text/phone.ts';
import { EmailLink } from '../../../shared/parts/email-link.tsx';
import { PipActions } from '../status/pip-actions.tsx';
import { CardFact, LeadCard } from './lead-card.tsx';
import type { LeadsProps } from './leads-props.ts';

export function PipCards({ leads, arrived }: LeadsProps) {
  return (
    <ul
      aria-label="PIP leads"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[repeat(2,minmax(0,1fr))]"
    >
      {leads.map((lead) => (
        <LeadCard
          key={lead.id}
          lead={lead}
          isArrival={arrived.has(lead.id)}
          facts={
            <>
              <CardFact label="Email" missing="Not provided">
                {lead.email && (
                  <EmailLink lead={lead} className="link block truncate font-medium" />
                )}
              </CardFact>
              <CardFact label="Phone" missing="Not provided">
                {lead.phone && (
                  <a className="link num font-medium" href={phoneHref(lead.phone)}>
                    {lead.phone}
                  </a>
                )}
              </CardFact>
              <CardFact label="Injury" missing="Not specified">
                {lead.injury}
              </CardFact>
              <CardFact label="Accident">{lead.wasInAccident ? 'Yes' : 'No'}</CardFact>
            </>
          }
        >
          <PipActions lead={lead} look="card" />
        </LeadCard>
      ))}
    </ul>
  );
}
