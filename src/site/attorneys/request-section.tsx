import { Scale } from 'lucide-react';
import { Card } from '#ui/card.tsx';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/attorneys.ts';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { useHidesCallBar } from '../layout/call-bar.tsx';
import { AttorneyForm } from './attorney-form.tsx';

export function RequestSection() {
  const hidesCallBar = useHidesCallBar();
  return (
    <Panel tone="facts" className="section" aria-labelledby="request-title">
      <div className="wrap grid items-start gap-12 lg:grid-cols-[.8fr_1.2fr] lg:gap-20">
        <div className="lg:sticky lg:top-28">
          <h2 id="request-title" className="max-w-[9.35em] text-h2">
            {words.requestTitle}
          </h2>
          <p className="mt-5 max-w-[44ch] text-lead text-text-2">{words.requestText}</p>
          <p className="mt-4 max-w-[44ch] text-text-2">
            {words.byPhone} <PhoneLink />.
          </p>
          <Notice />
        </div>
        <div ref={hidesCallBar} data-steps="">
          <Card
            id="request-form"
            tabIndex={-1}
            className="scroll-mt-28 border-0 p-6 shadow-3 sm:p-9"
          >
            <AttorneyForm />
          </Card>
        </div>
      </div>
    </Panel>
  );
}

function Notice() {
  return (
    <section aria-labelledby="notice-title" className="mt-9 border-t border-line pt-7">
      <h3 id="notice-title" className="flex items-center gap-3 text-h4">
        <Scale className="ico text-text-3" aria-hidden="true" />
        {words.notice}
      </h3>
      <ul className="mt-3 grid gap-2 text-small text-text-2">
        <li>
          <strong className="text-text">{words.noFees}</strong>
          {words.noFeesRest}
        </li>
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  );
}
