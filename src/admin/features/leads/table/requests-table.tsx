import type { Lead } from '#domain/leads/lead.ts';
import { initials } from '#domain/text/initials.ts';
import { Avatar } from '#ui/avatar.tsx';
import { EmailLink } from '../../../shared/parts/email-link.tsx';
import { LeadLink } from '../../../shared/parts/lead-link.tsx';
import { ContactAction } from '../status/contact-action.tsx';
import { ScheduleLink } from '../status/schedule-link.tsx';
import { AccidentCell, DateCell, InjuryCell, PhoneCell, StatusCell } from './lead-cells.tsx';
import { LeadMarks } from './lead-marks.tsx';
import type { LeadsProps } from './leads-props.ts';
import { type LeadColumn, LeadRow, LeadsTable, narrowAction } from './leads-table.tsx';

/** The contact takes the remaining width; there is more room from 56, 64 and 72rem on. */
export const requestColumns: LeadColumn[] = [
  ['Contact', '', 'name'],
  ['Phone', 'w-[7rem] @4xl:w-[7.75rem] @5xl:w-[8.25rem]', 'phone'],
  ['Injury', 'w-[12.5%] @7xl:w-[20%]', 'injury'],
  ['Accident', 'w-[4.5rem] @4xl:w-[4.75rem] @6xl:w-[6rem]', 'accident'],
  ['Date', 'w-[4.5rem] @4xl:w-[5.25rem]', 'date'],
  ['Status', 'w-[6.25rem] @4xl:w-[8.25rem]', 'status'],
  ['Actions', 'w-[4.5rem] @4xl:w-[6.5rem] @5xl:w-[12.75rem] text-right'],
];

export function RequestsTable({ leads, arrived }: LeadsProps) {
  return (
    <LeadsTable caption="Appointment requests" columns={requestColumns}>
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} isArrival={arrived.has(lead.id)}>
          <ContactCell lead={lead} />
          <PhoneCell lead={lead} />
          <InjuryCell lead={lead} />
          <AccidentCell lead={lead} />
          <DateCell lead={lead} />
          <StatusCell lead={lead} />
          <td>
            <div className="flex items-end justify-end gap-1 @max-4xl:flex-col @5xl:gap-1.5">
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
    <th scope="row">
      <div className="flex items-center gap-3">
        <Avatar initials={initials(lead.name, lead.email)} className="@max-7xl:hidden" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2 [&>p]:mt-0">
            <LeadLink
              lead={lead}
              className="leading-6 font-semibold wrap-anywhere underline-offset-2 hover:underline"
            />
            <LeadMarks lead={lead} />
          </div>
          {lead.email && (
            <EmailLink
              lead={lead}
              breaks
              className="block text-[.875rem] leading-6 wrap-anywhere @4xl:truncate text-text-3 underline-offset-2 hover:underline"
            />
          )}
        </div>
      </div>
    </th>
  );
}
