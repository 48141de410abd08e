import { Panel } from '#ui/panel.tsx';
import * as words from '#words/patient-info.ts';
import { type Area, conditions } from '../home/conditions.ts';
import { SpineMark } from '../home/spine-mark.tsx';

/** Vertebrae by their anatomical names: 7 of the neck, 12 of the chest, 5 of the low back. */
const areas: { area: Area; title: string; from: number; to: number }[] = [
  { area: 'neck', title: words.neckArea, from: 0, to: 6 },
  { area: 'upper back', title: words.upperBackArea, from: 7, to: 18 },
  { area: 'low back', title: words.lowBackArea, from: 19, to: 23 },
];

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

export function InjuriesTreated() {
  return (
    <section id="injuries" className="section" aria-labelledby="injuries-title">
      <div className="wrap">
        <div className="grid items-end gap-6 lg:grid-cols-2 lg:gap-16">
          <h2 id="injuries-title" className="max-w-[10.7em] text-h2">
            {words.injuriesTitle}
          </h2>
          <p className="max-w-[48ch] text-lead text-text-2">{words.injuriesText}</p>
        </div>
        <div className="mt-10 grid gap-5 print:mt-3 print:grid-cols-3 md:max-lg:grid-cols-1 lg:mt-14 lg:grid-cols-3 lg:gap-6">
          {areas.map(({ area, title, from, to }) => (
            <Panel
              key={area}
              shape="box"
              tone="facts"
              aria-label={title}
              className="flex gap-5 p-6 sm:gap-8 sm:p-8 lg:gap-6 xl:gap-8"
            >
              <SpineMark
                lit={range(from, to)}
                className="w-17 shrink-0 self-center print:hidden xl:w-20"
              />
              <div>
                <h3 className="text-h3">{title}</h3>
                <ul className="mt-4 grid gap-4 print:mt-2 print:gap-2">
                  {conditions
                    .filter((condition) => condition.area === area)
                    .map(({ name, text }) => (
                      <li key={name}>
                        <strong className="font-semibold">{name}</strong>
                        <span className="mt-0.5 block text-small text-text-2">{text}</span>
                      </li>
                    ))}
                </ul>
              </div>
            </Panel>
          ))}
        </div>
      </div>
    </section>
  );
}
