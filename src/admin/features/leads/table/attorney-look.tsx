import { calendarDay } from '#domain/time/clinic-time.ts';
import { EmailLink } from '../../../shared/parts/email-link.tsx';
import { LeadLink } from '../../../shared/parts/lead-link.tsx';
import { ContactAction } from '../status/contact-action.tsx';
import * as parts from './lead-cells.tsx';
import type { LeadLook } from './lead-look.ts';
import { LeadMarks } from './lead-marks.tsx';
import { narrowAction } from './leads-table.tsx';

export const attorneyLook: LeadLook = {
  tableFrom: 'lg',
  // 'What is needed' takes the remaining width.
  columns: [
    ['Firm', 'w-[5rem] @4xl:w-[13%]', 'firm'],
    ['Attorney', 'w-[6.5rem] @4xl:w-[16%]', 'name'],
    ['Phone', 'w-[4.75rem] @4xl:w-[7.25rem] @5xl:w-[8.25rem]', 'phone'],
    ['Client', 'w-[4.25rem] @4xl:w-[6.25rem] @5xl:w-[7rem]', 'client'],
    ['Needed', ''],
    ['Date', 'w-[4.25rem] @4xl:w-[4.875rem] @5xl:w-[5.5rem]', 'date'],
    ['Status', 'w-[6.25rem] @4xl:w-[7.75rem] @5xl:w-[8.25rem]', 'status'],
    ['Actions', 'w-[4rem] text-right @4xl:w-[6.5rem] @5xl:w-[7rem]'],
  ],
  Cells({ lead }) {
    if (lead.type !== 'attorney') return null;
    const { firm, clientInitials, dateOfLoss, request } = lead.details;
    return (
      <>
        <td className="font-semibold wrap-anywhere">{firm}</td>
        <th scope="row">
          <LeadLink
            lead={lead}
            className="block leading-6 font-semibold wrap-anywhere underline-offset-2 hover:underline"
          />
          <EmailLink
            lead={lead}
            className="block text-[.875rem] wrap-anywhere leading-6 text-text-3 underline-offset-2 hover:underline"
          />
          <LeadMarks lead={lead} />
        </th>
        <parts.PhoneCell lead={lead} />
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
        <parts.DateCell lead={lead} />
        <parts.StatusCell lead={lead} />
        <td className="text-right">
          <ContactAction lead={lead} className={narrowAction} />
        </td>
      </>
    );
  },
  Facts({ lead }) {
    if (lead.type !== 'attorney') return null;
    const { firm, clientInitials, dateOfLoss, request } = lead.details;
    return (
      <>
        <parts.CardFact label="Firm">{firm}</parts.CardFact>
        <parts.EmailFact lead={lead} />
        <parts.CardFact label="Client">{clientInitials}</parts.CardFact>
        <parts.CardFact label="Loss">{dateOfLoss && calendarDay(dateOfLoss)}</parts.CardFact>
        <parts.CardFact label="Needed">{request}</parts.CardFact>
      </>
    );
  },
  Actions: ({ lead }) => (
    <ContactAction lead={lead} className="w-full">
      {lead.phone}
    </ContactAction>
  ),
};
