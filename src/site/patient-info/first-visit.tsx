import type { Clinic } from '#domain/clinic/clinic.ts';
import { FirstVisitPrice } from '#facts/first-visit-price.tsx';
import { Panel } from '#ui/panel.tsx';
import { englishLang } from '#words/languages.ts';
import * as words from '#words/patient-info.ts';
import { whatToBring } from '#words/what-to-bring.ts';
import { useClinic } from '../clinic/use-clinic.ts';

/** Minutes of each step. */
const lengths = [5, 15, 20, 10, 10];

const factsOf = (clinic: Clinic) => [
  {
    title: words.cost,
    text: (
      <>
        <FirstVisitPrice clinic={clinic} className="mb-2 text-text" />
        {words.costText}
      </>
    ),
  },
  { title: words.bring, text: whatToBring },
  ...(clinic.arrival
    ? [
        {
          title: words.arrival,
          text: <span lang={clinic.arrivalEs ? undefined : englishLang}>{clinic.arrival}</span>,
        },
      ]
    : []),
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
          {words.firstVisitTitle}
        </h2>
        <ol className="mt-8 grid gap-x-6 gap-y-7 print:mt-3 print:grid-cols-5 sm:grid-cols-2 lg:mt-12 lg:grid-cols-[1fr_1.3fr_1.5fr_1.15fr_1.15fr]">
          {words.steps.map(({ title, text }, step) => (
            <li key={title} className="border-t-4 border-dashed border-marigold-500 pt-4">
              <p className="num text-small font-semibold text-text-2">
                {words.minutes(lengths[step] ?? 0)}
              </p>
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
                <dd className="mt-1 max-w-[46ch] wrap-anywhere text-text-2">{text}</dd>
              </div>
            ))}
          </dl>
        </Panel>
      </div>
    </section>
  );
}
