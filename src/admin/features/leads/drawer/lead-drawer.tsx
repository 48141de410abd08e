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
import { readKeptUntil } from '#data/people/due-requests.ts';
import { serverDate } from '#data/server-clock.ts';
import { type Settled, settled } from '#data/settled.ts';
import { listStaff } from '#data/staff.ts';
import { listVisitsOfLeads } from '#data/visits/visits.ts';
import { may } from '#domain/account/access.ts';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { dashboardPath } from '#domain/next-path.ts';
import { mailtoHref } from '#domain/text/mailto.ts';
import { isHold } from '#domain/visits/visit.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { sessionContext } from '../../../shared/access/session-context.ts';
import { useAccessEntry } from '../../../shared/data/access-log.ts';
import { LoadError } from '../../../shared/data/load-error.tsx';
import { RequiredData } from '../../../shared/data/required-data.tsx';
import { leadLinkId, openedOnOverview } from '../../../shared/parts/lead-link.tsx';
import { MissingDrawer } from '../../../shared/parts/missing-drawer.tsx';
import { focusRow, rememberRow } from '../../../shared/parts/row-focus.ts';
import { enterNew } from '../entry/enter-new.ts';
import { NewRequest } from '../entry/new-request.tsx';
import { ContactAction } from '../status/contact-action.tsx';
import { PipActions } from '../status/pip-actions.tsx';
import { ScheduleLink } from '../status/schedule-link.tsx';
import { LeadDetails, type LeadRecord } from './lead-details.tsx';

/** A route of its own, in one chunk with the drawer: it opens the drawer of the request that it stores. */
export const newRequest = { action: enterNew, Component: NewRequest };

export { action } from '../status/lead-action.ts';

/** null without such a lead. A lead of another type opens beside its own list. */
export async function loader({
  request,
  params: { leadId = '' },
  context,
}: LoaderFunctionArgs): Promise<Settled<LeadRecord | null>> {
  const lead = await settled(getLead(leadId), 'Failed to load a request');
  if (!lead.ok) return lead;
  if (!lead.value) return { ok: true, value: null };
  const path = leadPath(lead.value);
  if (new URL(request.url).pathname !== path) throw redirect(path);
  const seesPeriod = may(context.get(sessionContext).role, 'read', 'retention');
  const [rest, kept] = await Promise.all([
    settled(
      Promise.all([listActivity(leadId), findDuplicates(lead.value), findHold(leadId)]),
      'Failed to load the history of a request',
    ),
    // Without it the drawer is complete enough to work with.
    seesPeriod
      ? settled(readKeptUntil(lead.value), 'Failed to load how long a request is kept')
      : null,
  ]);
  if (!rest.ok) return rest;
  const [activity, duplicates, hold] = rest.value;
  const keptUntil = kept?.ok ? kept.value : null;
  return { ok: true, value: { lead: lead.value, activity, duplicates, hold, keptUntil } };
}

/** The time to come that came with the request and is not confirmed, lapsed or not. */
async function findHold(leadId: string): Promise<LeadRecord['hold']> {
  const now = serverDate();
  const visits = await listVisitsOfLeads([leadId]);
  const visit = visits.find((each) => isHold(each) && each.startsAt > now);
  return visit ? { visit, staff: await listStaff() } : null;
}

export function Component() {
  const { leadId = '' } = useParams();
  const data = useLoaderData<typeof loader>();
  const close = useClose();
  // Each is a Drawer, so that React keeps the open dialog when one replaces another.
  return (
    <RequiredData
      data={data}
      dataKey={leadId}
      notFound={
        <MissingDrawer
          title="Request not found"
          what="There is no such request"
          why="The link may be incomplete, or someone deleted the request."
          back="Back to the list"
          onClose={close}
        />
      }
      failed={
        <Drawer title="Request" onClose={close}>
          <LoadError title="Failed to load this request" />
        </Drawer>
      }
    >
      {(record, isStale) => (
        <Drawer
          title={leadName(record.lead)}
          onClose={close}
          actions={<Reach lead={record.lead} />}
        >
          <Opened leadId={record.lead.id} />
          {isStale && <LoadError title="Couldn’t refresh this request" className="mb-5" />}
          <LeadDetails key={record.lead.id} {...record} isStale={isStale} />
        </Drawer>
      )}
    </RequiredData>
  );
}

function Opened({ leadId }: { leadId: string }) {
  useAccessEntry({ kind: 'view', leadId });
  return null;
}

function Reach({ lead }: { lead: Lead }) {
  if (lead.type === 'pip') return <PipActions lead={lead} look="card" />;
  const mail = mailtoHref(lead.email);
  return (
    <>
      <ContactAction lead={lead}>{lead.phone}</ContactAction>
      {lead.phone && mail && (
        <ButtonLink variant="outline" href={mail}>
          <Mail className="ico" />
          Email
        </ButtonLink>
      )}
      {lead.type === 'contact' && <ScheduleLink lead={lead} />}
    </>
  );
}

/** Returns to the list or to the overview, with the focus on the row, wherever the drawer was opened. */
function useClose(): () => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { leadId = '' } = useParams();
  const link = leadLinkId(leadId);

  const isOverOverview = state === openedOnOverview;
  useEffect(() => {
    // The overview has remembered its own list, and focuses its row when it is back.
    if (isOverOverview) return;
    rememberRow(link);
    // An element behind the dialog can take the focus only after the dialog is gone.
    return focusRow;
  }, [link, isOverOverview]);

  const to = isOverOverview ? dashboardPath : { pathname: '..', search };
  return () => navigate(to, { replace: true, preventScrollReset: true, state: link });
}
