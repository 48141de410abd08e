import { Siren } from 'lucide-react';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { useClinic } from '../clinic/use-clinic.ts';

const stepsOf = ({ promiseHours }: Clinic) => [
  {
    title: 'Call or send a request',
    text: 'About one minute. Tell us what happened and where it hurts.',
  },
  {
    title: `We contact you within ${promiseHours} hours`,
    text: 'We answer your questions, talk through PIP and find a time that works.',
  },
  {
    title: 'Your first visit',
    text: 'We examine you, explain what we find in plain words and agree on a plan with you.',
  },
];

export function Steps() {
  const clinic = useClinic();
  return (
    <section className="section" aria-labelledby="next-title">
      <div className="wrap grid gap-6 sm:gap-10 lg:grid-cols-[.82fr_1.18fr] lg:gap-20">
        <div>
          <h2 id="next-title" className="text-h2 sm:max-w-[8.7em]">
            What happens once you reach out
          </h2>
          <p className="mt-4 max-w-[42ch] text-lead text-text-2 max-sm:hidden">
            The days after a crash are a blur of calls and forms. This part is short.
          </p>
          <p className="mt-4 flex max-w-[42ch] sm:mt-6 items-start gap-3 text-text-2">
            <Siren className="ico mt-0.5 text-alpen-700" aria-hidden="true" />
            <span>
              Severe headache, weakness, chest pain or trouble breathing?{' '}
              <strong className="text-text">Call 911 first.</strong>
            </span>
          </p>
        </div>
        <ol className="steps">
          {stepsOf(clinic).map(({ title, text }, i) => (
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
