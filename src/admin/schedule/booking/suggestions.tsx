import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { clockLabel } from '#domain/time/clinic-time.ts';
import { clinicDate, shortDate } from '#domain/time/week.ts';
import { Button } from '#ui/button.tsx';
import { spotOf } from '../schedule-address.ts';
import { type FreeTimes, findFreeTimes, type Wish } from './free-times.ts';

type SuggestionsProps = Wish & {
  /** 'YYYY-MM-DDTHH:mm' */
  chosen: string;
  onChoose: (moment: Date) => void;
};

/** The first three times that suit the patient, the provider and the clinic; one press each. */
export function Suggestions({ chosen, onChoose, ...wish }: SuggestionsProps) {
  const { providerId, type, preferredTime, except } = wish;
  const [found, setFound] = useState<FreeTimes | null>(null);
  // Another object after each reload of the schedule: the times may be taken by then.
  const schedule = useLoaderData();

  // biome-ignore lint/correctness/useExhaustiveDependencies: schedule, as said
  useEffect(() => {
    let isOver = false;
    // Not by a route and its fetcher: React Router fails when the guard refuses while a fetcher reloads.
    findFreeTimes({ providerId, type, preferredTime, except }).then((times) => {
      if (!isOver) setFound(times);
    });
    return () => {
      isOver = true;
    };
  }, [providerId, type, preferredTime, except, schedule]);

  return (
    <fieldset className="min-w-0">
      <legend className="label">
        First free times{' '}
        {preferredTime && preferredTime !== 'Any time' && (
          <span className="opt">{preferredTime}</span>
        )}
      </legend>
      <div role="status" className="flex min-h-11 flex-wrap gap-2">
        {found?.ok &&
          found.times.map((moment) => (
            <Button
              key={moment.getTime()}
              variant="outline"
              size="sm"
              aria-pressed={spotOf(moment) === chosen}
              className="num border-line! px-3! max-sm:w-full aria-pressed:border-primary! aria-pressed:bg-primary-soft"
              onClick={() => onChoose(moment)}
            >
              {shortDate(clinicDate(moment))}, {clockLabel(moment)}
            </Button>
          ))}
        {found?.ok && found.times.length === 0 && (
          <p className="self-center text-text-2">None in the next three weeks.</p>
        )}
        {found?.ok === false && (
          <p className="self-center text-bad">Failed to look for free times.</p>
        )}
        {!found && <p className="self-center text-text-3">Looking…</p>}
      </div>
    </fieldset>
  );
}
