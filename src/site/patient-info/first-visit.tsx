import type { Clinic } from '#domain/clinic/clinic.ts';
import { FirstVisitPrice } from '#facts/first-visit-price.tsx';
import { Panel } from '#ui/panel.tsx';
import { whatToBring } from '#words/what-to-bring.ts';
import { useClinic } from '../clinic/use-clinic.ts';

const steps = [
  {
    minutes: 5,
    title: 'You arrive',
    text: 'The front desk copies your insurance card and photo ID.',
  },
  { minutes: 15, title: 'We talk', text: 'You tell us about the crash, the pain and your health.' },
  {
    minutes: 20,
    title: 'The exam',
    text: 'We check posture, movement, reflexes and strength.',
  },
  { minutes: 10, title: 'What we found', text: 'In plain words, on a model or on your X-rays.' },
  {
    minutes: 10,
    title: 'Your plan',
    text: 'You decide. If someone else can help you better, we say so.',
  },
];

const factsOf = (clinic: Clinic) => [
  {
    title: 'What it costs',
    text: (
      <>
        <FirstVisitPrice clinic={clinic} className="mb-2 text-text" />
        We tell you the price before you agree to anything. With auto insurance, PIP usually pays
        first.
      </>
    ),
  },
  { title: 'What to bring', text: whatToBring },
  ...(clinic.arrival ? [{ title: 'Parking and entrance', text: clinic.arrival }] : []),
];

export function FirstVisit() {
  const clinic = useClinic();
  return (
    <section
      id="first-visit"
      className="pb-[clamp(4rem,2.6rem+5.2vw,7.5rem)]"
      aria-labelledby="first-visit-title"
    >
      <div className="wrap">
        <h2 id="first-visit-title" className="text-h2">
          Your first visit, minute by minute
        </h2>
        <ol className="mt-8 grid gap-x-6 gap-y-7 print:mt-3 print:grid-cols-5 sm:grid-cols-2 lg:mt-12 lg:grid-cols-[1fr_1.3fr_1.5fr_1.15fr_1.15fr]">
          {steps.map(({ minutes, title, text }) => (
            <li key={title} className="border-t-4 border-dashed border-marigold-500 pt-4">
              <p className="num text-small font-semibold text-text-2">{minutes} minutes</p>
              <h3 className="mt-1 text-h4">{title}</h3>
              <p className="mt-1 max-w-[40ch] text-text-2">{text}</p>
            </li>
          ))}
        </ol>
        <Panel as="div" shape="box" tone="facts" className="mt-10 p-6 sm:p-8 lg:mt-14">
          <dl className="grid gap-6 print:grid-cols-3 lg:grid-cols-3 lg:gap-10">
            {factsOf(clinic).map(({ title, text }) => (
              <div key={title}>
                <dt className="text-h4 font-display font-bold">{title}</dt>
                <dd className="mt-1 max-w-[46ch] text-text-2">{text}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      </div>
    </section>
  );
}
