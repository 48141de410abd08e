import { Link, useLocation } from 'react-router-dom';
import { settled } from '#data/settled.ts';
import { listStaff } from '#data/staff.ts';
import { type StaffMember, speaks } from '#domain/clinic/staff-member.ts';
import { requestLabels } from '#domain/leads/answers.ts';
import { isNotNotified, type Lead, leadName } from '#domain/leads/lead.ts';
import type { Activity } from '#domain/leads/lead-activity.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { isInView } from '#domain/leads/lead-view.ts';
import type { NotifyState } from '#domain/leads/notify-state.ts';
import { lastingWish } from '#domain/leads/sooner-wish.ts';
import { wantedReason } from '#domain/leads/wanted-time.ts';
import { nearMoment } from '#domain/time/clinic-time.ts';
import { monthLabel } from '#domain/time/month.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { requestMayWait } from '#domain/visits/waitlist.ts';
import { classNames } from '#ui/class-names.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import { Notice } from '#ui/notice.tsx';
import { mayOpen } from '../../../shared/access/page-access.ts';
import { useAdminData } from '../../../shared/data/use-admin-data.ts';
import { HoldNotice } from '../../../shared/holds/hold-notice.tsx';
import { DrawerSection } from '../../../shared/parts/drawer-section.tsx';
import { FactList } from '../../../shared/parts/fact-list.tsx';
import { LeadDate } from '../../../shared/parts/lead-date.tsx';
import { PersonLine } from '../../../shared/parts/person-line.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { WaitingAge } from '../../../shared/parts/waiting-age.tsx';
import { personPath, trailOf, trailPath } from '../../../shared/paths/paths.ts';
import { SaveButton } from '../../../shared/save/save-button.tsx';
import { WaitlistSection } from '../../../shared/waitlist/waitlist-section.tsx';
import { StatusMenu } from '../status/status-menu.tsx';
import { LeadMarks } from '../table/lead-marks.tsx';
import { CallBack } from './call-back-section.tsx';
import { CallLog } from './call-log.tsx';
import { HeardFromField } from './heard-from-field.tsx';
import { LeadAnswers } from './lead-answers.tsx';
import { LeadHistory } from './lead-history.tsx';
import { NoteForm } from './note-form.tsx';

export type LeadRecord = {
  lead: Lead;
  activity: Activity[];
  duplicates: Lead[];
  /** The time that the patient has chosen, and nobody has confirmed; with those who could take it. */
  hold: { visit: Visit; staff: StaffMember[] } | null;
  /** The last day of its retention period; null without one, and for those who don't see it. */
  keptUntil: string | null;
};

type LeadDetailsProps = LeadRecord & {
  /** The reload failed: outdated values are grey. */
  isStale: boolean;
};

export function LeadDetails({ isStale, ...record }: LeadDetailsProps) {
  const { lead, activity, duplicates, hold, keptUntil } = record;
  const look = isStale ? 'grayscale' : undefined;
  const now = useNow();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <div className={look}>
        {lead.personId && (
          <PersonLine
            personId={lead.personId}
            name={leadName(lead)}
            isPatient={lead.type !== 'attorney'}
          />
        )}
        <div className="flex flex-wrap items-center gap-x-4">
          <StatusMenu lead={lead} />
          {isInView(lead, 'new') && <WaitingAge lead={lead} showsDue />}
        </div>
        {hold ? (
          <HoldNotice hold={hold.visit} staff={hold.staff} className="mt-4 mb-3" />
        ) : (
          <Wanted lead={lead} />
        )}
        <LeadMarks lead={lead} />
        <SpanishNote lead={lead} />
        <SendMailsAgain lead={lead} />
        <LeadAnswers lead={lead} />
      </div>
      {duplicates.length > 0 && (
        <div className={look}>
          <Duplicates of={lead} leads={duplicates} />
        </div>
      )}
      {lead.phone && <CallLog lead={lead} activity={activity} />}
      {/* Above what grows with the outcome of a call: Save stays under the pointer. */}
      <NoteForm lead={lead} activity={activity} />
      {isInView(lead, 'all') && <CallBack lead={lead} activity={activity} />}
      {requestMayWait(lead) && (
        <WaitlistSection
          id={lead.id}
          wish={lastingWish(lead.sooner, null, now)}
          action={leadPath(lead)}
          asksType
        />
      )}
      {isInView(lead, 'all') && <HeardFromField lead={lead} />}
      <div className={classNames('grid gap-7', look)}>
        <LeadHistory lead={lead} activity={activity} />
        <Background lead={lead} keptUntil={keptUntil} />
      </div>
    </div>
  );
}

/** The time that could not be held with the request, until the patient has a visit. */
function Wanted({ lead: { wanted, scheduled } }: { lead: Lead }) {
  const now = useNow();
  if (!wanted || scheduled || wanted.startsAt <= now) return null;
  return (
    <Notice
      tone="warn"
      title={`Wants ${nearMoment(wanted.startsAt, now)}, to be confirmed`}
      className="mt-4"
    >
      {wantedReason(wanted)}
    </Notice>
  );
}

/** A link to another list drops this list's filter. */
function Duplicates({ of: { type }, leads }: { of: Lead; leads: Lead[] }) {
  const { search } = useLocation();
  return (
    <DrawerSection title="Possible duplicates">
      <ul className="mt-2 divide-y divide-line rounded-md border border-line">
        {leads.map((lead) => (
          <li key={lead.id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
            <Link
              className="link wrap-anywhere"
              to={{ pathname: leadPath(lead), search: lead.type === type ? search : '' }}
              preventScrollReset
            >
              {leadName(lead)}
            </Link>
            <span className="text-text-3">
              {requestLabels[lead.type]}, <LeadDate moment={lead.createdAt} className="num" />
            </span>
          </li>
        ))}
      </ul>
    </DrawerSection>
  );
}

const notifyLabels: Record<NonNullable<NotifyState> | 'none', string> = {
  sent: 'Sent',
  failed: 'Failed',
  off: 'Off',
  limited: 'Not sent: daily limit',
  none: 'Not sent',
};

/** Nothing for a lead from before mails were noted. */
function mailLabel(state: NotifyState | undefined): string | undefined {
  return state === undefined ? undefined : notifyLabels[state ?? 'none'];
}

function Background({
  lead: { id, type, personId, notify, source, consent, hold },
  keptUntil,
}: Pick<LeadRecord, 'lead' | 'keptUntil'>) {
  const { session } = useAdminData();
  const campaign = Object.values(source?.utm ?? {}).join(', ');
  return (
    <DrawerSection title="Details">
      <FactList
        className="mt-2"
        facts={[
          ['Email to the clinic', mailLabel(notify?.clinic)],
          [
            `Email to the ${type === 'attorney' ? 'attorney' : 'patient'}`,
            mailLabel(notify?.patient),
          ],
          ['Sent from page', source?.page],
          ['Landed on', source?.landing],
          ['Came from', source?.referrerHost],
          ['Campaign', campaign],
          ['Consent', consent && <Consent version={consent.version} at={consent.at} />],
          ['Kept until', keptUntil && keptText(keptUntil, hold !== null)],
        ]}
      />
      {mayOpen(session.role, trailPath) && (
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-2">
          <Link className="link" to={trailOf(id)}>
            Who looked at this?
          </Link>
          <Link className="link" to={personPath(personId ?? id)}>
            This person’s data
          </Link>
        </p>
      )}
    </DrawerSection>
  );
}

function keptText(until: string, isHeld: boolean): string {
  const month = monthLabel(until.slice(0, 7));
  return isHeld ? `${month}, or as long as the legal hold lasts` : month;
}

function Consent({ version, at }: NonNullable<Lead['consent']>) {
  return (
    <>
      Notice of {version || 'unknown date'}
      {at && (
        <>
          , shown <LeadDate moment={at} className="num" />
        </>
      )}
    </>
  );
}

/** For a lead whose mail to the clinic failed. */
function SendMailsAgain({ lead }: { lead: Lead }) {
  if (!isNotNotified(lead, useNow())) return null;
  return (
    <div className="mt-2">
      <SaveButton
        action={leadPath(lead)}
        fields={{ intent: 'notify' }}
        variant="line"
        busyLabel="Sending..."
      >
        Send again
      </SaveButton>
    </div>
  );
}

const list = new Intl.ListFormat('en-US');

/** Before a call to a person who wrote in Spanish: who of the staff speaks it. Nothing for other requests. */
function SpanishNote({ lead: { language } }: { lead: Lead }) {
  const isSpanish = language === 'es';
  const { value: staff } = useAsync(isSpanish ? [] : null, () =>
    settled(listStaff(), 'Failed to load who speaks Spanish'),
  );
  if (!isSpanish) return null;
  const names = staff?.filter((member) => speaks(member, language)).map(({ name }) => name) ?? [];
  return (
    <p className="mt-3 rounded-md bg-sunken px-4 py-2.5">
      <strong>Speaks Spanish.</strong>{' '}
      {names.length > 0
        ? `${list.format(names)} ${names.length === 1 ? 'speaks' : 'speak'} it, too.`
        : staff && 'Nobody in the staff directory lists Spanish.'}
    </p>
  );
}
