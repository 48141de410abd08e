import { useLoaderData } from 'react-router-dom';
import { slotLabel } from '#domain/visits/slot-words.ts';
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
import { loadOpenings } from '../openings/load-openings.ts';
import { NextOpening } from '../openings/next-opening.tsx';
import type { KnownOpenings } from '../openings/read-known-openings.ts';
import { useKnownOpenings } from '../openings/use-known-openings.ts';
import { AppointmentForm, type AppointmentFormProps } from './appointment-form.tsx';
import { ContactDetails } from './contact-details.tsx';
import { RequestReceived } from './request-received.tsx';

export const handle: PageHandle = { closing: false, callBar: 'call', offersSteps: true };

export async function loader() {
  return { openings: await loadOpenings() };
}

export function Component() {
  const clinic = useClinic();
  const { openings } = useLoaderData<typeof loader>();
  const known = useKnownOpenings(openings);
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
      {!received && <Intro known={known} isOffered={openings !== null} />}
      <div className="grid gap-12 lg:grid-cols-[1.25fr_.75fr] lg:gap-20">
        {received ? (
          <RequestReceived received={received} />
        ) : (
          <Request openings={openings} known={known} />
        )}
        <Deferred>
          <ContactDetails />
        </Deferred>
      </div>
    </div>
  );
}

type IntroProps = { known: KnownOpenings | null; isOffered: boolean };

function Intro({ known, isOffered }: IntroProps) {
  const next = known?.all[0];
  return (
    <div className="mb-8 max-w-[46rem] md:mb-12">
      <h1 className="text-h1">{words.heading}</h1>
      <p className="mt-4 max-w-[44ch] text-lead text-text-2">
        {words.introBefore} <PhoneLink />.
      </p>
      {isOffered && (
        <p className="mt-3 min-h-[1lh] font-semibold">
          <NextOpening label={known && next && slotLabel(next.startsAt, known.now)} />
        </p>
      )}
    </div>
  );
}

function Request(props: AppointmentFormProps) {
  return (
    <div>
      <div {...useHidesCallBar()}>
        <Deferred>
          <AppointmentForm {...props} />
        </Deferred>
      </div>
      <Deferred>
        <AfterYouSend />
      </Deferred>
    </div>
  );
}

function AfterYouSend() {
  return (
    <section className="mt-12 border-t border-line pt-9" aria-labelledby="after-title">
      <h2 id="after-title" className="text-h3">
        {words.afterTitle}
      </h2>
      <ol className="mt-5 grid gap-6 sm:grid-cols-3">
        {words.afterSteps.map((step, index) => (
          <li key={step} className="flex gap-3.5 sm:grid sm:content-start sm:gap-3">
            <span
              className="num grid size-8 flex-none place-items-center rounded-full bg-primary-soft font-bold text-primary"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <span className="text-text-2">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
