import { type Lead, ofType } from '#domain/leads/lead.ts';
import { calendarDay } from '#domain/time/clinic-time.ts';
import { EmailLink } from '../../../shared/parts/email-link.tsx';
import { LeadLink } from '../../../shared/parts/lead-link.tsx';
import { ContactAction } from '../status/contact-action.tsx';
import { DateCell, PhoneCell, StatusCell } from './lead-cells.tsx';
import { LeadMarks } from './lead-marks.tsx';
import type { LeadsProps } from './leads-props.ts';
import { type LeadColumn, LeadRow, LeadsTable, narrowAction } from './leads-table.tsx';

/** 'What is needed' takes the remaining width. */
export const attorneyColumns: LeadColumn[] = [
  ['Firm', 'w-[5rem] @4xl:w-[13%]', 'firm'],
  ['Attorney', 'w-[6.5rem] @4xl:w-[16%]', 'name'],
  ['Phone', 'w-[4.75rem] @4xl:w-[7.25rem] @5xl:w-[8.25rem]', 'phone'],
  ['Client', 'w-[4.25rem] @4xl:w-[6.25rem] @5xl:w-[7rem]', 'client'],
  ['Needed', ''],
  ['Date', 'w-[4.25rem] @4xl:w-[4.875rem] @5xl:w-[5.5rem]', 'date'],
  ['Status', 'w-[6.25rem] @4xl:w-[7.75rem] @5xl:w-[8.25rem]', 'status'],
  ['Actions', 'w-[4rem] text-right @4xl:w-[6.5rem] @5xl:w-[7rem]'],
];

export function AttorneyTable({ leads, arrived }: LeadsProps) {
  return (
    <LeadsTable caption="Attorney requests" columns={attorneyColumns}>
      {ofType('attorney', leads).map((lead) => (
        <AttorneyRow key={lead.id} lead={lead} isArrival={arrived.has(lead.id)} />
      ))}
    </LeadsTable>
  );
}

function AttorneyRow({ lead, isArrival }: { lead: Lead<'attorney'>; isArrival: boolean }) {
  const { firm, clientInitials, dateOfLoss, request } = lead.details;
  return (
    <LeadRow lead={lead} isArrival={isArrival}>
      <td className="font-semibold wrap-anywhere">{firm}</td>
      <th scope="row">
        <LeadLink
          lead={lead}
          className="block leading-6 font-semibold wrap-anywhere underline-offset-2 hover:underline"
        />
        <EmailLink
          lead={lead}
          className="block truncate text-[.875rem] leading-6 text-text-3 underline-offset-2 hover:underline"
        />
        <LeadMarks lead={lead} />
      </th>
      <PhoneCell lead={lead} />
      <td className="wrap-anywhere">
        {clientInitials}
        {dateOfLoss && (
          <span className="num block text-[.875rem] text-text-3">
            <span className="sr-only">date of loss </span>
            {calendarDay(dateOfLoss)}
          </span>
        )}
      </td>
      <td className="wrap-anywhere">
        <span className="line-clamp-3 @4xl:line-clamp-2">{request}</span>
      </td>
      <DateCell lead={lead} />
      <StatusCell lead={lead} />
      <td className="text-right">
        <ContactAction lead={lead} className={narrowAction} />
      </td>
    </LeadRow>
  );
}
