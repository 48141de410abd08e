import { Siren } from 'lucide-react';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { useClinic } from '../clinic/use-clinic.ts';

const stepsOf = ({ promiseHours }: Clinic) => [
  {
    title: 'Call or send a request',
    text: 'About one minute. Tell us where it hurts and whether it was a car accident. That’s enough to start.',
  },
  {
    title: `We contact you within ${promiseHours} hours`,
    text: 'A team member answers your questions, talks through PIP insurance and finds a time that works.',
  },
  {
    title: 'Your first visit',
    text: 'We examine your neck and back, explain what we find in plain words and agree on a plan with you.',
  },
];

export function Steps() {
  const clinic = useClinic();
  return (
    <section className="section" aria-labelledby="next-title">
      <div className="wrap grid gap-10 lg:grid-cols-[.82fr_1.18fr] lg:gap-20">
        <div>
          <h2 id="next-title" className="max-w-[8.7em] text-h2">
            What happens once you reach out
          </h2>
          <p className="mt-5 max-w-[42ch] text-lead text-text-2">
            The days after a crash are a blur of calls and forms. This part is short. You talk to a
            person, you get examined, and you leave knowing what we found and what comes next.
          </p>
          <p className="mt-6 flex max-w-[42ch] items-start gap-3 text-text-2">
            <Siren className="ico mt-0.5 text-alpen-700" aria-hidden="true" />
            <span>
              Severe headache, weakness, chest pain or trouble breathing?{' '}
              <strong className="text-text">Call 911 first.</strong>
            </span>
          </p>
        </div>
        <ol className="steps">
          {stepsOf(clinic).map(({ title, text }, i) => (
            <li key={title} className="relative pb-10 pl-20 last:pb-0 sm:pl-24">
              <span
                aria-hidden="true"
                className="num absolute top-0 left-0 z-10 grid size-13 place-items-center rounded-[16px] bg-spruce-800 font-display text-[1.5rem] font-bold text-white sm:size-15"
              >
                {i + 1}
              </span>
              <h3 className="pt-1.5 text-h3 sm:pt-2.5">{title}</h3>
              <p className="mt-2 max-w-[46ch] text-text-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
