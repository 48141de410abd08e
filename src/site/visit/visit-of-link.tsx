import { Check } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { contact } from '#words/paths.ts';
import { newTime, tryAgain } from '#words/visit.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { LoadingVisit } from './loading-visit.tsx';
import { useVisit } from './use-visit.ts';
import { VisitActions } from './visit-actions.tsx';
import { VisitDayAndTime } from './visit-day-and-time.tsx';
import { VisitFacts } from './visit-facts.tsx';
import { stageOf, wordsOf } from './visit-words.ts';

/** The visit of a link. After each answer the heading says what happened and takes the focus. */
export function VisitOfLink({ link }: { link: string }) {
  const clinic = useClinic();
  const { state, retry, ...answering } = useVisit(link);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  const { title, text, isGood } = wordsOf(state, clinic);
  const stage = stageOf(state);
  const hasFacts = stage === 'loading' || stage === 'ahead' || stage === 'started';

  useEffect(() => {
    if (state.phase === 'loading') return;
    if (!isFirst.current) {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    isFirst.current = false;
  }, [state]);

  return (
    <div className="grid gap-10 lg:grid-cols-[1.25fr_.75fr] lg:gap-20">
      <Panel as="div" shape="box" tone="facts" className="self-start p-6 sm:p-10">
        {isGood && (
          <span className="mb-6 grid size-14 place-items-center rounded-[16px] bg-juniper-700 text-[1.5rem] text-white">
            <Check className="ico" aria-hidden="true" />
          </span>
        )}
        <h1
          ref={heading}
          tabIndex={-1}
          aria-describedby={text ? 'visit-text' : undefined}
          className="text-h1"
        >
          {title}
        </h1>
        {text && (
          <p id="visit-text" className="mt-3 max-w-[42ch] text-lead wrap-anywhere text-text-2">
            {text}
          </p>
        )}
        {stage === 'loading' && <LoadingVisit />}
        {state.phase === 'shown' && <VisitDayAndTime visit={state.visit} />}
        {state.phase === 'shown' && stage === 'ahead' && (
          <VisitActions shown={state} {...answering} />
        )}
        {stage === 'unreachable' && (
          <Or>
            <Button onClick={retry}>{tryAgain}</Button>
          </Or>
        )}
        {stage === 'cancelled' && (
          <Or>
            <ButtonLink href={contact}>{newTime}</ButtonLink>
          </Or>
        )}
        {(stage === 'dead' || stage === 'started' || stage === 'over') && <Or />}
      </Panel>
      {hasFacts && <VisitFacts />}
    </div>
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
