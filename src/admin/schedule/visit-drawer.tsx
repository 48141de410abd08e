import { CalendarPlus, CalendarX, Pencil } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Link, useFetcher, useSearchParams } from 'react-router-dom';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { longDate } from '#domain/time/week.ts';
import { icsFileName, visitIcs } from '#domain/visits/ics.ts';
import {
  canBecome,
  statusSteps,
  takesPlace,
  typeLabels,
  type Visit,
  type VisitStatus,
  visitStatusLabels,
} from '#domain/visits/visit.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { saveFile } from '#ui/save-file.ts';
import { FactList } from '../leads/drawer/fact-list.tsx';
import { EmailLink } from '../leads/status/email-link.tsx';
import { LeadDate } from '../leads/table/lead-date.tsx';
import { addressWith, schedulePath } from './schedule-address.ts';

const tones: Record<VisitStatus, ComponentProps<typeof Badge>['tone']> = {
  scheduled: 'new',
  confirmed: 'info',
  arrived: 'ok',
  completed: 'ok',
  cancelled: 'mute',
  no_show: 'bad',
};

type VisitDrawerProps = {
  /** null when there is no such visit. */
  visit: Visit | null;
  onClose: () => void;
};

export function VisitDrawer({ visit, onClose }: VisitDrawerProps) {
  if (!visit) {
    return (
      <Drawer title="Appointment not found" onClose={onClose}>
        <EmptyState
          title="There is no such appointment"
          text="The link may be incomplete, or someone deleted the appointment."
          action={
            <Button variant="outline" size="sm" onClick={onClose}>
              Back to the schedule
            </Button>
          }
        />
      </Drawer>
    );
  }
  return <Details visit={visit} onClose={onClose} />;
}

function Details({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const [params] = useSearchParams();
  const fetcher = useFetcher({ key: `status-of-${visit.id}` });
  const pending = fetcher.formData?.get('to');
  const isBusy = fetcher.state !== 'idle';
  const { id, status, startsAt, endsAt } = visit;
  const setStatus = (to: VisitStatus) =>
    fetcher.submit(
      { intent: 'status', id, name: visit.patientName, from: status, to },
      { method: 'post', action: schedulePath },
    );
  const save = () =>
    saveFile([visitIcs(visit, new Date())], 'text/calendar;charset=utf-8', icsFileName(visit));

  return (
    <Drawer
      title={visit.patientName}
      onClose={onClose}
      actions={
        <>
          <ButtonLink size="sm" to={addressWith(params, { move: '' })} preventScrollReset replace>
            <Pencil className="ico" aria-hidden="true" />
            Move or change
          </ButtonLink>
          <Button variant="outline" size="sm" onClick={save}>
            <CalendarPlus className="ico" aria-hidden="true" />
            Calendar file
          </Button>
          {canBecome(status, 'cancelled') && takesPlace(visit) && (
            <Button
              variant="ghost"
              size="sm"
              className="text-bad"
              busy={isBusy && pending === 'cancelled'}
              busyLabel="Cancelling…"
              onClick={() => setStatus('cancelled')}
            >
              <CalendarX className="ico" aria-hidden="true" />
              Cancel appointment
            </Button>
          )}
        </>
      }
    >
      <p className="num text-body font-semibold">
        {longDate(clinicDate(startsAt))}
        <span className="block font-medium text-text-2">
          {clockLabel(startsAt)} – {clockLabel(endsAt)}
        </span>
      </p>
      <div role="status" className="mt-3">
        <Badge tone={tones[status]}>{visitStatusLabels[status]}</Badge>
      </div>
      <section aria-label="Change the status" className="mt-4 flex flex-wrap gap-2">
        {statusSteps(status).map(({ to, label }) => (
          <Button
            key={to}
            variant="outline"
            size="sm"
            className="border-line"
            busy={isBusy && pending === to}
            onClick={() => setStatus(to)}
          >
            {label}
          </Button>
        ))}
      </section>
      <Record visit={visit} />
    </Drawer>
  );
}

function Record({ visit }: { visit: Visit }) {
  const { type, providerName, patientPhone, patientEmail, note, leadId } = visit;
  const { updatedAt, updatedBy } = visit;
  return (
    <FactList
      className="mt-6"
      facts={[
        ['Type', typeLabels[type]],
        ['Provider', providerName],
        [
          'Phone',
          patientPhone && (
            <a className="link num" href={phoneHref(patientPhone)}>
              {patientPhone}
            </a>
          ),
        ],
        [
          'Email',
          patientEmail && <EmailLink lead={{ email: patientEmail }} className="link break-all" />,
        ],
        [
          'Request',
          leadId && (
            <Link className="link" to={leadPath({ id: leadId, type: 'contact' })}>
              Open the request
            </Link>
          ),
        ],
        ['Note', note && <span className="whitespace-pre-line">{note}</span>],
        [
          'Last change',
          updatedBy && (
            <>
              {updatedBy.name}, <LeadDate moment={updatedAt} className="num" />
            </>
          ),
        ],
      ]}
    />
  );
}
