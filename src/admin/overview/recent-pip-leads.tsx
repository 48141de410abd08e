import { Link } from 'react-router-dom';
import { initials } from '#domain/initials.ts';
import { leadName } from '#domain/lead.ts';
import { ageText } from '#domain/lead-age.ts';
import { type PipStatusLabel, pipStatusLabel } from '#domain/pip-status.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { useAdminData } from '../layout/use-admin-data.ts';
import { useNow } from '../use-now.ts';
import type { People } from './load-overview.ts';

const tones = {
  New: 'new',
  Contacted: 'info',
  'Guide Sent': 'info',
  Converted: 'ok',
  Dismissed: 'mute',
} satisfies Record<PipStatusLabel, 'new' | 'info' | 'ok' | 'mute'>;

export function RecentPipLeads({ people: { pipLeads } }: { people: People }) {
  const { leadCounts } = useAdminData();
  const now = useNow();
  const total = leadCounts?.pip.all ?? 0;
  return (
    <Card as="section" aria-labelledby="pip-leads" className="h-full p-5">
      <div className="flex items-center justify-between gap-4">
        <h2 id="pip-leads">Recent PIP leads</h2>
        <Link
          className="link -my-2.5 py-2.5 text-[.875rem] whitespace-nowrap"
          to="/admin/dashboard/pip-leads"
        >
          All leads
        </Link>
      </div>
      {pipLeads.length === 0 ? (
        <p className="mt-3 text-text-2">PIP guide form submissions will appear here.</p>
      ) : (
        <ul className="mt-4 grid gap-4">
          {pipLeads.map((lead) => {
            const status = pipStatusLabel(lead.status);
            return (
              <li key={lead.id} className="flex items-center gap-3.5">
                <Avatar initials={initials(lead.name, lead.email)} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-semibold">{leadName(lead)}</span>
                  <span className="block text-[.875rem] text-text-3">
                    {ageText(lead.createdAt, now)}
                  </span>
                </span>
                <Badge tone={tones[status]}>{status}</Badge>
              </li>
            );
          })}
        </ul>
      )}
      {total > pipLeads.length && (
        <p className="mt-5 border-t border-line pt-4 text-[.875rem] text-text-3">
          Showing {pipLeads.length} most recent leads • {total.toLocaleString('en-US')} total leads
        </p>
      )}
    </Card>
  );
}
