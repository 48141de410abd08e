import type { PatientVisit } from '#domain/visits/patient-visit.ts';
import { classNames } from '#ui/class-names.ts';
import { atHead } from '#words/facts.ts';
import { zoneLengthAndProvider } from '#words/visit.ts';
import { dayOfVisit, lengthOfVisit, timeOfVisit } from './visit-words.ts';

type VisitDayAndTimeProps = {
  visit: Pick<PatientVisit, 'startsAt' | 'endsAt' | 'providerName'>;
  /** It doesn't take place. */
  isOff: boolean;
};

export function VisitDayAndTime({ visit, isOff }: VisitDayAndTimeProps) {
  return (
    <div className={classNames('mt-7 border-l-4 border-dashed pl-5', tone(isOff))}>
      <p className="font-display text-h2 font-bold text-balance">{atHead(dayOfVisit(visit))}</p>
      <p className="num mt-2 text-h4 font-semibold">{timeOfVisit(visit)}</p>
      <p className="mt-1 wrap-anywhere">
        {zoneLengthAndProvider(lengthOfVisit(visit), visit.providerName)}
      </p>
    </div>
  );
}

const tone = (isOff: boolean) =>
  isOff ? 'border-line-strong text-text-2 line-through' : 'border-marigold-500';
