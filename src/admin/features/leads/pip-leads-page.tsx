import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { LeadSections } from './drawer/lead-sections.tsx';
import { LeadListPage } from './list/lead-list-page.tsx';
import { loadWithRecent } from './list/load-lead-list.ts';
import { RecentActivity } from './list/recent-activity.tsx';
import { placeOf } from './params/list-address.ts';

/** How many the panel of recent activity shows. */
const recentCount = 5;

export { action } from './bulk/bulk-action.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return loadWithRecent(placeOf('pip', new URL(request.url).searchParams), recentCount);
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
