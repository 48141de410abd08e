import { Car } from 'lucide-react';
import { clockLabel, dayLabel } from '#domain/clinic-time.ts';
import { initials } from '#domain/initials.ts';
import type { Lead } from '#domain/lead.ts';
import { isInView } from '#domain/lead-view.ts';
import { phoneHref } from '#domain/phone.ts';
import { Avatar } from '#ui/avatar.tsx';
import { classNames } from '#ui/class-names.ts';
import { useNow } from '../use-now.ts';
import { arrivedLook } from './arrived-look.ts';
import { ContactAction } from './contact-action.tsx';
import { LeadLink, useOpenByClick } from './lead-link.tsx';
import { LeadMarks } from './lead-marks.tsx';
import type { LeadsProps } from './leads.tsx';
import { StatusMenu } from './status-menu.tsx';
import { WaitingAge } from './waiting-age.tsx';

/** The contact takes what is left; there is more room from 56 and from 64rem on. */
const columns: [heading: string, width: string][] = [
  ['Contact', ''],
  ['Phone', 'w-[7.25rem] @5xl:w-[8.5rem]'],
  ['Injury', 'w-[15%] @5xl:w-[17%]'],
  ['Accident', 'w-[4.5rem] @4xl:w-[5.25rem] @5xl:w-[5.75rem]'],
  ['Date', 'w-[4.875rem] @5xl:w-[6rem]'],
  ['Status', 'w-[7rem] @4xl:w-[8.25rem] @5xl:w-[8.75rem]'],
  ['Actions', 'w-[4.25rem] @4xl:w-[7.5rem] @4xl:text-right! @5xl:w-[8.25rem]'],
];

export function LeadsTable({ leads, arrived }: LeadsProps) {
  return (
    <div className="card @container overflow-hidden">
      <table className="tbl table-fixed @max-5xl:text-[.875rem] [&_:is(th,td)]:px-2 @5xl:[&_:is(th,td)]:px-3 [&_:is(th,td):first-child]:pl-4 @5xl:[&_:is(th,td):first-child]:pl-5 @4xl:[&_:is(th,td):last-child]:pr-5">
        <caption className="sr-only">Appointment requests</caption>
        <thead>
          <tr>
            {columns.map(([heading, width]) => (
              <th key={heading} scope="col" className={width}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} isArrival={arrived.has(lead.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function LeadRow({ lead, isArrival }: { lead: Lead; isArrival: boolean }) {
  const now = useNow();
  const openByClick = useOpenByClick();
  return (
    <tr
      className={classNames('cursor-pointer', isArrival && arrivedLook)}
      onClick={openByClick(lead)}
    >
      <td>
        <div className="flex items-center gap-3">
          <Avatar initials={initials(lead.name, lead.email)} className="@max-4xl:hidden" />
          <div className="min-w-0 flex-1">
            <LeadLink
              lead={lead}
              className="block font-semibold wrap-anywhere underline-offset-2 hover:underline"
            />
            {lead.email && (
              <a
                href={`mailto:${lead.email}`}
                className="block truncate text-[.875rem] text-text-3 underline-offset-2 hover:underline"
              >
                {lead.email}
              </a>
            )}
            <LeadMarks lead={lead} />
          </div>
        </div>
      </td>
      <td className="num whitespace-nowrap">
        {lead.phone ? (
          <a
            href={phoneHref(lead.phone)}
            className="font-semibold text-primary-text underline-offset-2 hover:underline"
          >
            {lead.phone}
          </a>
        ) : (
          <span className="text-text-3">Not provided</span>
        )}
      </td>
      <td className={classNames('wrap-anywhere', !lead.injury && 'text-text-3')}>
        <span className="line-clamp-3">{lead.injury || 'Not specified'}</span>
      </td>
      <td>
        {lead.wasInAccident ? (
          <span className="inline-flex items-center gap-1.5 align-middle font-semibold">
            <Car className="ico text-accent-text @max-4xl:hidden" aria-hidden="true" />
            Yes
          </span>
        ) : (
          <span className="text-text-3">No</span>
        )}
      </td>
      <td className="num whitespace-nowrap">
        <time dateTime={lead.createdAt.toISOString()}>
          {dayLabel(lead.createdAt, now)}
          <span className="block text-[.875rem] text-text-3">{clockLabel(lead.createdAt)}</span>
        </time>
      </td>
      <td>
        <StatusMenu lead={lead} />
        {isInView(lead, 'new') && <WaitingAge since={lead.createdAt} className="flex! mt-0.5" />}
      </td>
      <td className="@4xl:text-right">
        <ContactAction
          lead={lead}
          className="@max-4xl:w-10 @max-4xl:px-0! @max-4xl:[&>span]:hidden"
        />
      </td>
    </tr>
  );
}
