import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { clinic } from '#domain/clinic.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CallButton } from '../clinic/call-button.tsx';
import { OpenLine } from '../clinic/open-line.tsx';
import { useHidesCallBar } from '../layout/call-bar.tsx';

/** Takes the place of heading and form, and the focus with it. */
export function RequestReceived() {
  const heading = useRef<HTMLHeadingElement>(null);
  const hidesCallBar = useHidesCallBar();

  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <div ref={hidesCallBar} className="self-start rounded-xl bg-juniper-100 p-7 sm:p-10">
      <span className="grid size-14 place-items-center rounded-[16px] bg-juniper-700 text-[1.5rem] text-white">
        <Check className="ico" aria-hidden="true" />
      </span>
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-h1">
        Request Received!
      </h1>
      <p className="mt-3 max-w-[42ch] text-lead text-text-2">
        Thank you. We make contact within {clinic.promiseHours} hours. Keep your phone nearby, and
        rest as much as you need.
      </p>
      <OpenLine className="mt-4 font-semibold" />
      <div className="mt-7 flex flex-wrap gap-3">
        <CallButton />
        <ButtonLink to="/pip-guide" variant="outline">
          Read the PIP guide
        </ButtonLink>
      </div>
      <p className="hint mt-8 max-w-[60ch] border-t border-juniper-500/30 pt-5 text-text-2!">
        This request does not create a patient-provider relationship. If your symptoms get worse,
        call 911 or go to the nearest emergency room.
      </p>
    </div>
  );
}
