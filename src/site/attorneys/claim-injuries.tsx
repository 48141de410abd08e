import { Panel } from '#ui/panel.tsx';
import * as words from '#words/attorneys.ts';
import { SpineMark } from '../home/spine-mark.tsx';

/** The vertebrae of each injury, from the skull down, 0 to 23. */
const vertebrae = [
  [0, 1, 2],
  [1, 2, 3, 4, 5, 6],
  [4, 5, 6, 7],
  [6, 7, 8],
  [7, 8, 9, 10, 11, 12, 13, 14],
  [19, 20, 21, 22],
  [21, 22],
  [22, 23],
];

export function ClaimInjuries() {
  return (
    <Panel tone="facts" className="section" aria-labelledby="claims-title">
      <div className="wrap">
        <div className="grid items-end gap-6 lg:grid-cols-2 lg:gap-16">
          <h2 id="claims-title" className="max-w-[12em] text-h2">
            {words.injuriesTitle}
          </h2>
          <p className="max-w-[48ch] text-lead text-text-2">{words.injuriesText}</p>
        </div>
        <ol className="mt-10 grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-9 lg:mt-14 lg:grid-cols-4 lg:gap-y-12">
          {words.injuries.map(({ name, text }, row) => (
            <li key={name} className="flex gap-5">
              <SpineMark lit={vertebrae[row] ?? []} className="h-20 w-auto shrink-0 sm:h-32" />
              <div className="pt-1">
                <h3 className="text-h4">{name}</h3>
                <p className="mt-1.5 text-small text-text-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
