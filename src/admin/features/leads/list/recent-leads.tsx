import { Car } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { dayAgeText } from '#domain/leads/lead-age.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { initials } from '#domain/text/initials.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Chip } from '#ui/badge.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { badgeLabel, StatusBadge } from '../status/status-badge.tsx';

type RecentLeadsProps = {
  /** Newest first. */
  leads: Lead[];
  /** null if unknown. */
  total: number | null;
};

export function RecentLeads({ leads, total }: RecentLeadsProps) {
  const now = useNow();
  return (
    <>
      <div className="@container mt-4">
        <ul className="grid grid-cols-1 gap-x-12 gap-y-4 @3xl:grid-cols-2">
          {leads.map((lead) => (
            <li key={lead.id} className="flex items-center gap-3.5">
              <Avatar initials={initials(lead.name, lead.email)} />
              <span className="min-w-0 flex-1">
                <Link
                  to={leadPath(lead)}
                  preventScrollReset
                  className="block font-semibold wrap-anywhere underline-offset-2 hover:underline"
                >
                  {leadName(lead)}
                </Link>
                <span className="block text-[.875rem] text-text-3">
                  {dayAgeText(lead.createdAt, now)}
                </span>
              </span>
              <span className="flex flex-none flex-col items-end gap-1.5">
                {lead.wasInAccident && (
                  <Chip className="text-caption">
                    <Car className="ico text-accent-text" />
                    Car accident
                  </Chip>
                )}
                <StatusBadge label={badgeLabel(lead)} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      {total !== null && total > leads.length && (
        <p className="mt-5 border-t border-line pt-4 text-[.875rem] text-text-3">
          Showing {leads.length} most recent leads • {total.toLocaleString('en-US')} total leads
        </p>
      )}
    </>
  );
}
