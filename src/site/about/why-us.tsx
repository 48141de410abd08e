import type { ReactNode } from 'react';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/about.ts';
import { useClinic } from '../clinic/use-clinic.ts';

/** Four points, two of them wide. The picture repeats the words, so its alt text is empty. */
export function WhyUs() {
  const { promiseHours } = useClinic();
  return (
    <section className="section" aria-labelledby="why-title">
      <div className="wrap">
        <h2 id="why-title" className="max-w-[12em] text-h2">
          {words.whyTitle}
        </h2>
        <ul className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-12 lg:gap-6">
          <Point wide title={words.accidents} picture="/img/cover-whiplash.svg">
            {words.accidentsText}
          </Point>
          <Point
            title={words.answer(promiseHours)}
            picture="/img/scene-reception.svg"
            crop="object-[60%_42%]"
          >
            {words.answerText}
          </Point>
          <Point title={words.youSee} picture="/img/scene-equipment.svg" crop="object-[40%_60%]">
            {words.youSeeText}
          </Point>
          <Point wide title={words.pip} picture="/img/cover-pip.svg" tone="money">
            {words.pipText}
          </Point>
        </ul>
      </div>
    </section>
  );
}

function Point({
  title,
  picture,
  crop = '',
  tone = 'facts',
  wide = false,
  children,
}: {
  title: string;
  picture: string;
  /** Which part of the picture stays in view (object-position). */
  crop?: string;
  tone?: 'facts' | 'money';
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <Panel
      as="li"
      shape="box"
      tone={tone}
      className={`grid overflow-hidden ${wide ? 'sm:grid-cols-2 lg:col-span-7' : 'sm:max-lg:grid-cols-2 lg:col-span-5 lg:grid-rows-[auto_1fr]'}`}
    >
      <div className="p-7 sm:p-8 lg:p-9">
        <h3 className="text-h3">{title}</h3>
        <p className="mt-3 max-w-[40ch] text-text-2">{children}</p>
      </div>
      <img
        src={picture}
        alt=""
        width={1200}
        height={800}
        loading="lazy"
        className={`h-56 w-full object-cover sm:h-full sm:min-h-64 ${wide ? 'lg:min-h-88' : ''} ${crop}`}
      />
    </Panel>
  );
}
