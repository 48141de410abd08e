import { Check, Phone, Siren } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Deferred } from '#start/deferred.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Head } from '#ui/head.tsx';
import { Panel } from '#ui/panel.tsx';
import * as paths from '#words/paths.ts';
import * as words from '#words/patient-info.ts';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { ClinicStructuredData } from '../clinic/structured-data.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { useHidesCallBar } from '../layout/call-bar.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { Faq } from './faq.tsx';
import { FirstVisit } from './first-visit.tsx';
import { InjuriesTreated } from './injuries-treated.tsx';
import { PipExplained } from './pip-explained.tsx';

export const handle: PageHandle = { offersSteps: true };

const parts = [
  { label: words.injuriesPart, id: 'injuries' },
  { label: words.firstVisitPart, id: 'first-visit' },
  { label: words.reasonsPart, id: 'reasons' },
  { label: words.pipPart, id: 'pip' },
  { label: words.questionsPart, id: 'questions' },
];

export function Component() {
  const clinic = useClinic();
  return (
    <>
      <Head
        title={words.title}
        description={words.description(clinic.name)}
        path={paths.patientInfo}
      />
      <ClinicStructuredData />
      <BreadcrumbData name={words.title} path={paths.patientInfo} />
      <Panel as="div" tone="facts">
        <div className="wrap print:flex print:flex-col pt-8 pb-10 md:pt-14 md:pb-14">
          <Intro />
          <Emergency />
          <Contents />
        </div>
      </Panel>
      <Deferred>
        <InjuriesTreated />
        <FirstVisit />
        <Reasons />
        <PipExplained />
        <Faq />
        <LegalNotice />
      </Deferred>
    </>
  );
}

function Intro() {
  return (
    <div className="mb-7 grid items-end gap-x-16 gap-y-4 md:mb-10 lg:grid-cols-[1.1fr_.9fr]">
      <h1 className="max-w-[9.35em] text-h1">{words.heading}</h1>
      <p className="max-w-[46ch] text-lead text-text-2">
        {words.intro} <PhoneLink />.
      </p>
    </div>
  );
}

function Contents() {
  return (
    <nav aria-label={words.onThisPage} className="mt-6">
      <ul className="grid gap-x-8 max-sm:divide-y max-sm:divide-line sm:grid-cols-2 lg:flex lg:flex-wrap lg:gap-x-10">
        {parts.map(({ label, id }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex items-center gap-3.5 py-3 font-semibold text-primary-text underline-offset-4 hover:underline"
            >
              <span aria-hidden="true" className="h-[7px] w-4 rounded-[2.5px] bg-marigold-600" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Signs that must not wait for a clinic. Its button has no rival: the call bar hides. */
function Emergency() {
  return (
    <Panel
      shape="box"
      tone="act"
      aria-labelledby="emergency-title"
      className="grid print:order-first gap-x-14 gap-y-6 p-6 sm:p-9 lg:grid-cols-[19rem_1fr] lg:grid-rows-[auto_1fr] xl:grid-cols-[21rem_1fr] xl:p-10"
    >
      <h2 id="emergency-title" className="flex gap-4 text-h3 xl:text-[1.75rem]">
        <Siren className="ico mt-0.5 text-marigold-500" />
        {words.emergency}
      </h2>
      <p {...useHidesCallBar()} className="lg:row-start-2">
        <ButtonLink
          href="tel:911"
          variant="accent"
          className="min-h-16 w-full px-9 text-[1.375rem] sm:w-auto"
        >
          <Phone className="ico" />
          {words.call911}
        </ButtonLink>
      </p>
      <ul className="gap-x-10 sm:columns-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {words.signs.map((sign) => (
          <li key={sign} className="flex break-inside-avoid gap-3.5 pb-2.5">
            <span
              aria-hidden="true"
              className="mt-[.62em] h-[7px] w-4 shrink-0 rounded-[2.5px] bg-marigold-500"
            />
            {sign}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function LegalNotice() {
  return (
    <section className="pb-[clamp(3rem,2rem+4vw,5rem)]" aria-labelledby="notice-title">
      <div className="wrap">
        <div className="grid gap-x-20 gap-y-3 border-t border-line pt-8 lg:grid-cols-[.7fr_1.3fr]">
          <h2 id="notice-title" className="text-h4">
            {words.notice}
          </h2>
          <div className="grid max-w-[68ch] gap-3 text-small text-text-2">
            <p>{words.noticeText}</p>
            <p>
              {words.moreIn}{' '}
              <Link className="link" to={paths.disclaimer}>
                {words.disclaimer}
              </Link>
              . {words.rightTo}{' '}
              <Link className="link" to={paths.goodFaithEstimate}>
                {words.estimate}
              </Link>
              .
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

function Reasons() {
  const { promiseHours } = useClinic();
  return (
    <section
      id="reasons"
      className="pb-[clamp(4rem,2.6rem+5.2vw,7.5rem)]"
      aria-labelledby="reasons-title"
    >
      <div className="wrap grid items-center gap-10 print:block lg:grid-cols-[.95fr_1.05fr] lg:gap-20">
        <img
          src="/img/scene-treatment.svg"
          alt=""
          width={1200}
          height={800}
          loading="lazy"
          className="aspect-[3/2] w-full rounded-xl object-cover object-[38%_50%] lg:aspect-[5/6] print:hidden"
        />
        <div>
          <h2 id="reasons-title" className="max-w-[10.7em] text-h2">
            {words.reasonsTitle}
          </h2>
          <ul className="mt-8 print:mt-3 lg:mt-10">
            {words.reasons(promiseHours).map(({ title, text }) => (
              <li key={title} className="flex gap-4 border-t border-line py-5 last:pb-0 print:py-2">
                <span className="mt-1 grid size-7 shrink-0 place-items-center rounded-sm bg-primary-soft text-[.875rem] text-primary">
                  <Check className="ico" />
                </span>
                <div>
                  <h3 className="text-h4">{title}</h3>
                  <p className="mt-1 max-w-[52ch] text-text-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
