import { Mail } from 'lucide-react';
import { useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';
import { listActivity } from '#data/lead-activity.ts';
import { findDuplicates, getLead } from '#data/leads.ts';
import { type Lead, leadName } from '#domain/lead.ts';
import { leadPath } from '#domain/lead-paths.ts';
import { mailtoHref } from '#domain/mailto.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { reading, useNotRead } from '../not-read.ts';
import { ContactAction } from './contact-action.tsx';
import { LeadDetails } from './lead-details.tsx';
import { leadLinkId } from './lead-link.tsx';
import { PipActions } from './pip-actions.tsx';
import { ScheduleLink } from './schedule-link.tsx';

export { action } from './lead-action.ts';

/** null when there is no such lead; one of another type opens beside its own list. */
export async function loader({ request, params: { leadId = '' } }: LoaderFunctionArgs) {
  const lead = await reading(getLead(leadId));
  if (!lead) return null;
  if (new URL(request.url).pathname !== leadPath(lead)) throw redirect(leadPath(lead));
  const [activity, duplicates] = await reading(
    Promise.all([listActivity(leadId), findDuplicates(lead)]),
  );
  return { lead, activity, duplicates };
}

export function Component() {
  const record = useLoaderData<typeof loader>();
  const close = useClose();
  if (!record) {
    return (
      <Drawer title="Request not found" onClose={close}>
        <EmptyState
          title="There is no such request"
          text="The link may be incomplete, or the request has been deleted."
          action={
            <Button variant="outline" size="sm" onClick={close}>
              Back to the list
            </Button>
          }
        />
      </Drawer>
    );
  }
  const { lead } = record;
  return (
    <Drawer
      title={leadName(lead)}
      onClose={close}
      actions={lead.type === 'pip' ? <PipActions lead={lead} look="card" /> : <Reach lead={lead} />}
    >
      <LeadDetails key={lead.id} {...record} />
    </Drawer>
  );
}

function Reach({ lead }: { lead: Lead }) {
  const mail = mailtoHref(lead.email);
  return (
    <>
      <ContactAction lead={lead}>{lead.phone}</ContactAction>
      {lead.phone && mail && (
        <ButtonLink variant="outline" size="sm" href={mail}>
          <Mail className="ico" aria-hidden="true" />
          Email
        </ButtonLink>
      )}
      {lead.type === 'contact' && <ScheduleLink lead={lead} />}
    </>
  );
}

export function ErrorBoundary() {
  useNotRead();
  const close = useClose();
  return (
    <Drawer title="Request" onClose={close}>
      <LoadFailure title="Failed to load this request" />
    </Drawer>
  );
}

/** Back to the list as it was, with the focus on the row, wherever the drawer was opened from. */
function useClose(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { leadId = '' } = useParams();

  // Only when the dialog is gone can something behind it take the focus.
  useEffect(() => () => document.getElementById(leadLinkId(leadId))?.focus(), [leadId]);

  return () => navigate({ pathname: '..', search }, { replace: true, preventScrollReset: true });
}
