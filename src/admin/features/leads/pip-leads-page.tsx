import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { Lead } from '#domain/leads/lead.ts';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { LeadSections } from './drawer/lead-sections.tsx';
import { LeadListPage } from './list/lead-list-page.tsx';
import { loadLeadPage } from './list/load-lead-list.ts';
import { NewestLeads } from './list/newest-leads.tsx';
import { RecentLeads } from './list/recent-leads.tsx';

const recentCount = 5;

export { action } from './bulk/bulk-action.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return loadLeadPage('pip', request);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <LeadListPage
      {...loaded}
      actions={<LeadSections current="pip" />}
      below={
        <NewestLeads {...loaded} count={recentCount}>
          {(leads) => <RecentActivity leads={leads} />}
        </NewestLeads>
      }
    />
  );
}

/** leads: the newest, whatever the list is filtered by. */
function RecentActivity({ leads }: { leads: Lead[] }) {
  const total = useAdminData().leadCounts?.pip.all ?? null;
  return (
    <SectionCard title="Recent Activity" className="mt-7 p-5">
      {leads.length === 0 ? (
        <p className="mt-3 text-text-2">No recent activity to display</p>
      ) : (
        <RecentLeads leads={leads} total={total} />
      )}
    </SectionCard>
  );
}
