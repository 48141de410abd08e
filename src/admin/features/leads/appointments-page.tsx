import { Plus } from 'lucide-react';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router-dom';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { newRequestPath } from '#domain/leads/lead-paths.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { KeptDrafts } from '../../shared/drafts/kept-drafts.tsx';
import { useResumeRequest } from './entry/use-resume-request.ts';
import { LeadListPage } from './list/lead-list-page.tsx';
import { loadLeadPage } from './list/load-lead-list.ts';
import { NewestLeads } from './list/newest-leads.tsx';

/** How many of the newest leads are searched for messages; old requests may have none. */
const recentCount = 20;

export { action } from './bulk/bulk-action.ts';

export function loader({ request }: LoaderFunctionArgs) {
  return loadLeadPage('contact', request);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <LeadListPage
      {...loaded}
      actions={<AddRequest />}
      above={<UnfinishedRequests />}
      below={
        <NewestLeads {...loaded} count={recentCount}>
          {(leads) => <RecentMessages leads={leads} />}
        </NewestLeads>
      }
    />
  );
}

function AddRequest() {
  const { search } = useLocation();
  return (
    <ButtonLink to={{ pathname: newRequestPath, search }} preventScrollReset>
      <Plus className="ico" />
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

const atMost = 3;

/** leads: the newest requests, whatever the list is filtered by. */
function RecentMessages({ leads }: { leads: Lead[] }) {
  const withMessage = leads.filter((lead) => lead.message).slice(0, atMost);
  if (withMessage.length === 0) return null;
  return (
    <section className="mt-7" aria-labelledby="recent-messages">
      <h2 id="recent-messages">Recent Messages:</h2>
      <ul className="mt-3 grid gap-4 md:grid-cols-3">
        {withMessage.map((lead) => (
          <Card as="li" key={lead.id} className="p-5">
            <p className="font-semibold wrap-anywhere">{leadName(lead)}</p>
            <p className="mt-1.5 line-clamp-6 wrap-anywhere whitespace-pre-line text-text-2">
              {lead.message}
            </p>
          </Card>
        ))}
      </ul>
    </section>
  );
}
