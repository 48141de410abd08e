import { useLoaderData, useLocation } from 'react-router-dom';
import { Head, HeadDefaults } from '#ui/head.tsx';
import { loadFacts } from '../clinic/load-facts.ts';
import { ClinicContext, useClinic } from '../clinic/use-clinic.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { VisitOfLink } from './visit-of-link.tsx';
import '../site.css';
import { type ReactNode, useEffect } from 'react';
import { addressLine } from '#domain/clinic/address-lines.ts';
import { privacy } from '#words/frame.ts';
import * as paths from '#words/paths.ts';
import * as words from '#words/visit.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { useLightTheme } from '../layout/use-light-theme.ts';

export const handle: PageHandle = { needsApp: true };

/** The facts that the page was built with, so that it needs no database. */
export async function loader() {
  return { clinic: await loadFacts() };
}

export const shouldRevalidate = () => false;

/** By the link of a mail. It is in the fragment, and goes nowhere but into a request to form-submission. */
export function Component() {
  const { clinic } = useLoaderData<typeof loader>();
  const { hash } = useLocation();
  const link = hash.slice(1);
  return (
    <ClinicContext value={clinic}>
      <VisitFrame>
        <Head title={words.title} noindex />
        <VisitOfLink key={link} link={link} />
      </VisitFrame>
    </ClinicContext>
  );
}

/**
 * The frame of a page with a secret link: no cookies, no analytics, no reads. Its links load a new document, because
 * analytics may run there. None leads to a part of this page: the fragment is the secret.
 */
function VisitFrame({ children }: { children: ReactNode }) {
  const clinic = useClinic();
  useLightTheme();
  useNoPrefetch();
  return (
    <HeadDefaults
      brand={clinic.name}
      origin={clinic.origin}
      defaultDescription={words.description(clinic.name)}
    >
      <header className="border-b border-line bg-white">
        <div className="wrap flex min-h-17 flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
          <a
            href={paths.home}
            className="py-2 font-display text-[1.1875rem] leading-[1.1] font-bold"
          >
            {clinic.name}
          </a>
          <CallButton variant="outline" words="" className="btn-sm min-h-11" />
          <p className="hidden print:block">{clinic.phone}</p>
        </div>
      </header>
      <main className="wrap pt-6 pb-[clamp(3rem,2.2rem+3.4vw,6rem)] sm:pt-10 md:pt-16">
        {children}
      </main>
      <footer className="on-dark bg-spruce-900 text-lake-100 print:hidden">
        <div className="wrap flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 py-8">
          <p>{[clinic.name, addressLine(clinic.address)].filter(Boolean).join(', ')}</p>
          <a href={paths.privacy} className="inline-block py-2.5 underline underline-offset-4">
            {privacy}
          </a>
          <LanguageSwitch className="inline-block py-2.5 underline underline-offset-4" />
          <p className="w-full text-small text-lake-200">{words.emergency}</p>
        </div>
      </footer>
    </HeadDefaults>
  );
}

/** A link under the pointer would otherwise read its page's data from the database (start/prefetch.ts). */
function useNoPrefetch() {
  useEffect(() => {
    const stop = (event: Event) => event.stopPropagation();
    const types = ['pointerover', 'focusin'];
    for (const type of types) document.addEventListener(type, stop);
    return () => {
      for (const type of types) document.removeEventListener(type, stop);
    };
  }, []);
}
