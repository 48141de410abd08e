import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/home.ts';
import { pipGuide } from '#words/paths.ts';
import { GuideCover } from '../pip-guide/guide-cover.tsx';

export function PipBand() {
  return (
    <Panel tone="money" className="overflow-hidden" aria-labelledby="pip-title">
      <div className="wrap relative grid items-center gap-x-10 md:grid-cols-[1.2fr_.8fr] lg:gap-20">
        <div className="pt-10 pb-8 md:pt-[clamp(4rem,2.6rem+5.2vw,7rem)] md:pb-[clamp(4rem,2.6rem+5.2vw,7rem)]">
          <p className="num font-display text-[min(clamp(4.5rem,3rem+7vw,9rem),23vw)] leading-[.82] font-bold tracking-[-.03em] text-alpen-700">
            $3,000<span className="align-[.32em] text-[.45em]">+</span>
          </p>
          <h2 id="pip-title" className="mt-5 max-w-[13.4em] text-h2">
            {words.pipTitle}
          </h2>
          <p className="mt-4 max-w-[48ch] text-lead text-text-2">{words.pipText}</p>
          <p className="mt-6 md:mt-8">
            <ButtonLink to={pipGuide}>{words.getGuide}</ButtonLink>
          </p>
        </div>
        <div className="max-md:absolute max-md:right-6 max-md:-bottom-16 max-md:w-28 md:-mb-14 md:w-full md:self-end md:justify-self-end lg:mr-10 lg:max-w-[22rem]">
          <GuideCover />
        </div>
      </div>
    </Panel>
  );
}
