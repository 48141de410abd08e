import { Plus } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom';
import { newRequestPath } from '#domain/leads/lead-paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { KeptDrafts } from '../../shared/drafts/kept-drafts.tsx';
import { useResumeRequest } from './entry/use-resume-request.ts';
import { LeadListPage } from './list/lead-list-page.tsx';
import { loadWithRecent } from './list/load-lead-list.ts';
import { RecentMessages } from './list/recent-messages.tsx';
import { placeOf } from './params/list-address.ts';

/** How many of the newest leads are searched for messages; old requests may have none. */
const recentCount = 20;

export { action } from './bulk/bulk-action.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return loadWithRecent(placeOf('contact', new URL(request.url).searchParams), recentCount);
}

export function Component() {
  const { recent, ...loaded } = useLoaderData<typeof loader>();
  return (
    <LeadListPage
      {...loaded}
      actions={<AddRequest />}
      above={<UnfinishedRequests />}
      below={
        <ShownData data={recent} fallback={null}>
          {(leads) => <RecentMessages leads={leads} />}
        </ShownData>
      }
    />
  );
}

function AddRequest() {
  const { search } = useLocation();
  return (
    <ButtonLink size="sm" to={{ pathname: newRequestPath, search }} preventScrollReset>
      <Plus className="ico" aria-hidden="true" />
      Add request
    </ButtonLink>
  );
}

/** The open form has its own list. */
function UnfinishedRequests() {
  const { pathname } = useLocation();
  const resume = useResumeRequest();
  if (pathname === newRequestPath) return null;
  return <KeptDrafts form="request" onResume={resume} className="mt-4" />;
}
