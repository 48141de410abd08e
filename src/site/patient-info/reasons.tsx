import { Check } from 'lucide-react';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { useClinic } from '../clinic/use-clinic.ts';

const reasonsOf = ({ promiseHours }: Clinic) => [
  {
    title: 'An exam comes first',
    text: 'No one treats you before we know what’s strained and what isn’t.',
  },
  {
    title: 'You decide with us',
    text: 'We explain the plan, what it may help, and what else you could do instead.',
  },
  {
    title: 'We say when it’s not for us',
    text: 'If you need imaging, a medical doctor or surgery advice, we tell you so, and who to see.',
  },
  {
    title: 'Your visits are on record',
    text: 'Clear notes from the first day help you, your insurer and, if you have one, your attorney.',
  },
  {
    title: `A person answers within ${promiseHours} hours`,
    text: 'By phone or email. During office hours you can simply call.',
  },
];

export function Reasons() {
  const clinic = useClinic();
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
            Why patients choose us
          </h2>
          <ul className="mt-8 print:mt-3 lg:mt-10">
            {reasonsOf(clinic).map(({ title, text }) => (
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
