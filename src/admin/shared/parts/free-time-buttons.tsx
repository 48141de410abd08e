import { useLoaderData } from 'react-router-dom';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { shortDate } from '#domain/time/week.ts';
import { Button } from '#ui/button.tsx';
import { useAsync } from '#ui/loading/use-async.ts';
import { findFreeTimes, type Wish } from '../data/free-times.ts';
import { spotOf } from '../paths/schedule-address.ts';

type FreeTimeButtonsProps = Wish & {
  /** 'YYYY-MM-DDTHH:mm'; absent where a press is an act, not a choice. */
  chosen?: string;
  /** The provider, where they aren't the visit's own. */
  withName?: string | undefined;
  onChoose: (moment: Date) => void;
};

/** The first three times that suit the patient, the provider and the clinic; one press each. */
export function FreeTimeButtons({ chosen, withName, onChoose, ...wish }: FreeTimeButtonsProps) {
  const { providerId, type, preferredTime, except, from } = wish;
  // A new object after each reload of the schedule, because the times may be taken by then.
  const schedule = useLoaderData();
  // Not a fetcher: React Router fails when the guard refuses while a fetcher reloads.
  const { value: times, failure } = useAsync(
    [providerId, type.minutes, type.buffer, preferredTime, except, from?.getTime(), schedule],
    () => findFreeTimes(wish),
    { keepsPrevious: true },
  );

  return (
    <fieldset className="min-w-0">
      <legend className="label">
        Next free times{withName && ` with ${withName}`}{' '}
        {preferredTime && preferredTime !== 'Any time' && (
          <span className="opt">{preferredTime}</span>
        )}
      </legend>
      <div role="status" className="flex min-h-11 flex-wrap gap-2">
        {!failure &&
          times?.map((moment) => (
            <Button
              key={moment.getTime()}
              variant="line"
              aria-pressed={chosen === undefined ? undefined : spotOf(moment) === chosen}
              className="num px-3 max-sm:w-full aria-pressed:border-primary aria-pressed:bg-primary-soft"
              onClick={() => onChoose(moment)}
            >
              {shortDate(clinicDate(moment))}, {clockLabel(moment)}
            </Button>
          ))}
        {!failure && times?.length === 0 && (
          <p className="self-center text-text-2">Nothing open in the next three weeks.</p>
        )}
        {failure && <p className="self-center text-bad">{failure}</p>}
        {!failure && !times && <p className="self-center text-text-3">Looking…</p>}
      </div>
    </fieldset>
  );
}
