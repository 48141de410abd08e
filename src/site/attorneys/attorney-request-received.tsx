import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { clinic } from '#domain/clinic.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { OpenLine } from '../clinic/open-line.tsx';

/** Takes the place of the form, in the middle of its page, and the focus with it. */
export function AttorneyRequestReceived() {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);

  return (
    <div>
      <span className="grid size-14 place-items-center rounded-[16px] bg-juniper-700 text-[1.5rem] text-white">
        <Check className="ico" aria-hidden="true" />
      </span>
      <h3 ref={heading} tabIndex={-1} className="mt-6 text-h2">
        Request Received!
      </h3>
      <p className="mt-3 max-w-[46ch] text-lead text-text-2">
        Thank you. We make contact within {clinic.promiseHours} hours, by email or phone. For
        records, please have the signed HIPAA authorization ready.
      </p>
      <OpenLine className="mt-4 font-semibold" />
      <div className="mt-7">
        <CallButton variant="outline" />
      </div>
    </div>
  );
}
