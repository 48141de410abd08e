import { useRef, useState } from 'react';
import { report } from '#data/problems/report.ts';
import { shownWords } from '#data/problems/shown-error.ts';
import { settled } from '#data/settled.ts';
import { openOffer, takeSoonerTime } from '#data/visits/offer-link.ts';
import type { PatientOffer } from '#domain/visits/sooner-offer.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import { takeFailed } from '#words/offer.ts';

export type OfferPhase =
  | { is: 'loading' | 'dead' | 'unreachable' }
  | { is: 'shown'; offer: PatientOffer };

const phaseOf = (offer: PatientOffer | null): OfferPhase =>
  offer ? { is: 'shown', offer } : { is: 'dead' };

/** The sooner time of a link, and the patient's answer. */
export function useOffer(link: string) {
  const [taken, setTaken] = useState<OfferPhase>();
  const [isTaking, setTaking] = useState(false);
  const [errors, setErrors] = useState<{ message: string }[]>([]);
  const isBusy = useRef(false);
  const { value, failure, retry } = useAsync([link], () =>
    settled(openOffer(link).then(phaseOf), 'An offer was not loaded'),
  );
  const phase: OfferPhase = taken ?? value ?? { is: failure ? 'unreachable' : 'loading' };

  async function take(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setTaking(true);
    setErrors([]);
    try {
      setTaken(phaseOf(await takeSoonerTime(link)));
    } catch (error) {
      report(error, 'An offer was not taken');
      setErrors([{ message: shownWords(error) || takeFailed }]);
    }
    isBusy.current = false;
    setTaking(false);
  }

  return { phase, take, isTaking, errors, retry };
}
