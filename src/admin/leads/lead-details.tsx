import { Link, useLocation } from 'react-router-dom';
import { composeMessage } from '#domain/appointment-form.ts';
import { type Lead, type LeadType, leadName, type NotifyState } from '#domain/lead.ts';
import type { Activity } from '#domain/lead-activity.ts';
import { isInView } from '#domain/lead-view.ts';
import { phoneHref } from '#domain/phone.ts';
import { CallLog } from './call-log.tsx';
import { Facts } from './facts.tsx';
import { LeadDate } from './lead-date.tsx';
import { LeadHistory } from './lead-history.tsx';
import { LeadMarks } from './lead-marks.tsx';
import { leadPath } from './list-address.ts';
import { NoteForm } from './note-form.tsx';
import { StatusMenu } from './status-menu.tsx';
import { WaitingAge } from './waiting-age.tsx';

type LeadRecord = { lead: Lead; activity: Activity[]; duplicates: Lead[] };

export function LeadDetails({ lead, activity, duplicates }: LeadRecord) {
  return (
    <div className="grid gap-7">
      <div>
        <div className="flex flex-wrap items-center gap-x-4">
          <StatusMenu lead={lead} />
          {isInView(lead, 'new') && <WaitingAge since={lead.createdAt} />}
        </div>
        <LeadMarks lead={lead} />
        <Answers lead={lead} />
      </div>
      {duplicates.length > 0 && <Duplicates leads={duplicates} />}
      <CallLog lead={lead} />
      <NoteForm lead={lead} />
      <LeadHistory lead={lead} activity={activity} />
      <Background lead={lead} />
    </div>
  );
}

function Answers({ lead }: { lead: Lead }) {
  // The form composes a message of the answers that stand above it anyway.
  const composed = composeMessage({ ...lead, typeOfInjury: lead.injury });
  return (
    <>
      <Facts
        className="mt-4"
        facts={[
          [
            'Phone',
            lead.phone && (
              <a className="link num" href={phoneHref(lead.phone)}>
                {lead.phone}
              </a>
            ),
          ],
          [
            'Email',
            lead.email && (
              <a className="link break-all" href={`mailto:${lead.email}`}>
                {lead.email}
              </a>
            ),
          ],
          ['Injury', lead.injury || 'Not specified'],
          ['Car accident', lead.wasInAccident ? 'Yes' : 'No'],
          ['Preferred time', lead.preferredTime || 'Any time'],
          ['Received', <LeadDate key="received" moment={lead.createdAt} className="num" />],
        ]}
      />
      {lead.message && lead.message !== composed && (
        <section aria-labelledby="lead-message" className="mt-5">
          <h3 id="lead-message" className="text-[.9375rem]">
            Message
          </h3>
          <p className="mt-1.5 rounded-md bg-sunken px-4 py-3 break-words whitespace-pre-line">
            {lead.message}
          </p>
        </section>
      )}
    </>
  );
}

const typeLabels: Record<LeadType, string> = {
  contact: 'Appointment request',
  pip: 'PIP guide',
  attorney: 'Attorney request',
};

/** Only appointment requests have a drawer to open. */
function Duplicates({ leads }: { leads: Lead[] }) {
  const { search } = useLocation();
  return (
    <section aria-labelledby="lead-duplicates">
      <h3 id="lead-duplicates" className="text-[.9375rem]">
        Possible duplicates
      </h3>
      <ul className="mt-2 divide-y divide-line rounded-md border border-line">
        {leads.map((lead) => (
          <li key={lead.id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
            {lead.type === 'contact' ? (
              <Link
                className="link"
                to={{ pathname: leadPath(lead.id), search }}
                preventScrollReset
              >
                {leadName(lead)}
              </Link>
            ) : (
              <span className="font-semibold">{leadName(lead)}</span>
            )}
            <span className="text-text-3">
              {typeLabels[lead.type]}, <LeadDate moment={lead.createdAt} className="num" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const notifyLabels: Record<NonNullable<NotifyState> | 'none', string> = {
  sent: 'Sent',
  failed: 'Failed',
  off: 'Off',
  none: 'Not sent',
};

/** How the request came in. */
function Background({ lead: { notify, source, consent } }: { lead: Lead }) {
  const campaign = Object.values(source?.utm ?? {}).join(', ');
  return (
    <section aria-labelledby="lead-background">
      <h3 id="lead-background" className="text-[.9375rem]">
        Details
      </h3>
      <Facts
        className="mt-2"
        facts={[
          ['Mail to the clinic', notifyLabels[notify.clinic ?? 'none']],
          ['Mail to the patient', notifyLabels[notify.patient ?? 'none']],
          ['Sent from page', source?.page],
          ['Came from', source?.referrerHost],
          ['Campaign', campaign],
          ['Consent', consent && <Consent version={consent.version} at={consent.at} />],
        ]}
      />
    </section>
  );
}

function Consent({ version, at }: NonNullable<Lead['consent']>) {
  return (
    <>
      Notice of {version || 'unknown date'}
      {at && (
        <>
          , accepted <LeadDate moment={at} className="num" />
        </>
      )}
    </>
  );
}
