import { Clock, TriangleAlert } from 'lucide-react';
import { clinic } from '#domain/clinic.ts';
import { isUnknown } from '#domain/lead.ts';
import { ageText, type Urgency, urgency } from '#domain/lead-age.ts';
import { classNames } from '#ui/class-names.ts';
import { useNow } from '../use-now.ts';

/** The words or signs beside them say the same. */
export const urgencyColors: Record<Urgency, string> = {
  calm: 'text-ok',
  soon: 'text-warn',
  late: 'text-bad',
};

/** How long a new lead has been waiting, if that is known; what the colour says, the sign and a hidden word say too. */
export function WaitingAge({ since, className }: { since: Date; className?: string }) {
  const now = useNow();
  if (isUnknown(since)) return null;
  const level = urgency(since, now);
  const Sign = level === 'late' ? TriangleAlert : Clock;
  return (
    <span
      className={classNames(
        'num inline-flex items-center gap-1.5 text-caption font-semibold whitespace-nowrap',
        urgencyColors[level],
        className,
      )}
    >
      {level !== 'calm' && <Sign className="size-3.5" aria-hidden="true" />}
      {ageText(since, now)}
      {level === 'soon' && <span className="sr-only">, due soon</span>}
      {level === 'late' && (
        <span className="sr-only">, past the {clinic.promiseHours}-hour promise</span>
      )}
    </span>
  );
}
