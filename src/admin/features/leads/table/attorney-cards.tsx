import { type Lead, ofType } from '#domain/leads/lead.ts';
import { calendarDay } from '#domain/time/clinic-time.ts';
import { EmailLink } from '../../../shared/parts/email-link.tsx';
import { ContactAction } from '../status/contact-action.tsx';
import { CardFact, LeadCard } from './lead-card.tsx';
import type { LeadsProps } from './leads-props.ts';

export function AttorneyCards({ leads, arrived }: LeadsProps) {
  return (
    <ul
      aria-label="Attorney requests"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[repeat(2,minmax(0,1fr))]"
    >
      {ofType('attorney', leads).map((lead) => (
        <AttorneyCard key={lead.id} lead={lead} isArrival={arrived.has(lead.id)} />
      ))}
    </ul>
  );
}

function AttorneyCard({ lead, isArrival }: { lead: Lead<'attorney'>; isArrival: boolean }) {
  const { firm, clientInitials, dateOfLoss, request } = lead.details;
  return (
    <LeadCard
      lead={lead}
      isArrival={isArrival}
      facts={
        <>
          <CardFact label="Firm">{firm}</CardFact>
          <CardFact label="Email">
            {lead.email && <EmailLink lead={lead} className="link block truncate font-medium" />}
          </CardFact>
          <CardFact label="Client">{clientInitials}</CardFact>
          <CardFact label="Loss">{dateOfLoss && calendarDay(dateOfLoss)}</CardFact>
          <CardFact label="Needed">{request}</CardFact>
        </>
      }
    >
      <ContactAction lead={lead} className="w-full">
        {lead.phone}
      </ContactAction>
    </LeadCard>
  );
}
