import { ButtonLink } from '#ui/button.tsx';
import * as words from '#words/attorneys.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { useHidesCallBar } from '../layout/call-bar.tsx';

export function AttorneysIntro() {
  const hidesCallBar = useHidesCallBar();
  return (
    <div className="relative overflow-hidden bg-sky">
      <div className="wrap relative z-10 grid lg:min-h-[34rem] lg:grid-cols-2 lg:items-center">
        <div className="pt-10 pb-8 md:pt-16 lg:py-20 lg:pr-10">
          <h1 className="max-w-[8.7em] text-h1">{words.heading}</h1>
          <p className="mt-5 max-w-[46ch] text-lead text-spruce-800">{words.intro}</p>
          <div ref={hidesCallBar} data-steps="" className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink href="#request-form">{words.toForm}</ButtonLink>
            <CallButton variant="outline" className="border-transparent" />
          </div>
        </div>
      </div>
      <img
        src="/img/scene-office.svg"
        alt=""
        width={1200}
        height={800}
        className="h-72 w-full object-cover object-[60%_60%] sm:h-96 lg:absolute lg:inset-y-0 lg:left-1/2 lg:h-full lg:w-1/2"
      />
    </div>
  );
}
