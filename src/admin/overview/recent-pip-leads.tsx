import { Link } from 'react-router-dom';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import { Card } from '#ui/card.tsx';
import { useAdminData } from '../layout/use-admin-data.ts';
import { RecentLeads } from '../leads/list/recent-leads.tsx';
import type { People } from './load-overview.ts';

export function RecentPipLeads({ people: { pipLeads } }: { people: People }) {
  const { leadCounts } = useAdminData();
  return (
    <Card as="section" aria-labelledby="pip-leads" className="h-full p-5">
      <div className="flex items-center justify-between gap-4">
        <h2 id="pip-leads">Recent PIP leads</h2>
        <Link
          className="link -my-2.5 py-2.5 text-[.875rem] whitespace-nowrap"
          to={leadListPaths.pip}
        >
          All leads
        </Link>
      </div>
      {pipLeads.length === 0 ? (
        <p className="mt-3 text-text-2">PIP guide form submissions will appear here.</p>
      ) : (
        <RecentLeads leads={pipLeads} total={leadCounts?.pip.all ?? null} />
      )}
    </Card>
  );
}
