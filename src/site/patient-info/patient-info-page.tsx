import { Deferred } from '#start/deferred.tsx';
import { Head } from '#ui/head.tsx';
import { Panel } from '#ui/panel.tsx';
import * as paths from '#words/paths.ts';
import * as words from '#words/patient-info.ts';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { ClinicStructuredData } from '../clinic/structured-data.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { Emergency } from './emergency.tsx';
import { Faq } from './faq.tsx';
import { FirstVisit } from './first-visit.tsx';
import { InjuriesTreated } from './injuries-treated.tsx';
import { LegalNotice } from './legal-notice.tsx';
import { PipExplained } from './pip-explained.tsx';
import { Reasons } from './reasons.tsx';

export const handle: PageHandle = { offersSteps: true };

const parts = [
  { label: words.parts.injuries, id: 'injuries' },
  { label: words.parts.firstVisit, id: 'first-visit' },
  { label: words.parts.reasons, id: 'reasons' },
  { label: words.parts.pip, id: 'pip' },
  { label: words.parts.questions, id: 'questions' },
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
