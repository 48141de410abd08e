import { useEffect, useRef, useState } from 'react';
import { report } from '#data/problems/report.ts';
import { shownWords } from '#data/problems/shown-error.ts';
import { settled } from '#data/settled.ts';
import { openOffer, takeSoonerTime } from '#data/visits/offer-link.ts';
import { longMoment } from '#domain/time/clinic-time.ts';
import type { PatientOffer } from '#domain/visits/sooner-offer.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { useAsync } from '#ui/loading/use-async.ts';
import * as words from '#words/offer.ts';
import { times } from '#words/times.ts';
import * as visitWords from '#words/visit.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { LoadingVisit } from './loading-visit.tsx';
import { VisitDayAndTime } from './visit-day-and-time.tsx';
import { VisitFacts } from './visit-facts.tsx';
import { VisitPanel } from './visit-panel.tsx';

/** A sooner time, which the first patient to take it has. */
export function OfferOfLink({ link }: { link: string }) {
  const { phase, take, isTaking, errors, retry } = useOffer(link);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const { title, text } = wordsOf(phase);
  const offer = phase.is === 'shown' ? phase.offer : null;
  const isOpen = offer?.state === 'open';

  // Once more when the answer has changed the title.
  useEffect(() => {
    if (title === visitWords.title) return;
    if (!isFirst.current) heading.current?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [title]);

  return (
    <VisitPanel
      heading={heading}
      title={title}
      text={text}
      isGood={offer?.state === 'yours'}
      facts={(isOpen || offer?.state === 'yours') && <VisitFacts />}
    >
      {phase.is === 'loading' && <LoadingVisit />}
      {offer && (
        <VisitDayAndTime visit={offer} isOff={offer.state !== 'open' && offer.state !== 'yours'} />
      )}
      {isOpen && (
        <>
          {offer.movesFrom && (
            <p className="mt-5 max-w-[46ch]">
              {words.moves(longMoment(offer.movesFrom, times))} {words.keeps}
            </p>
          )}
          <div className="mt-7">
            <ErrorSummary errors={errors}>
              {visitWords.orCall} <PhoneLink />.
            </ErrorSummary>
          </div>
          <div className="mt-7 flex flex-wrap gap-3">
            <Button busy={isTaking} busyLabel={words.taking} onClick={() => void take()}>
              {words.take}
            </Button>
          </div>
        </>
      )}
      {phase.is !== 'loading' && !isOpen && (
        <div className="mt-7 flex flex-wrap gap-3">
          {phase.is === 'unreachable' && <Button onClick={retry}>{visitWords.tryAgain}</Button>}
          <CallButton variant={phase.is === 'unreachable' ? 'outline' : 'primary'} />
        </div>
      )}
    </VisitPanel>
  );
}

function wordsOf(phase: OfferPhase): { title: string; text: string } {
  switch (phase.is) {
    case 'loading':
      return { title: visitWords.title, text: '' };
    case 'dead':
      return { title: visitWords.deadTitle, text: visitWords.deadText };
    case 'unreachable':
      return { title: visitWords.unreachableTitle, text: visitWords.unreachableText };
    case 'shown':
      return offerWords(phase.offer);
  }
}

function offerWords({ state, firstName }: PatientOffer): { title: string; text: string } {
  switch (state) {
    case 'open':
      return { title: words.openTitle, text: words.openText(firstName) };
    case 'yours':
      return { title: words.yoursTitle, text: words.yoursText };
    case 'taken':
      return { title: words.takenTitle, text: words.stay };
    case 'lapsed':
      return { title: words.lapsedTitle, text: words.stay };
    case 'ended':
      return { title: words.endedTitle, text: words.endedText };
  }
}

type OfferPhase = { is: 'loading' | 'dead' | 'unreachable' } | { is: 'shown'; offer: PatientOffer };

const phaseOf = (offer: PatientOffer | null): OfferPhase =>
  offer ? { is: 'shown', offer } : { is: 'dead' };

function useOffer(link: string) {
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
      setErrors([{ message: shownWords(error) || words.takeFailed }]);
    }
    isBusy.current = false;
    setTaking(false);
  }

  return { phase, take, isTaking, errors, retry };
}
