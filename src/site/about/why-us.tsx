import type { ReactNode } from 'react';
import { Panel } from '#ui/panel.tsx';
import { useClinic } from '../clinic/use-clinic.ts';

/** Four points, two of them wide. The picture repeats the words, so its alt text is empty. */
export function WhyUs() {
  const clinic = useClinic();
  return (
    <section className="section" aria-labelledby="why-title">
      <div className="wrap">
        <h2 id="why-title" className="max-w-[12em] text-h2">
          Why patients choose us after an accident
        </h2>
        <ul className="mt-10 grid gap-5 lg:mt-14 lg:grid-cols-12 lg:gap-6">
          <Point wide title="Car accidents are what we do" picture="/img/cover-whiplash.svg">
            Whiplash, back pain and headaches after a crash are what we treat every day. We know
            which signs to look for, and which need an emergency room or another specialist first.
          </Point>
          <Point
            title={`You’ll hear from us within ${clinic.promiseHours} hours`}
            picture="/img/scene-reception.svg"
            crop="object-[60%_42%]"
          >
            A person from our front desk calls or writes back, answers your questions and finds a
            time.
          </Point>
          <Point
            title="You see what we see"
            picture="/img/scene-equipment.svg"
            crop="object-[40%_60%]"
          >
            We show you on a model or on your X-rays what’s strained and what isn’t, and write the
            plan down with you.
          </Point>
          <Point wide title="We help with PIP" picture="/img/cover-pip.svg" tone="money">
            Utah car insurance usually pays first, no matter who caused the crash. We help you find
            your claim number and can send our bills to your insurer.
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
