import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { Lead } from '#domain/leads/lead.ts';
import { Card } from '#ui/card.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { LeadSections } from './drawer/lead-sections.tsx';
import { LeadListPage } from './list/lead-list-page.tsx';
import { loadWithRecent } from './list/load-lead-list.ts';
import { RecentLeads } from './list/recent-leads.tsx';
import { parseListParams } from './params/list-address.ts';

const recentCount = 5;

export { action } from './bulk/bulk-action.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return loadWithRecent(parseListParams('pip', new URL(request.url).searchParams), recentCount);
}

export function Component() {
  const { recent, ...loaded } = useLoaderData<typeof loader>();
  return (
    <LeadListPage
      {...loaded}
      actions={<LeadSections current="pip" />}
      below={
        <ShownData data={recent} fallback={null}>
          {(leads) => <RecentActivity leads={leads} />}
        </ShownData>
      }
    />
  );
}

/** leads: the newest, whatever the list is filtered by. */
function RecentActivity({ leads }: { leads: Lead[] }) {
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
