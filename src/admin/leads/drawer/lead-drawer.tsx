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
import { listActivity } from '#data/leads/activity-log.ts';
import { findDuplicates, getLead } from '#data/leads/leads.ts';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { mailtoHref } from '#domain/text/mailto.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { answerOf } from '../../answer.ts';
import { LoadError } from '../../load-error.tsx';
import { useLast } from '../../use-last.ts';
import { ContactAction } from '../status/contact-action.tsx';
import { PipActions } from '../status/pip-actions.tsx';
import { ScheduleLink } from '../status/schedule-link.tsx';
import { leadLinkId } from '../table/lead-link.tsx';
import { LeadDetails, type LeadRecord } from './lead-details.tsx';

export { action } from '../status/lead-action.ts';

type LoadedLead = { ok: true; record: LeadRecord | null } | { ok: false };

/**
 * Never rejects: the record that was there before stays in view when a reload fails. Without such a lead
 * the record is null; a lead of another type opens beside its own list.
 */
export async function loader({
  request,
  params: { leadId = '' },
}: LoaderFunctionArgs): Promise<LoadedLead> {
  const lead = await answerOf(getLead(leadId), 'Failed to load a request');
  if (!lead.ok) return lead;
  if (!lead.value) return { ok: true, record: null };
  const path = leadPath(lead.value);
  if (new URL(request.url).pathname !== path) throw redirect(path);
  const [activity, duplicates] = [listActivity(leadId), findDuplicates(lead.value)];
  const rest = await answerOf(
    Promise.all([activity, duplicates]),
    'Failed to load the history of a request',
  );
  if (!rest.ok) return rest;
  return {
    ok: true,
    record: { lead: lead.value, activity: rest.value[0], duplicates: rest.value[1] },
  };
}

export function Component() {
  const { leadId = '' } = useParams();
  const answer = useLoaderData<typeof loader>();
  const last = useLast(answer.ok ? answer : null, leadId);
  const close = useClose();
  if (!last) {
    return (
      <Drawer title="Request" onClose={close}>
        <LoadError title="Failed to load this request" />
      </Drawer>
    );
  }
  const { record } = last;
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
      {!answer.ok && <LoadError title="This request could not be updated" className="mb-5" />}
      <LeadDetails key={lead.id} {...record} isStale={!answer.ok} />
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

/** Back to the list as it was, with the focus on the row, wherever the drawer was opened from. */
function useClose(): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { leadId = '' } = useParams();

  // Only when the dialog is gone can something behind it take the focus.
  useEffect(() => () => document.getElementById(leadLinkId(leadId))?.focus(), [leadId]);

  return () => navigate({ pathname: '..', search }, { replace: true, preventScrollReset: true });
}
