import { Suspense } from 'react';
import { Await, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { brieflyAwaited } from '../patience.ts';
import { LeadListPage } from './lead-list-page.tsx';
import { LeadSections } from './lead-sections.tsx';
import { placeOf } from './list-address.ts';
import { loadLeadList, loadRecentLeads } from './load-lead-list.ts';
import { RecentActivity } from './recent-activity.tsx';

/** How many the panel of recent activity shows. */
const recentCount = 5;

export async function loader({ request }: LoaderFunctionArgs) {
  const place = placeOf('pip', new URL(request.url).searchParams);
  const list = loadLeadList(place);
  const recent = loadRecentLeads(place, list, recentCount);
  const [listed, newest] = await Promise.all([brieflyAwaited(list), brieflyAwaited(recent)]);
  return { place, list: listed.result, recent: newest.result };
}

export function Component() {
  const { recent, ...loaded } = useLoaderData<typeof loader>();
  return (
    <LeadListPage
      {...loaded}
      sections={<LeadSections current="pip" />}
      below={
        <Suspense fallback={null}>
          <Await resolve={recent}>{(answer) => <RecentActivity answer={answer} />}</Await>
        </Suspense>
      }
    />
  );
}
