import { guideSections } from '#words/guide.ts';
import { learnTitle } from '#words/pip-guide.ts';
import { GuideCover } from './guide-cover.tsx';

export function WhatYouLearn() {
  return (
    <section
      aria-labelledby="learn-title"
      className="grid items-start gap-9 sm:grid-cols-[12rem_1fr] sm:gap-11 lg:max-xl:grid-cols-[9.5rem_1fr]"
    >
      <div className="hidden pt-1 sm:block">
        <GuideCover />
      </div>
      <div>
        <h2 id="learn-title" className="text-h4">
          {learnTitle}
        </h2>
        <ul className="mt-4 grid gap-3">
          {Object.values(guideSections).map((title) => (
            <li key={title} className="flex items-start gap-3.5">
              <span
                aria-hidden="true"
                className="mt-[.62em] h-[7px] w-4 shrink-0 rounded-[2.5px] bg-marigold-600"
              />
              <span>{title}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
