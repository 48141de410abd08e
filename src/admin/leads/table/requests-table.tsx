import type { Lead } from '#domain/leads/lead.ts';
import { initials } from '#domain/text/initials.ts';
import { Avatar } from '#ui/avatar.tsx';
import { ContactAction } from '../status/contact-action.tsx';
import { EmailLink } from '../status/email-link.tsx';
import { ScheduleLink } from '../status/schedule-link.tsx';
import { AccidentCell, DateCell, InjuryCell, PhoneCell, StatusCell } from './lead-cells.tsx';
import { LeadLink } from './lead-link.tsx';
import { LeadMarks } from './lead-marks.tsx';
import type { LeadsProps } from './leads-props.ts';
import { type LeadColumn, LeadRow, LeadsTable } from './leads-table.tsx';

/** The contact takes the remaining width; there is more room from 56 and from 64rem on. */
const columns: LeadColumn[] = [
  ['Contact', '', 'name'],
  ['Phone', 'w-[7.25rem] @5xl:w-[8.5rem]', 'phone'],
  ['Injury', 'w-[14%]', 'injury'],
  ['Accident', 'w-[4.5rem] @4xl:w-[5.25rem] @5xl:w-[5.75rem]', 'accident'],
  ['Date', 'w-[4.875rem] @5xl:w-[6rem]', 'date'],
  ['Status', 'w-[7rem] @4xl:w-[8.25rem] @5xl:w-[8.75rem]', 'status'],
  ['Actions', 'w-[5.75rem] @4xl:w-[7.5rem] @5xl:w-[14.5rem] @4xl:text-right!'],
];

/** Where its word has no room. */
const narrowAction =
  '@max-5xl:w-9 @4xl:@max-5xl:w-10 @max-5xl:px-0! @max-5xl:[&>span]:hidden @5xl:px-3.5!';

export function RequestsTable({ leads, arrived }: LeadsProps) {
  return (
    <LeadsTable caption="Appointment requests" columns={columns}>
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} isArrival={arrived.has(lead.id)}>
          <ContactCell lead={lead} />
          <PhoneCell lead={lead} />
          <InjuryCell lead={lead} />
          <AccidentCell lead={lead} />
          <DateCell lead={lead} />
          <StatusCell lead={lead} />
          <td>
            <div className="flex gap-1 @4xl:justify-end @4xl:gap-2">
              <ContactAction lead={lead} className={narrowAction} />
              <ScheduleLink lead={lead} className={`${narrowAction} @5xl:[&>svg]:hidden`} />
            </div>
          </td>
        </LeadRow>
      ))}
    </LeadsTable>
  );
}

function ContactCell({ lead }: { lead: Lead }) {
  return (
    <td>
      <div className="flex items-center gap-3">
        <Avatar initials={initials(lead.name, lead.email)} className="@max-4xl:hidden" />
        <div className="min-w-0 flex-1">
          <LeadLink
            lead={lead}
            className="block font-semibold wrap-anywhere underline-offset-2 hover:underline"
          />
          {lead.email && (
            <EmailLink
              lead={lead}
              className="block truncate text-[.875rem] text-text-3 underline-offset-2 hover:underline"
            />
          )}
          <LeadMarks lead={lead} />
        </div>
      </div>
    </td>
  );
}
