import { Deferred } from '#start/deferred.tsx';
import { Head } from '#ui/head.tsx';
import * as words from '#words/attorneys.ts';
import * as paths from '#words/paths.ts';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';
import { ClinicStructuredData } from '../clinic/structured-data.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { AttorneysIntro } from './attorneys-intro.tsx';
import { Benefits } from './benefits.tsx';
import { Billing } from './billing.tsx';
import { CaseFile } from './case-file.tsx';
import { ClaimInjuries } from './claim-injuries.tsx';
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
