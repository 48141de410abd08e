import { EmailLink } from '../../../shared/parts/email-link.tsx';
import { LeadLink } from '../../../shared/parts/lead-link.tsx';
import { PipActions } from '../status/pip-actions.tsx';
import { AccidentCell, DateCell, InjuryCell, PhoneCell, StatusCell } from './lead-cells.tsx';
import { LeadMarks } from './lead-marks.tsx';
import type { LeadsProps } from './leads-props.ts';
import { type LeadColumn, LeadRow, LeadsTable } from './leads-table.tsx';

/** The email takes the remaining width; from 64rem on, buttons have room for words. */
export const pipColumns: LeadColumn[] = [
  ['Name', 'w-[5rem] @4xl:w-[13%] @5xl:w-[13.5%]', 'name'],
  ['Email', '', 'email'],
  ['Phone', 'w-[4.75rem] @4xl:w-[7.25rem] @5xl:w-[8.25rem]', 'phone'],
  ['Injury', 'w-[4.5rem] @4xl:w-[5.5rem] @5xl:w-[7rem] @7xl:w-[13%]', 'injury'],
  ['Accident', 'w-16 @4xl:w-[4.5rem] @5xl:w-[4.75rem]', 'accident'],
  ['Date', 'w-[3.875rem] @4xl:w-[5rem]', 'date'],
  ['Status', 'w-[6.25rem] @4xl:w-[8rem] @5xl:w-[8.25rem]', 'status'],
  ['Actions', 'w-[6.25rem] @4xl:w-[8.75rem] @5xl:w-[14.25rem]'],
];

export function PipTable({ leads, arrived }: LeadsProps) {
  return (
    <LeadsTable caption="PIP leads" columns={pipColumns}>
      {leads.map((lead) => (
        <LeadRow key={lead.id} lead={lead} isArrival={arrived.has(lead.id)}>
          <th scope="row">
            <LeadLink
              lead={lead}
              className="font-semibold wrap-anywhere underline-offset-2 hover:underline"
            />
            <LeadMarks lead={lead} />
          </th>
          <td>
            {lead.email ? (
              <EmailLink
                lead={lead}
                breaks
                className="block text-[.875rem] @max-4xl:-mr-2 @max-4xl:text-caption wrap-anywhere text-text-2 underline-offset-2 hover:underline"
              />
            ) : (
              <span className="text-text-3">Not provided</span>
            )}
          </td>
          <PhoneCell lead={lead} />
          <InjuryCell lead={lead} />
          <AccidentCell lead={lead} />
          <DateCell lead={lead} />
          <StatusCell lead={lead} />
          <td>
            <PipActions lead={lead} look="row" />
          </td>
        </LeadRow>
      ))}
    </LeadsTable>
  );
}
