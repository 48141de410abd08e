import { Phone, Siren } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/patient-info.ts';
import { useHidesCallBar } from '../layout/call-bar.tsx';

/** Signs that must not wait for a clinic. Its button has no rival: the call bar hides. */
export function Emergency() {
  const hidesCallBar = useHidesCallBar();
  return (
    <Panel
      shape="box"
      tone="act"
      aria-labelledby="emergency-title"
      className="grid print:order-first gap-x-14 gap-y-6 p-6 sm:p-9 lg:grid-cols-[19rem_1fr] lg:grid-rows-[auto_1fr] xl:grid-cols-[21rem_1fr] xl:p-10"
    >
      <h2 id="emergency-title" className="flex gap-4 text-h3 xl:text-[1.75rem]">
        <Siren className="ico mt-0.5 text-marigold-500" aria-hidden="true" />
        {words.emergency}
      </h2>
      <p ref={hidesCallBar} data-steps="" className="lg:row-start-2">
        <ButtonLink
          href="tel:911"
          variant="accent"
          className="min-h-16 w-full px-9 text-[1.375rem] sm:w-auto"
        >
          <Phone className="ico" aria-hidden="true" />
          {words.call911}
        </ButtonLink>
      </p>
      <ul className="gap-x-10 sm:columns-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {words.signs.map((sign) => (
          <li key={sign} className="flex break-inside-avoid gap-3.5 pb-2.5">
            <span
              aria-hidden="true"
              className="mt-[.62em] h-[7px] w-4 shrink-0 rounded-[2.5px] bg-marigold-500"
            />
            {sign}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
