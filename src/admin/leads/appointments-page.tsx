import { Suspense } from 'react';
import { Await, type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router-dom';
import { PageHeader } from '../layout/page-header.tsx';
import { useAdminData } from '../layout/use-admin-data.ts';
import { brieflyAwaited } from '../patience.ts';
import { counted } from './counted.ts';
import { ExportButton } from './export-button.tsx';
import { LeadsSkeleton } from './leads-skeleton.tsx';
import { placeOf } from './list-address.ts';
import { ListFilter } from './list-filter.tsx';
import { loadRequests } from './load-requests.ts';
import { RequestList } from './request-list.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const place = placeOf(new URL(request.url).searchParams);
  const { result } = await brieflyAwaited(loadRequests(place));
  return { place, requests: result };
}

export function Component() {
  const { place, requests } = useLoaderData<typeof loader>();
  const counts = useAdminData().leadCounts?.contact ?? null;
  const total = counts?.[place.view] ?? null;
  return (
    <>
      <PageHeader
        title="Appointment Requests"
        sub={counts && <span className="num">{counted(counts.all, 'total request')}</span>}
        actions={total ? <ExportButton place={place} /> : null}
      />
      <ListFilter place={place} counts={counts} />
      <Suspense fallback={<LeadsSkeleton />}>
        <Await resolve={requests}>
          {(loaded) => <RequestList place={place} requests={loaded} total={total} />}
        </Await>
      </Suspense>
      <Outlet />
    </>
  );
}
