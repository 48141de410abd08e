import { Scale } from 'lucide-react';
import { Card } from '#ui/card.tsx';
import { Panel } from '#ui/panel.tsx';
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
            Refer a client or ask for records
          </h2>
          <p className="mt-5 max-w-[44ch] text-lead text-text-2">
            Initials and the date of loss are enough to begin. Please don’t send medical details or
            documents through this form; we’ll arrange a secure way when we talk.
          </p>
          <p className="mt-4 max-w-[44ch] text-text-2">
            Faster by phone? Call <PhoneLink />.
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
        Legal notice
      </h3>
      <ul className="mt-3 grid gap-2 text-small text-text-2">
        <li>
          <strong className="text-text">No referral fees are paid or accepted</strong>, to or from
          anyone, in any form.
        </li>
        <li>To attorneys, records go only with a signed HIPAA authorization.</li>
        <li>Treatment is decided by clinical need alone, not by a claim or its value.</li>
        <li>This page is general information and not legal advice.</li>
      </ul>
    </section>
  );
}
