import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { answersForSender } from '#domain/requests/appointment-request.ts';
import type { FilledForm } from '#domain/requests/filled-form.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { pipGuide } from '#words/paths.ts';
import * as words from '#words/request-received.ts';
import { times } from '#words/times.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { OpenLine } from '../clinic/open-line.tsx';
import type { Received } from '../forms/sending.tsx';
import { usePromise } from '../forms/use-promise.ts';
import { useRedirectedAt } from '../forms/use-redirected-at.ts';
import { useHidesCallBar } from '../layout/call-bar.tsx';
import { SlotResult } from './slot-result.tsx';

/**
 * Replaces heading and form and takes the focus. Without `received` it is a separate page, for a plain HTML form,
 * whose answers it does not know.
 */
export function RequestReceived({ received }: { received?: Received }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const hidesCallBar = useHidesCallBar();
  const redirectedAt = useRedirectedAt();
  const [slot, setSlot] = useState(received?.slot ?? null);
  const heldAt = slot?.slot === 'held' ? slot.startsAt : undefined;
  const promise = usePromise(received?.at ?? redirectedAt, heldAt);
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
      ref={hidesCallBar}
      data-steps=""
      data-received="appointment"
      className="self-start p-7 sm:p-10"
    >
      <span className="grid size-14 place-items-center rounded-[16px] bg-juniper-700 text-[1.5rem] text-white">
        <Check className="ico" aria-hidden="true" />
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
