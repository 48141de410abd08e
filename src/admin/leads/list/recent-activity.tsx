import { Card } from '#ui/card.tsx';
import { useAdminData } from '../../layout/use-admin-data.ts';
import { useLast } from '../../use-last.ts';
import type { LeadListAnswer } from './load-lead-list.ts';
import { RecentLeads } from './recent-leads.tsx';

/** answer: the newest leads of all, whatever the list is filtered by. The list tells when it failed. */
export function RecentActivity({ answer }: { answer: LeadListAnswer }) {
  const shown = useLast(answer.ok ? answer.leads : null, 'recent');
  const total = useAdminData().leadCounts?.pip.all ?? null;
  if (!shown) return null;
  return (
    <Card as="section" aria-labelledby="recent-activity" className="mt-7 p-5">
      <h2 id="recent-activity">Recent Activity</h2>
      {shown.length === 0 ? (
        <p className="mt-3 text-text-2">No recent activity to display</p>
      ) : (
        <RecentLeads leads={shown} total={total} />
      )}
    </Card>
  );
}
