import { useContext } from 'react';
import { leadName } from '#domain/leads/lead.ts';
import { isInView } from '#domain/leads/lead-view.ts';
import { initials } from '#domain/text/initials.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LeadDate } from '../../../shared/parts/lead-date.tsx';
import { LeadLink } from '../../../shared/parts/lead-link.tsx';
import { SelectOne } from '../../../shared/parts/select-boxes.tsx';
import { WaitingAge } from '../../../shared/parts/waiting-age.tsx';
import { SelectionContext } from '../bulk/selection-context.ts';
import { StatusMenu } from '../status/status-menu.tsx';
import type { LeadItemProps } from './lead-look.ts';
import { LeadMarks } from './lead-marks.tsx';
import { newLeadStyle } from './new-lead-style.ts';

export function LeadCard({ look, lead, isArrival }: LeadItemProps) {
  const selection = useContext(SelectionContext);
  return (
    <Card as="li" className={classNames('link-row flex flex-col p-4', isArrival && newLeadStyle)}>
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 gap-3">
          {selection ? (
            <SelectOne
              selection={selection}
              id={lead.id}
              name={`Select ${leadName(lead)}`}
              className="-my-2.5 -mx-3 grid size-11 flex-none cursor-pointer place-items-center"
            />
          ) : (
            <Avatar initials={initials(lead.name, lead.email)} />
          )}
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
          {isInView(lead, 'new') && <WaitingAge lead={lead} className="-mt-1" />}
        </div>
      </div>
      <dl className="mt-3.5 mb-4 grid grid-cols-[5.25rem_minmax(0,1fr)] gap-y-1.5">
        <look.Facts lead={lead} />
      </dl>
      <div className="@container mt-auto">
        <look.Actions lead={lead} />
      </div>
    </Card>
  );
}
