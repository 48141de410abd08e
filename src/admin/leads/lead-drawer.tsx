import { Mail } from 'lucide-react';
import { useEffect } from 'react';
import {
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useParams,
  useRevalidator,
} from 'react-router-dom';
import { listActivity } from '#data/lead-activity.ts';
import { findDuplicates, getLead } from '#data/leads.ts';
import { leadName } from '#domain/lead.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Notice } from '#ui/notice.tsx';
import { ContactAction } from './contact-action.tsx';
import { LeadDetails } from './lead-details.tsx';
import { leadLinkId } from './lead-link.tsx';
import { appointmentsPath } from './list-address.ts';

export { action } from './lead-action.ts';

/** null when there is no such appointment request. */
export async function loader({ params: { leadId = '' } }: LoaderFunctionArgs) {
  const lead = await getLead(leadId);
  if (lead?.type !== 'contact') return null;
  const [activity, duplicates] = await Promise.all([listActivity(leadId), findDuplicates(lead)]);
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
      actions={
        <>
          <ContactAction lead={lead}>{lead.phone}</ContactAction>
          {lead.phone && lead.email && (
            <ButtonLink variant="outline" size="sm" href={`mailto:${lead.email}`}>
              <Mail className="ico" aria-hidden="true" />
              Email
            </ButtonLink>
          )}
        </>
      }
    >
      <LeadDetails key={lead.id} {...record} />
    </Drawer>
  );
}

export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator();
  const close = useClose();
  return (
    <Drawer title="Request" onClose={close}>
      <Notice
        tone="bad"
        role="alert"
        title="Failed to load this request"
        action={
          <Button
            variant="outline"
            size="sm"
            busy={state === 'loading'}
            onClick={() => void revalidate()}
          >
            Retry
          </Button>
        }
      />
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

  return () =>
    navigate({ pathname: appointmentsPath, search }, { replace: true, preventScrollReset: true });
}
