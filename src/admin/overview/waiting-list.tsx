import { Link } from 'react-router-dom';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { dashboardPath } from '#domain/next-path.ts';
import { initials } from '#domain/text/initials.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { useAdminData } from '../layout/use-admin-data.ts';
import { ContactAction } from '../leads/status/contact-action.tsx';
import { LeadMarks } from '../leads/table/lead-marks.tsx';
import { WaitingAge } from '../leads/table/waiting-age.tsx';
import type { People } from './load-overview.ts';

const requestsPath = `${dashboardPath}/appointments`;

/** The new requests, longest wait on top, each with the button that answers it. */
export function WaitingList({ people: { waiting } }: { people: People }) {
  const { leadCounts } = useAdminData();
  const more = (leadCounts?.contact.new ?? 0) - waiting.length;
  return (
    <Card as="section" aria-labelledby="waiting" className="h-full overflow-hidden">
      <div className="flex items-center justify-between gap-4 px-5 pt-5 pb-4">
        <h2 id="waiting">Waiting for a reply</h2>
        <Link className="link -my-2.5 py-2.5 text-[.875rem] whitespace-nowrap" to={requestsPath}>
          All requests
        </Link>
      </div>
      {waiting.length === 0 ? (
        <EmptyState
          className="border-t border-line"
          title="No new requests"
          text="New appointment requests will appear here."
        />
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {waiting.map((lead) => (
            <WaitingLead key={lead.id} lead={lead} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <p className="border-t border-line px-5 py-4 text-[.875rem] text-text-3">
          {more.toLocaleString('en-US')} more, under{' '}
          <Link className="link" to={`${requestsPath}?status=new`}>
            new requests
          </Link>
        </p>
      )}
    </Card>
  );
}

function WaitingLead({ lead }: { lead: Lead }) {
  return (
    <li className="grid items-start gap-x-4 gap-y-3 px-5 py-4 sm:grid-cols-[1fr_auto]">
      <div className="flex min-w-0 gap-3.5">
        <Avatar initials={initials(lead.name, lead.email)} />
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={`${requestsPath}/${lead.id}`}
              className="font-semibold underline-offset-2 hover:underline"
            >
              {leadName(lead)}
            </Link>
            {lead.wasInAccident && <Badge tone="info">Car accident</Badge>}
            <WaitingAge lead={lead} showsDue className="text-[.875rem]" />
          </p>
          <p className="mt-0.5 text-text-2">{lead.injury || 'Injury not specified'}</p>
          {lead.preferredTime && (
            <p className="mt-1 text-[.875rem] text-text-3">Prefers: {lead.preferredTime}</p>
          )}
          <LeadMarks lead={lead} />
        </div>
      </div>
      <ContactAction lead={lead} className="max-sm:min-h-11">
        {lead.phone}
      </ContactAction>
    </li>
  );
}
