import { type ComponentProps, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isUnknown, type Lead, type LeadType, leadName, ownWords } from '#domain/leads/lead.ts';
import { promiseState, urgency } from '#domain/leads/lead-age.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { Badge } from '#ui/badge.tsx';
import { leadLinkId, openedOnOverview } from '../../shared/parts/lead-link.tsx';
import { rememberRow, useFocusOnReturn } from '../../shared/parts/row-focus.ts';
import { useNow } from '../../shared/parts/use-clock.ts';
import { UrgencySign, urgencyColors } from '../../shared/parts/waiting-age.tsx';
import { LeadMarks } from '../leads/table/lead-marks.tsx';
import { WorkActions } from './work-actions.tsx';

const types: Record<LeadType, { label: string; tone: ComponentProps<typeof Badge>['tone'] }> = {
  contact: { label: 'Request', tone: 'info' },
  pip: { label: 'PIP guide', tone: 'new' },
  attorney: { label: 'Attorney', tone: 'ok' },
};

/** One lead that waits: who, by when, what they wrote, and the next act. */
export function WorkRow({ lead }: { lead: Lead }) {
  const link = useRef<HTMLAnchorElement>(null);
  useFocusOnReturn(link);
  const { label, tone } = types[lead.type];
  const words = ownWords(lead);
  const facts = factsOf(lead);
  return (
    <li className="grid grid-cols-1 gap-x-4 gap-y-3 px-5 py-3.5 focus-within:bg-sunken @md:grid-cols-[minmax(0,1fr)_fit-content(21rem)]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <Link
            ref={link}
            id={leadLinkId(lead.id)}
            to={leadPath(lead)}
            state={openedOnOverview}
            onClick={() => rememberRow(leadLinkId(lead.id))}
            className="line-clamp-2 rounded-sm py-0.5 font-semibold wrap-anywhere underline-offset-2 hover:underline focus-visible:outline-offset-0"
          >
            {leadName(lead)}
          </Link>
          <Badge tone={tone}>{label}</Badge>
          {!lead.callBackAt && <PromisedTime lead={lead} />}
        </p>
        {words && <p className="line-clamp-2 wrap-anywhere text-text-2">“{words}”</p>}
        {facts && <p className="line-clamp-2 text-[.875rem] wrap-anywhere text-text-3">{facts}</p>}
        <LeadMarks lead={lead} />
      </div>
      <WorkActions lead={lead} />
    </li>
  );
}

function PromisedTime({ lead }: { lead: Lead }) {
  const now = useNow();
  if (isUnknown(lead.createdAt)) return null;
  const level = urgency(lead, now);
  return (
    <span
      className={`num inline-flex items-center gap-1.5 text-[.875rem] font-semibold ${urgencyColors[level]}`}
    >
      <UrgencySign level={level} />
      <span>{promiseState(lead, now)}</span>
    </span>
  );
}

/** 'Car accident · Morning (8AM-12PM)' */
function factsOf(lead: Lead): string {
  const facts = [
    lead.wasInAccident && 'Car accident',
    lead.type === 'contact' && !lead.injury && 'Injury not specified',
    lead.ownMessage && lead.injury,
    lead.preferredTime,
    lead.type === 'attorney' && lead.details.firm,
    lead.type === 'attorney' && lead.details.clientInitials,
  ];
  return facts.filter(Boolean).join(' · ');
}
