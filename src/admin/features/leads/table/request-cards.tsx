import { EmailLink } from '../../../shared/parts/email-link.tsx';
import { ContactAction } from '../status/contact-action.tsx';
import { ScheduleLink } from '../status/schedule-link.tsx';
import { CardFact, LeadCard } from './lead-card.tsx';
import type { LeadsProps } from './leads-props.ts';

export function RequestCards({ leads, arrived }: LeadsProps) {
  return (
    <ul aria-label="Appointment requests" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {leads.map((lead) => (
        <LeadCard
          key={lead.id}
          lead={lead}
          isArrival={arrived.has(lead.id)}
          facts={
            <>
              <CardFact label="Injury" missing="Not specified">
                {lead.injury}
              </CardFact>
              <CardFact label="Accident">{lead.wasInAccident ? 'Yes' : 'No'}</CardFact>
              <CardFact label="Email">
                {lead.email && (
                  <EmailLink lead={lead} className="link block truncate font-medium" />
                )}
              </CardFact>
            </>
          }
        >
          <div className="flex flex-wrap gap-2">
            <ContactAction lead={lead} className="flex-1">
              {lead.phone}
            </ContactAction>
            <ScheduleLink lead={lead} className="px-3" />
          </div>
        </LeadCard>
      ))}
    </ul>
  );
}
