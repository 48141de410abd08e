import { Check } from 'lucide-react';
import * as words from '#words/patient-info.ts';
import { useClinic } from '../clinic/use-clinic.ts';

export function Reasons() {
  const { promiseHours } = useClinic();
  return (
    <section
      id="reasons"
      className="pb-[clamp(4rem,2.6rem+5.2vw,7.5rem)]"
      aria-labelledby="reasons-title"
    >
      <div className="wrap grid items-center gap-10 print:block lg:grid-cols-[.95fr_1.05fr] lg:gap-20">
        <img
          src="/img/scene-treatment.svg"
          alt=""
          width={1200}
          height={800}
          loading="lazy"
          className="aspect-[3/2] w-full rounded-xl object-cover object-[38%_50%] lg:aspect-[5/6] print:hidden"
        />
        <div>
          <h2 id="reasons-title" className="max-w-[10.7em] text-h2">
            {words.reasonsTitle}
          </h2>
          <ul className="mt-8 print:mt-3 lg:mt-10">
            {words.reasons(promiseHours).map(({ title, text }) => (
              <li key={title} className="flex gap-4 border-t border-line py-5 last:pb-0 print:py-2">
                <span className="mt-1 grid size-7 shrink-0 place-items-center rounded-sm bg-primary-soft text-[.875rem] text-primary">
                  <Check className="ico" aria-hidden="true" />
                </span>
                <div>
                  <h3 className="text-h4">{title}</h3>
                  <p className="mt-1 max-w-[52ch] text-text-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
