import { Suspense } from 'react';
import { Await, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { brieflyAwaited } from '../patience.ts';
import { LeadListPage } from './lead-list-page.tsx';
import { placeOf } from './list-address.ts';
import { loadLeadList, loadRecentLeads } from './load-lead-list.ts';
import { RecentMessages } from './recent-messages.tsx';

/** How many of the newest are looked through for messages, which old requests may lack. */
const recentCount = 20;

export async function loader({ request }: LoaderFunctionArgs) {
  const place = placeOf('contact', new URL(request.url).searchParams);
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
      below={
        <Suspense fallback={null}>
          <Await resolve={recent}>{(answer) => <RecentMessages answer={answer} />}</Await>
        </Suspense>
      }
    />
  );
}
