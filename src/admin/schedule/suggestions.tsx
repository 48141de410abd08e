import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import type { AppointmentType } from '#domain/appointment.ts';
import { clockLabel } from '#domain/clinic-time.ts';
import { clinicDate, shortDate } from '#domain/week.ts';
import { Button } from '#ui/button.tsx';
import { type FreeTimes, freeTimesPath } from './free-times.ts';
import { spotOf } from './schedule-address.ts';

type SuggestionsProps = {
  providerId: string;
  type: AppointmentType;
  /** A choice of the request form, or ''. */
  preferredTime: string;
  except: string | null;
  /** 'YYYY-MM-DDTHH:mm' */
  chosen: string;
  onChoose: (moment: Date) => void;
};

/** The first three times that suit the patient, the provider and the clinic; one press each. */
export function Suggestions({ chosen, onChoose, ...wish }: SuggestionsProps) {
  const { load, data } = useFetcher<FreeTimes>();
  const path = freeTimesPath(wish);
  useEffect(() => void load(path), [load, path]);

  return (
    <fieldset className="min-w-0">
      <legend className="label">
        First free times{' '}
        {wish.preferredTime && wish.preferredTime !== 'Any time' && (
          <span className="opt">{wish.preferredTime}</span>
        )}
      </legend>
      <div role="status" className="flex min-h-11 flex-wrap gap-2">
        {data?.ok &&
          data.times.map((moment) => (
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
        {data?.ok && data.times.length === 0 && (
          <p className="self-center text-text-2">None in the next three weeks.</p>
        )}
        {data?.ok === false && (
          <p className="self-center text-bad">Failed to look for free times.</p>
        )}
        {!data && <p className="self-center text-text-3">Looking…</p>}
      </div>
    </fieldset>
  );
}
