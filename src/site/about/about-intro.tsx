import { ArrowDown } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import * as words from '#words/about.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { useHidesCallBar } from '../layout/call-bar.tsx';

/** The house sits on the edge of the sky, half outside. */
export function AboutIntro() {
  const hidesCallBar = useHidesCallBar();
  return (
    <div className="bg-[linear-gradient(var(--color-sky)_calc(100%-5rem),transparent_0)] lg:bg-[linear-gradient(var(--color-sky)_calc(100%-6rem),transparent_0)]">
      <div className="wrap grid items-end gap-10 pt-10 md:pt-16 lg:grid-cols-[.92fr_1.08fr] lg:gap-16">
        <div className="lg:pb-40">
          <h1 className="max-w-[8.7em] text-h1">{words.heading}</h1>
          <p className="mt-5 max-w-[44ch] text-lead text-spruce-800">{words.intro}</p>
          <div ref={hidesCallBar} data-steps="" className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
            <CallButton />
            <Button variant="outline" className="border-transparent" data-focus="footer">
              {words.toFooter}
              <ArrowDown className="ico" aria-hidden="true" />
            </Button>
          </div>
        </div>
        <img
          src="/img/scene-exterior.svg"
          alt={words.drawing}
          width={1200}
          height={800}
          className="w-full rounded-xl shadow-3"
        />
      </div>
    </div>
  );
}
