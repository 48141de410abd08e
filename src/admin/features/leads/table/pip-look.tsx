import { phoneHref } from '#domain/text/phone.ts';
import { EmailLink } from '../../../shared/parts/email-link.tsx';
import { LeadLink } from '../../../shared/parts/lead-link.tsx';
import { PipActions } from '../status/pip-actions.tsx';
import * as parts from './lead-cells.tsx';
import type { LeadLook } from './lead-look.ts';
import { LeadMarks } from './lead-marks.tsx';

export const pipLook: LeadLook = {
  tableFrom: 'lg',
  // The email takes the remaining width; from 64rem on, buttons have room for words.
  columns: [
    ['Name', 'w-[5rem] @4xl:w-[13%] @5xl:w-[13.5%]', 'name'],
    ['Email', '', 'email'],
    ['Phone', 'w-[4.75rem] @4xl:w-[7.25rem] @5xl:w-[8.25rem]', 'phone'],
    ['Injury', 'w-[4.5rem] @4xl:w-[5.5rem] @5xl:w-[7rem] @7xl:w-[13%]', 'injury'],
    ['Accident', 'w-16 @4xl:w-[4.5rem] @5xl:w-[4.75rem]', 'accident'],
    ['Date', 'w-[3.875rem] @4xl:w-[5rem]', 'date'],
    ['Status', 'w-[6.25rem] @4xl:w-[8rem] @5xl:w-[8.25rem]', 'status'],
    ['Actions', 'w-[6.25rem] @4xl:w-[8.75rem] @5xl:w-[14.25rem]'],
  ],
  Cells: ({ lead }) => (
    <>
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
            className="block text-[.875rem] @max-4xl:-mr-2 @max-4xl:text-caption wrap-anywhere text-text-2 underline-offset-2 hover:underline"
          />
        ) : (
          <span className="text-text-3">Not provided</span>
        )}
      </td>
      <parts.PhoneCell lead={lead} />
      <parts.InjuryCell lead={lead} />
      <parts.AccidentCell lead={lead} />
      <parts.DateCell lead={lead} />
      <parts.StatusCell lead={lead} />
      <td>
        <PipActions lead={lead} look="row" />
      </td>
    </>
  ),
  Facts: ({ lead }) => (
    <>
      <parts.EmailFact lead={lead} missing="Not provided" />
      <parts.CardFact label="Phone" missing="Not provided">
        {lead.phone && (
          <a className="link num font-medium" href={phoneHref(lead.phone)}>
            {lead.phone}
          </a>
        )}
      </parts.CardFact>
      <parts.InjuryFact lead={lead} />
      <parts.AccidentFact lead={lead} />
    </>
  ),
  Actions: ({ lead }) => <PipActions lead={lead} look="card" />,
};
