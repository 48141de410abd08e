import { Clock, type LucideIcon, Mail, MailCheck, MailWarning, MailX } from 'lucide-react';
import type { ComponentProps } from 'react';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { clockLabel, dayLabel } from '#domain/time/clinic-time.ts';
import { weekdayLabel } from '#domain/time/week.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { type VisitMailStatus, visitMailStatus } from '#domain/visits/visit-news.ts';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { schedulePath } from '../../../shared/paths/paths.ts';
import { SaveButton } from '../../../shared/save/save-button.tsx';

const looks: Record<VisitMailStatus, { Icon: LucideIcon; color: string }> = {
  due: { Icon: Clock, color: 'text-info' },
  told: { Icon: MailCheck, color: 'text-ok' },
  failed: { Icon: MailWarning, color: 'text-bad' },
  untold: { Icon: Mail, color: 'text-text-2' },
  no_address: { Icon: MailX, color: 'text-text-2' },
};

/** How far the patient has been told of the visit. */
export function VisitMailStatusLine({ visit }: { visit: Visit }) {
  const now = useNow();
  const status = visitMailStatus(visit, now);
  const { Icon, color } = looks[status];
  return (
    <p role="status" className={`mt-1.5 flex items-start gap-2 ${color}`}>
      <Icon className="ico mt-[.2em] flex-none" aria-hidden="true" />
      {textOf(status, visit, now)}
    </p>
  );
}

function textOf(status: VisitMailStatus, { mail: { triedAt } }: Visit, now: Date): string {
  switch (status) {
    case 'due':
      return 'An email goes out in about two minutes';
    case 'told':
      return triedAt ? `Told ${momentLabel(triedAt, now)}` : 'Told';
    case 'failed':
      return 'The email couldn’t be sent';
    case 'untold':
      return 'Not notified yet';
    case 'no_address':
      return 'No email on file: text or call';
  }
}

/** 'Tue 2:14 PM'; 'Nov 3, 2:14 PM' once the weekday is ambiguous. */
function momentLabel(moment: Date, now: Date): string {
  const isThisWeek = now.getTime() - moment.getTime() < 6 * 86_400_000;
  const day = isThisWeek ? weekdayLabel(clinicDate(moment)) : `${dayLabel(moment, now)},`;
  return `${day} ${clockLabel(moment)}`;
}

/** Sends the mail now, or calls it off. Nothing without an address. */
export function VisitMailActions({ visit }: { visit: Visit }) {
  const status = visitMailStatus(visit, useNow());
  if (status === 'no_address') return null;
  const isFirst = status === 'due' || status === 'untold';
  return (
    <div className="flex gap-2">
      <MailButton visit={visit}>{isFirst ? 'Send now' : 'Send again'}</MailButton>
      {status === 'due' && (
        <SaveButton
          action={schedulePath}
          fields={{ intent: 'call-off', id: visit.id }}
          fetcherKey={`call-off-${visit.id}`}
          variant="ghost"
        >
          Don’t send
        </SaveButton>
      )}
    </div>
  );
}

type MailButtonProps = Pick<
  ComponentProps<typeof SaveButton>,
  'className' | 'children' | 'aria-label'
>;

/** Sends the mail about a visit now, told or not. */
export function MailButton({ visit, ...button }: MailButtonProps & { visit: Visit }) {
  return (
    <SaveButton
      {...button}
      action={schedulePath}
      fields={{ intent: 'mail', id: visit.id }}
      fetcherKey={`mail-of-${visit.id}`}
      variant="line"
      busyLabel="Sending…"
    />
  );
}
