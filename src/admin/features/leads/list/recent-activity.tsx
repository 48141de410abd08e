import type { Lead } from '#domain/leads/lead.ts';
import { Card } from '#ui/card.tsx';
import { useAdminData } from '../../../shared/data/use-admin-data.ts';
import { RecentLeads } from './recent-leads.tsx';

/** leads: the newest, whatever the list is filtered by. */
export function RecentActivity({ leads }: { leads: Lead[] }) {
  const total = useAdminData().leadCounts?.pip.all ?? null;
  return (
    <Card as="section" aria-labelledby="recent-activity" className="mt-7 p-5">
      <h2 id="recent-activity">Recent Activity</h2>
      {leads.length === 0 ? (
        <p className="mt-3 text-text-2">No recent activity to display</p>
      ) : (
        <RecentLeads leads={leads} total={total} />
      )}
    </Card>
  );
}
