import { Panel } from '#ui/panel.tsx';
import * as words from '#words/attorneys.ts';
import { useClinic } from '../clinic/use-clinic.ts';

export function CaseFile() {
  const { promiseHours } = useClinic();
  return (
    <section className="section" aria-label={words.fileAndTimes}>
      <div className="wrap grid items-start gap-14 lg:grid-cols-[1.05fr_.95fr] lg:gap-20">
        <div className="relative mx-3 pt-12 sm:mx-5">
          <div
            aria-hidden="true"
            className="absolute -inset-x-3 top-0 -bottom-3 sm:-inset-x-5 sm:-bottom-5"
          >
            <Panel as="div" tone="facts" className="ml-6 h-8 w-36 rounded-t-md" />
            <Panel as="div" shape="box" tone="facts" className="absolute inset-0 top-7" />
          </div>
          <section
            aria-labelledby="file-title"
            className="relative rounded-md bg-white p-7 shadow-2 sm:p-10"
          >
            <h2 id="file-title" className="text-h3">
              {words.fileTitle}
            </h2>
            <ol className="mt-6">
              {words.papers.map((paper, i) => (
                <li key={paper} className="flex gap-4 border-t border-line py-3">
                  <span aria-hidden="true" className="num w-6 shrink-0 font-semibold text-text-3">
                    {i + 1}
                  </span>
                  {paper}
                </li>
              ))}
            </ol>
          </section>
        </div>
        <section aria-labelledby="turnaround-title" className="lg:pt-4">
          <h2 id="turnaround-title" className="max-w-[10.7em] text-h2">
            {words.turnaroundTitle}
          </h2>
          <dl className="mt-8 grid gap-6">
            {words.turnaround(promiseHours).map(({ term, text }) => (
              <div key={term} className="grid gap-1 sm:grid-cols-[9rem_1fr] sm:gap-6">
                <dt className="font-display text-h4 font-bold">{term}</dt>
                <dd className="text-text-2">{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </section>
  );
}
