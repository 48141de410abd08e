import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { FilledForm } from '#domain/requests/filled-form.ts';
import * as words from '#words/attorneys.ts';
import { times } from '#words/times.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { OpenLine } from '../clinic/open-line.tsx';
import type { Received } from '../forms/sending.tsx';
import { usePromise } from '../forms/use-promise.ts';
import { useRedirectedAt } from '../forms/use-redirected-at.ts';

/** In the form's place, with the focus. Without `received`, a page of its own after a plain form: answers unknown. */
export function AttorneyRequestReceived({ received }: { received?: Received }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const redirectedAt = useRedirectedAt();
  const promise = usePromise(received?.at ?? redirectedAt);
  const replacesForm = received !== undefined;
  const Heading = replacesForm ? 'h3' : 'h1';

  useEffect(() => {
    if (!replacesForm) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [replacesForm]);

  return (
    <div data-received="attorney">
      <span className="grid size-14 place-items-center rounded-[16px] bg-juniper-700 text-[1.5rem] text-white">
        <Check className="ico" />
      </span>
      <Heading ref={heading} tabIndex={-1} className="mt-6 text-h2">
        {words.received}
      </Heading>
      <p className="mt-3 max-w-[46ch] text-lead wrap-anywhere text-text-2">
        {words.thanks} <HowWeAnswer sent={received?.sent} />{' '}
        <span>{words.byThen(promise ?? times.soon, hasClientPhone(received?.sent))}</span>{' '}
        {words.haveReady}
      </p>
      <OpenLine className="mt-4 font-semibold" />
      <div className="mt-7">
        <CallButton variant="outline" />
      </div>
    </div>
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

function hasClientPhone(sent?: FilledForm): boolean {
  return sent?.type === 'attorney' && sent.clientPhone !== '';
}
