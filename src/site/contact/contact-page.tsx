import { Deferred } from '#start/deferred.tsx';
import { Head } from '#ui/head.tsx';
import * as words from '#words/contact.ts';
import { contact } from '#words/paths.ts';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';
import { PhoneLink } from '../clinic/phone-link.tsx';
import { ClinicStructuredData } from '../clinic/structured-data.tsx';
import { useClinic } from '../clinic/use-clinic.ts';
import { useReceived } from '../forms/sending.tsx';
import { useHidesCallBar } from '../layout/call-bar.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { AfterYouSend } from './after-you-send.tsx';
import { AppointmentForm } from './appointment-form.tsx';
import { ContactDetails } from './contact-details.tsx';
import { RequestReceived } from './request-received.tsx';

export const handle: PageHandle = { closing: false, callBar: 'call', offersSteps: true };

export function Component() {
  const clinic = useClinic();
  const received = useReceived('appointment');
  const orCall = clinic.phone && words.orCall(clinic.phone);
  return (
    <div className="wrap pt-10 pb-[clamp(4rem,2.6rem+5.2vw,7rem)] md:pt-16">
      <Head
        title={words.title}
        description={words.description(clinic.name, orCall, clinic.promiseHours)}
        path={contact}
      />
      <ClinicStructuredData />
      <BreadcrumbData name={words.title} path={contact} />
      {!received && <Intro />}
      <div className="grid gap-12 lg:grid-cols-[1.25fr_.75fr] lg:gap-20">
        {received ? <RequestReceived received={received} /> : <Request />}
        <Deferred>
          <ContactDetails />
        </Deferred>
      </div>
    </div>
  );
}

function Intro() {
  return (
    <div className="mb-8 max-w-[46rem] md:mb-12">
      <h1 className="text-h1">{words.heading}</h1>
      <p className="mt-4 max-w-[44ch] text-lead text-text-2">
        {words.introBefore} <PhoneLink />.
      </p>
    </div>
  );
}

function Request() {
  const hidesCallBar = useHidesCallBar();
  return (
    <div>
      <div ref={hidesCallBar} data-steps="">
        <Deferred>
          <AppointmentForm />
        </Deferred>
      </div>
      <Deferred>
        <AfterYouSend />
      </Deferred>
    </div>
  );
}
