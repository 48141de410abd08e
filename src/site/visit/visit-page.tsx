import { useLoaderData, useLocation } from 'react-router-dom';
import { Head } from '#ui/head.tsx';
import { title } from '#words/visit.ts';
import { loadFacts } from '../clinic/load-facts.ts';
import { ClinicContext } from '../clinic/use-clinic.ts';
import type { PageHandle } from '../layout/page-handle.ts';
import { VisitFrame } from './visit-frame.tsx';
import { VisitOfLink } from './visit-of-link.tsx';

export const handle: PageHandle = { needsApp: true };

/** The facts that the page was built with, so that it needs no database. */
export async function loader() {
  return { clinic: await loadFacts() };
}

export const shouldRevalidate = () => false;

/**
 * Opened by the link in a mail. The link is in the fragment, and goes nowhere but into the body of a request to
 * form-submission.
 */
export function Component() {
  const { clinic } = useLoaderData<typeof loader>();
  const { hash } = useLocation();
  const link = hash.slice(1);
  return (
    <ClinicContext value={clinic}>
      <VisitFrame>
        <Head title={title} noindex />
        <VisitOfLink key={link} link={link} />
      </VisitFrame>
    </ClinicContext>
  );
}
