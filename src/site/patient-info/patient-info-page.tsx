import { clinic } from '#domain/clinic/clinic.ts';
import { Deferred } from '#start/deferred.tsx';
import { Head } from '#ui/head.tsx';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { ClinicStructuredData } from '../clinic/structured-data.tsx';
import { Emergency } from './emergency.tsx';
import { Faq } from './faq.tsx';
import { InjuriesTreated } from './injuries-treated.tsx';
import { LegalNotice } from './legal-notice.tsx';
import { PipExplained } from './pip-explained.tsx';
import { Reasons } from './reasons.tsx';

const parts = [
  { label: 'Injuries we treat', id: 'injuries' },
  { label: 'Why patients choose us', id: 'reasons' },
  { label: 'How PIP pays', id: 'pip' },
  { label: 'Common questions', id: 'questions' },
];

export function Component() {
  return (
    <>
      <Head
        title="Patient Info"
        description={`What ${clinic.name} in Sandy, Utah treats after a car accident, what a first visit is like, how PIP insurance pays, and answers to common questions.`}
        path="/patient-info"
      />
      <ClinicStructuredData />
      <BreadcrumbData name="Patient Info" path="/patient-info" />
      <div className="bg-sunken">
        <div className="wrap grid items-center gap-10 pt-10 pb-14 md:pt-16 md:pb-20 lg:grid-cols-[1.1fr_.9fr] lg:gap-20">
          <Intro />
          <Emergency />
        </div>
      </div>
      <Deferred>
        <InjuriesTreated />
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
    <div>
      <h1 className="max-w-[9.35em] text-h1">What to know before you come in</h1>
      <p className="mt-5 max-w-[46ch] text-lead text-text-2">
        What we treat, what happens at a visit, and who usually pays for it. Can’t find it? Call{' '}
        <PhoneLink />.
      </p>
      <nav aria-label="On this page" className="mt-8 max-w-xl">
        <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
          {parts.map(({ label, id }) => (
            <li key={id} className="border-b border-line">
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
    </div>
  );
}
