import { Clock, TriangleAlert } from 'lucide-react';
import { workGroup } from '#domain/leads/call-back.ts';
import { isUnknown, type Lead } from '#domain/leads/lead.ts';
import { ageText, dueText, type Urgency, urgency } from '#domain/leads/lead-age.ts';
import { classNames } from '#ui/class-names.ts';
import { useNow } from './use-clock.ts';

/** The words or signs beside them say the same. */
export const urgencyColors: Record<Urgency, string> = {
  calm: 'text-ok',
  soon: 'text-warn',
  late: 'text-bad',
};

/** Nothing while there is time. */
export function UrgencySign({ level }: { level: Urgency }) {
  if (level === 'calm') return null;
  const Sign = level === 'late' ? TriangleAlert : Clock;
  return <Sign className="size-3.5 flex-none" />;
}

type WaitingAgeProps = {
  lead: Pick<Lead, 'createdAt' | 'promisedBy' | 'callBackAt'>;
  /** Wide screens show the promised time, too. */
  showsDue?: boolean;
  className?: string;
};

/** How long a new lead has waited, if known, and when an answer is due. Nothing while it is put off. */
export function WaitingAge({ lead, showsDue = false, className }: WaitingAgeProps) {
  const now = useNow();
  if (isUnknown(lead.createdAt) || workGroup(lead, now) === 'snoozed') return null;
  const level = urgency(lead, now);
  const due = dueText(lead, now);
  return (
    <span
      title={due}
      className={classNames(
        'num inline-flex items-center gap-1.5 text-caption font-semibold',
        !showsDue && 'whitespace-nowrap',
        urgencyColors[level],
        className,
      )}
    >
      <UrgencySign level={level} />
      <span>
        <span>{ageText(lead.createdAt, now)}</span>
        <span className={showsDue ? undefined : 'sr-only'}>{`, ${due}`}</span>
      </span>
    </span>
  );
}
