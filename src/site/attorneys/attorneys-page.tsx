import { Deferred } from '#start/deferred.tsx';
import { Head } from '#ui/head.tsx';
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
  callBar: { label: 'Send a request', target: 'request-form' },
};

export function Component() {
  const clinic = useClinic();
  return (
    <>
      <Head
        title="Attorneys"
        description={`For attorneys with clients injured in a car accident: referrals, records, billing and liens at ${clinic.name} in Sandy, Utah. No referral fees are paid or accepted.`}
        path="/attorneys"
      />
      <ClinicStructuredData />
      <BreadcrumbData name="Attorneys" path="/attorneys" />
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
