import { pipMinimums } from '#domain/clinic/pip-benefits.ts';
import { dollars } from '#domain/text/money.ts';
import { Deferred } from '#start/deferred.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Head } from '#ui/head.tsx';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/attorneys.ts';
import * as paths from '#words/paths.ts';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';
import { CallButton } from '../clinic/call-button.tsx';
import { ClinicStructuredData } from '../clinic/structured-data.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { SpineMark } from '../home/spine-mark.tsx';
import { useHidesCallBar } from '../layout/call-bar.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { CaseFile } from './case-file.tsx';
import { RequestSection } from './request-section.tsx';

export const handle: PageHandle = {
  closing: false,
  callBar: { label: words.callBar, target: 'request-form' },
};

export function Component() {
  const clinic = useClinic();
  return (
    <>
      <Head
        title={words.title}
        description={words.description(clinic.name)}
        path={paths.attorneys}
      />
      <ClinicStructuredData />
      <BreadcrumbData name={words.title} path={paths.attorneys} />
      <AttorneysIntro />
      <Deferred>
        <Benefits />
        <ClaimInjuries />
        <CaseFile />
        <Billing />
        <RequestSection />
      </Deferred>
    </>
  );
}

function AttorneysIntro() {
  return (
    <div className="relative overflow-hidden bg-sky">
      <div className="wrap relative z-10 grid lg:min-h-[34rem] lg:grid-cols-2 lg:items-center">
        <div className="pt-10 pb-8 md:pt-16 lg:py-20 lg:pr-10">
          <h1 className="max-w-[8.7em] text-h1">{words.heading}</h1>
          <p className="mt-5 max-w-[46ch] text-lead text-spruce-800">{words.intro}</p>
          <div {...useHidesCallBar()} className="mt-7 grid gap-3 sm:flex sm:flex-wrap">
            <ButtonLink href="#request-form">{words.toForm}</ButtonLink>
            <CallButton variant="outline" className="border-transparent" />
          </div>
        </div>
      </div>
      <img
        src="/img/scene-office.svg"
        alt=""
        width={1200}
        height={800}
        className="h-72 w-full object-cover object-[60%_60%] sm:h-96 lg:absolute lg:inset-y-0 lg:left-1/2 lg:h-full lg:w-1/2"
      />
    </div>
  );
}

function Benefits() {
  const { promiseHours } = useClinic();
  return (
    <section className="section" aria-labelledby="benefits-title">
      <div className="wrap grid gap-8 lg:grid-cols-[.7fr_1.3fr] lg:gap-20">
        <h2 id="benefits-title" className="max-w-[8em] text-h2">
          {words.benefitsTitle}
        </h2>
        <ul className="grid sm:grid-cols-2 sm:gap-x-10 lg:gap-x-14">
          {words.benefits(promiseHours).map(({ title, text }) => (
            <li key={title} className="border-t border-line py-6">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1.5 text-text-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

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

function ClaimInjuries() {
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

const payers = words.payers(dollars(pipMinimums.medical));

function Billing() {
  return (
    <Panel tone="money" className="section" aria-labelledby="billing-title">
      <div className="wrap grid gap-10 lg:grid-cols-[.7fr_1.3fr] lg:gap-20">
        <div>
          <h2 id="billing-title" className="max-w-[8em] text-h2">
            {words.billingTitle}
          </h2>
          <p className="mt-5 max-w-[40ch] text-text-2">{words.billingText}</p>
        </div>
        <ol className="steps">
          {payers.map(({ title, text }, i) => (
            <li key={title} className="relative pb-10 pl-20 last:pb-0 sm:pl-24">
              <span
                aria-hidden="true"
                className="num absolute top-0 left-0 z-10 grid size-13 place-items-center rounded-[16px] bg-alpen-700 font-display text-[1.5rem] font-bold text-white sm:size-15"
              >
                {i + 1}
              </span>
              <h3 className="pt-1.5 text-h3 sm:pt-2.5">{title}</h3>
              <p className="mt-2 max-w-[52ch] text-text-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Panel>
  );
}
