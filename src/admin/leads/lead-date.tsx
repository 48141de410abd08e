import { clockLabel, dayLabel } from '#domain/clinic-time.ts';
import { unknownDate } from '#domain/lead.ts';
import { useNow } from '../use-now.ts';

/** Day and time on the clinic's clock. */
export function LeadDate({ moment, className }: { moment: Date; className?: string }) {
  const now = useNow();
  if (moment.getTime() === unknownDate.getTime()) return <span className={className}>Unknown</span>;
  return (
    <time dateTime={moment.toISOString()} className={className}>
      {dayLabel(moment, now)}, {clockLabel(moment)}
    </time>
  );
}
