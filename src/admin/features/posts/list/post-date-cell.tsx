import { clockLabel, dayLabel } from '#domain/time/clinic-time.ts';
import { useNow } from '../../../shared/parts/use-clock.ts';

/** The clinic's day and time of a post's creation or change; old posts have neither. */
export function PostDate({ moment }: { moment: Date | null }) {
  const now = useNow();
  if (!moment) return <span className="text-text-3">Unknown</span>;
  return (
    <time dateTime={moment.toISOString()} title={clockLabel(moment)}>
      {dayLabel(moment, now)}
    </time>
  );
}
