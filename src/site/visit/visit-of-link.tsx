import { type ReactNode, useEffect, useRef } from 'react';
import { serverDate } from '#data/server-clock.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { icsFileName, visitIcs } from '#domain/visits/ics.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { saveFile } from '#ui/save-file.ts';
import { calendarTexts } from '#words/calendar-entry.ts';
import { contact } from '#words/paths.ts';
import * as words from '#words/visit.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { LoadingVisit } from './loading-visit.tsx';
import { OtherPlans } from './other-plans.tsx';
import { type Answering, type ShownVisit, useVisit, type VisitState } from './use-visit.ts';
import { VisitDayAndTime } from './visit-day-and-time.tsx';
import { VisitFacts } from './visit-facts.tsx';
import { VisitPanel } from './visit-panel.tsx';
import { stageOf, wordsOf } from './visit-words.ts';

const offerCode = () => import('./offer-of-link.tsx');

/** The visit of a link, or the sooner time. */
export function VisitOfLink({ link }: { link: string }) {
  const { state, ...rest } = useVisit(link, offerCode);
  if (state.phase === 'offer') return <state.OfferOfLink link={link} />;
  return <LinkedVisit state={state} {...rest} />;
}

type LinkedVisitProps = Omit<ReturnType<typeof useVisit>, 'state'> & { state: VisitState };

/** After each answer the heading says what happened and takes the focus. */
function LinkedVisit({ state, retry, ...answering }: LinkedVisitProps) {
  const clinic = useClinic();
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const { title, text, isGood } = wordsOf(state, clinic);
  const stage = stageOf(state);
  const version = state.phase === 'shown' ? state.visit.sequence : state.phase;
  const hasFacts = stage === 'loading' || stage === 'ahead' || stage === 'started';

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other words are shown
  useEffect(() => {
    if (version === 'loading') return;
    if (!isFirst.current) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    isFirst.current = false;
  }, [version, title]);

  return (
    <VisitPanel
      heading={heading}
      title={title}
      text={text}
      isGood={isGood}
      facts={hasFacts && <VisitFacts />}
    >
      {stage === 'loading' && <LoadingVisit />}
      {state.phase === 'shown' && (
        <VisitDayAndTime visit={state.visit} isOff={state.visit.status === 'cancelled'} />
      )}
      {state.phase === 'shown' && stage === 'ahead' && (
        <VisitActions shown={state} {...answering} />
      )}
      {stage === 'unreachable' && (
        <Or>
          <Button onClick={retry}>{words.tryAgain}</Button>
        </Or>
      )}
      {stage === 'cancelled' && (
        <Or>
          <ButtonLink href={contact}>{words.newTime}</ButtonLink>
        </Or>
      )}
      {(stage === 'dead' || stage === 'started' || stage === 'over') && <Or />}
    </VisitPanel>
  );
}

function Or({ children }: { children?: ReactNode }) {
  return (
    <div className="mt-7 flex flex-wrap gap-3">
      {children}
      <CallButton variant={children ? 'outline' : 'primary'} />
    </div>
  );
}

function VisitActions({ shown, ...answering }: Answering & { shown: ShownVisit }) {
  const clinic = useClinic();
  const { status, asksToMove } = shown.visit;
  const { answer, sending, errors } = answering;
  const mayConfirm = status === 'scheduled';
  return (
    <>
      <div className="mt-7">
        <ErrorSummary errors={errors}>
          {words.orCall} <PhoneLink />.
        </ErrorSummary>
      </div>
      {status !== 'held' && (
        <div className="mt-7 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          {mayConfirm && (
            <Button
              variant={asksToMove ? 'outline' : 'primary'}
              busy={sending === 'confirmed'}
              busyLabel={words.confirming}
              onClick={() => answer('confirmed')}
            >
              {asksToMove ? words.keepTime : words.confirm}
            </Button>
          )}
          <Button
            variant={mayConfirm ? 'outline' : 'primary'}
            onClick={() => addToCalendar(shown, clinic)}
          >
            {words.addToCalendar}
          </Button>
        </div>
      )}
      <OtherPlans shown={shown} {...answering} />
    </>
  );
}

function addToCalendar({ visit }: ShownVisit, clinic: Clinic): void {
  const status = visit.status === 'confirmed' ? 'confirmed' : 'scheduled';
  const file = visitIcs({ ...visit, status }, clinic, serverDate(), calendarTexts);
  saveFile([file], 'text/calendar;charset=utf-8', icsFileName(visit, calendarTexts));
}
