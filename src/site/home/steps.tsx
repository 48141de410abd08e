import { Siren } from 'lucide-react';
import * as words from '#words/home.ts';
import { useClinic } from '../clinic/use-clinic.ts';

export function Steps() {
  const { promiseHours } = useClinic();
  return (
    <section className="section" aria-labelledby="next-title">
      <div className="wrap grid gap-6 sm:gap-10 lg:grid-cols-[.82fr_1.18fr] lg:gap-20">
        <div>
          <h2 id="next-title" className="text-h2 sm:max-w-[8.7em]">
            {words.nextTitle}
          </h2>
          <p className="mt-4 max-w-[42ch] text-lead text-text-2 max-sm:hidden">{words.nextText}</p>
          <p className="mt-4 flex max-w-[42ch] sm:mt-6 items-start gap-3 text-text-2">
            <Siren className="ico mt-0.5 text-alpen-700" />
            <span>
              {words.emergencyBefore} <strong className="text-text">{words.emergencyCall}</strong>
            </span>
          </p>
        </div>
        <ol className="steps">
          {words.steps(promiseHours).map(({ title, text }, i) => (
            <li key={title} className="relative pb-6 pl-17 last:pb-0 sm:pb-10 sm:pl-24">
              <span
                aria-hidden="true"
                className="num absolute top-0 left-0 z-10 grid size-13 place-items-center rounded-[16px] bg-spruce-800 font-display text-[1.5rem] font-bold text-white sm:size-15"
              >
                {i + 1}
              </span>
              <h3 className="text-h4 sm:pt-2.5 sm:text-h3">{title}</h3>
              <p className="mt-1 max-w-[46ch] leading-normal sm:mt-2 text-text-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
