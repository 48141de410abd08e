import { initials } from '#domain/initials.ts';
import type { Lead } from '#domain/lead.ts';
import { isInView } from '#domain/lead-view.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { arrivedLook } from './arrived-look.ts';
import { ContactAction } from './contact-action.tsx';
import { LeadDate } from './lead-date.tsx';
import { LeadLink, useOpenByClick } from './lead-link.tsx';
import { LeadMarks } from './lead-marks.tsx';
import type { LeadsProps } from './leads.tsx';
import { StatusMenu } from './status-menu.tsx';
import { WaitingAge } from './waiting-age.tsx';

export function LeadCards({ leads, arrived }: LeadsProps) {
  return (
    <ul aria-label="Appointment requests" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} isArrival={arrived.has(lead.id)} />
      ))}
    </ul>
  );
}

function LeadCard({ lead, isArrival }: { lead: Lead; isArrival: boolean }) {
  const openByClick = useOpenByClick();
  return (
    <Card
      as="li"
      className={classNames('p-4', isArrival && arrivedLook)}
      onClick={openByClick(lead)}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 gap-3">
          <Avatar initials={initials(lead.name, lead.email)} />
          <div className="min-w-0">
            <LeadLink
              lead={lead}
              className="block text-[1.0625rem] leading-tight font-semibold wrap-anywhere"
            />
            <LeadDate
              moment={lead.createdAt}
              className="num mt-0.5 block text-[.875rem] text-text-3"
            />
            <LeadMarks lead={lead} />
          </div>
        </div>
        <div className="-mt-2 grid flex-none justify-items-end">
          <StatusMenu lead={lead} />
          {isInView(lead, 'new') && <WaitingAge since={lead.createdAt} className="-mt-1" />}
        </div>
      </div>
      <dl className="mt-3.5 grid grid-cols-[5.25rem_minmax(0,1fr)] gap-y-1.5">
        <dt className="text-text-3">Injury</dt>
        <dd className={lead.injury ? 'line-clamp-3 font-medium wrap-anywhere' : 'text-text-3'}>
          {lead.injury || 'Not specified'}
        </dd>
        <dt className="text-text-3">Accident</dt>
        <dd className="font-medium">{lead.wasInAccident ? 'Yes' : 'No'}</dd>
        {lead.email && (
          <>
            <dt className="text-text-3">Email</dt>
            <dd className="truncate">
              <a className="link font-medium!" href={`mailto:${lead.email}`}>
                {lead.email}
              </a>
            </dd>
          </>
        )}
      </dl>
      <ContactAction lead={lead} className="mt-4 w-full">
        {lead.phone}
      </ContactAction>
    </Card>
  );
}
