import { attorneyAnswers } from '#domain/attorney-message.ts';
import { calendarDay } from '#domain/clinic-time.ts';
import type { Lead } from '#domain/lead.ts';
import { ContactAction } from './contact-action.tsx';
import { EmailLink } from './email-link.tsx';
import { CardFact, LeadCard } from './lead-card.tsx';
import type { LeadsProps } from './leads.tsx';

export function AttorneyCards({ leads, arrived }: LeadsProps) {
  return (
    <ul
      aria-label="Attorney requests"
      className="grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-[repeat(2,minmax(0,1fr))]"
    >
      {leads.map((lead) => (
        <AttorneyCard key={lead.id} lead={lead} isArrival={arrived.has(lead.id)} />
      ))}
    </ul>
  );
}

function AttorneyCard({ lead, isArrival }: { lead: Lead; isArrival: boolean }) {
  const { firm, clientInitials, dateOfLoss, request } = attorneyAnswers(lead.message);
  return (
    <LeadCard
      lead={lead}
      isArrival={isArrival}
      facts={
        <>
          <CardFact label="Firm">{firm}</CardFact>
          <CardFact label="Email">
            {lead.email && <EmailLink lead={lead} className="link block truncate font-medium!" />}
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
