import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { holdSlot } from '#data/leads/hold-slot.ts';
import { report } from '#data/problems/report.ts';
import { shownWords } from '#data/problems/shown-error.ts';
import { answersForSender } from '#domain/requests/appointment-request.ts';
import type { FilledForm } from '#domain/requests/filled-form.ts';
import { openingFrom } from '#domain/visits/openings.ts';
import type { SlotAnswer } from '#domain/visits/slot-answer.ts';
import { slotResultText } from '#domain/visits/slot-result.ts';
import { slotLabel } from '#domain/visits/slot-words.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { formTexts } from '#words/form-texts.ts';
import { pipGuide } from '#words/paths.ts';
import * as words from '#words/request-received.ts';
import { slotTexts } from '#words/slots.ts';
import { times } from '#words/times.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { OpenLine } from '../clinic/open-line.tsx';
import type { Received } from '../forms/sending.tsx';
import { usePromise } from '../forms/use-promise.ts';
import { useRedirectedAt } from '../forms/use-redirected-at.ts';
import { useHidesCallBar } from '../layout/call-bar.tsx';

/**
 * Replaces heading and form and takes the focus. Without `received` it is a separate page, for a plain HTML form,
 * whose answers it does not know.
 */
export function RequestReceived({ received }: { received?: Received }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const redirectedAt = useRedirectedAt();
  const [slot, setSlot] = useState(received?.slot);
  const promise = usePromise(received?.at ?? redirectedAt, slot?.startsAt);
  const replacesForm = received !== undefined;

  useEffect(() => {
    if (!replacesForm) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [replacesForm]);

  return (
    <Panel
      as="div"
      shape="box"
      tone="facts"
      {...useHidesCallBar()}
      data-received="appointment"
      className="self-start p-7 sm:p-10"
    >
      <span className="grid size-14 place-items-center rounded-[16px] bg-juniper-700 text-[1.5rem] text-white">
        <Check className="ico" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-h1">
        {words.heading}
      </h1>
      <p className="mt-3 max-w-[42ch] text-lead wrap-anywhere text-text-2">
        {words.thanks} <HowWeAnswer sent={received?.sent} />{' '}
        <span>{words.byThen(promise ?? times.soon)}</span>
      </p>
      {received && slot && <SlotResult answer={slot} at={received.at} onAnswer={setSlot} />}
      <OpenLine className="mt-4 font-semibold" />
      {received?.sent.type === 'appointment' && (
        <p className="mt-6 whitespace-pre-line wrap-anywhere">
          <b>{words.told}</b>
          {`\n${answersForSender(received.sent)}`}
        </p>
      )}
      <p className="mt-6 max-w-[48ch]">
        <b>{words.bring}</b> {words.bringWhat}
      </p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href="/clinic.vcf" download>
          {words.saveNumber}
        </ButtonLink>
        <CallButton variant="outline" />
        <ButtonLink to={pipGuide} variant="outline">
          {words.readGuide}
        </ButtonLink>
      </div>
      <p className="hint mt-8 max-w-[60ch] border-t border-line pt-5 text-text-2">{words.notice}</p>
    </Panel>
  );
}

function HowWeAnswer({ sent }: { sent?: FilledForm }) {
  if (!sent) return words.weAnswer;
  if (!sent.phone) return words.weWrite(sent.email);
  return (
    <>
      {words.weCall} <span className="whitespace-nowrap">{sent.phone}</span>
    </>
  );
}

type SlotResultProps = { answer: SlotAnswer; at: Date; onAnswer: (answer: SlotAnswer) => void };

/** What became of the chosen time. One that was taken: three others, and one press holds one. */
function SlotResult({ answer, at, onAnswer }: SlotResultProps) {
  const first = useRef(answer);
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  const words = useRef<HTMLParagraphElement>(null);

  // The pressed button is gone.
  useEffect(() => {
    if (answer !== first.current) words.current?.focus();
  }, [answer]);

  async function press(key: string, id: string) {
    if (busy) return;
    setBusy(id);
    setProblem('');
    try {
      onAnswer(await holdSlot(key, id));
    } catch (error) {
      report(error, 'A time was not held');
      setProblem(shownWords(error) || formTexts.failed);
    }
    setBusy('');
  }

  return (
    <div className="mt-5" data-slot-result={answer.slot}>
      <p ref={words} tabIndex={-1} className="max-w-[42ch] text-lead font-semibold">
        {slotResultText(answer, at)}
      </p>
      {answer.slot === 'held' && answer.link && (
        <p className="mt-2">
          <a className="link max-md:py-2" href={answer.link}>
            {slotTexts.giveBack}
          </a>
        </p>
      )}
      {answer.slot === 'taken' && answer.next.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3">
          {answer.next.map((id) => (
            <Button
              key={id}
              type="button"
              variant="outline"
              busy={busy === id}
              busyLabel={slotTexts.holding}
              onClick={() => void press(answer.key, id)}
            >
              {slotLabel(openingFrom(id)?.startsAt ?? at, at)}
            </Button>
          ))}
        </div>
      )}
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {problem}
      </p>
    </div>
  );
}
