import type { Lead } from '#domain/leads/lead.ts';
import { initials } from '#domain/text/initials.ts';
import { Avatar } from '#ui/avatar.tsx';
import { EmailLink } from '../../../shared/parts/email-link.tsx';
import { LeadLink } from '../../../shared/parts/lead-link.tsx';
import { ContactAction } from '../status/contact-action.tsx';
import { ScheduleLink } from '../status/schedule-link.tsx';
import * as parts from './lead-cells.tsx';
import type { LeadLook } from './lead-look.ts';
import { LeadMarks } from './lead-marks.tsx';
import { narrowAction } from './leads-table.tsx';

export const requestLook: LeadLook = {
  tableFrom: 'md',
  // The contact takes the remaining width; there is more room from 56, 64 and 72rem on.
  columns: [
    ['Contact', '', 'name'],
    ['Phone', 'w-[7rem] @4xl:w-[7.75rem] @5xl:w-[8.25rem]', 'phone'],
    ['Injury', 'w-[12.5%] @7xl:w-[20%]', 'injury'],
    ['Accident', 'w-[4.5rem] @4xl:w-[4.75rem] @6xl:w-[6rem]', 'accident'],
    ['Date', 'w-[4.5rem] @4xl:w-[5.25rem]', 'date'],
    ['Status', 'w-[6.25rem] @4xl:w-[8.25rem]', 'status'],
    ['Actions', 'w-[4.5rem] @4xl:w-[6.5rem] @5xl:w-[12.75rem] text-right'],
  ],
  Cells: ({ lead }) => (
    <>
      <ContactCell lead={lead} />
      <parts.PhoneCell lead={lead} />
      <parts.InjuryCell lead={lead} />
      <parts.AccidentCell lead={lead} />
      <parts.DateCell lead={lead} />
      <parts.StatusCell lead={lead} />
      <td>
        <div className="flex items-end justify-end gap-1 @max-4xl:flex-col @5xl:gap-1.5">
          <ContactAction lead={lead} className={narrowAction} />
          <ScheduleLink lead={lead} className={`${narrowAction} @5xl:[&>svg]:hidden`} />
        </div>
      </td>
    </>
  ),
  Facts: ({ lead }) => (
    <>
      <parts.InjuryFact lead={lead} />
      <parts.AccidentFact lead={lead} />
      <parts.EmailFact lead={lead} />
    </>
  ),
  Actions: ({ lead }) => (
    <div className="flex flex-wrap gap-2">
      <ContactAction lead={lead} className="flex-1">
        {lead.phone}
      </ContactAction>
      <ScheduleLink lead={lead} className="px-3" />
    </div>
  ),
};

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
              className="block text-[.875rem] leading-6 wrap-anywhere @4xl:truncate text-text-3 underline-offset-2 hover:underline"
            />
          )}
        </div>
      </div>
    </th>
  );
}
