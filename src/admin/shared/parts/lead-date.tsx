import { isUnknown } from '#domain/leads/lead.ts';
import { clockLabel, dayLabel } from '#domain/time/clinic-time.ts';
import { useNow } from './use-clock.ts';

type LeadDateProps = {
  moment: Date;
  /** The time on its own line. */
  stacked?: boolean;
  className?: string;
};

/** Day and time on the clinic's clock. */
export function LeadDate({ moment, stacked = false, className }: LeadDateProps) {
  const now = useNow();
  if (isUnknown(moment)) return <span className={className}>Unknown</span>;
  const time = clockLabel(moment);
  return (
    <time dateTime={moment.toISOString()} className={className}>
      {dayLabel(moment, now)}
      {stacked ? <span className="block text-[.875rem] text-text-3">{time}</span> : `, ${time}`}
    </time>
  );
}
