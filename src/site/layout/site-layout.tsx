import '../site.css';
import { useEffect } from 'react';
import {
  isRouteErrorResponse,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router-dom';
import { report } from '#data/problems/report.ts';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { optionalRead } from '#start/reads.ts';
import { Head } from '#ui/head.tsx';
import { ReloadButton } from '#ui/loading/reload-button.tsx';
import * as words from '#words/frame.ts';
import { track } from '../analytics/track.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { loadFacts } from '../clinic/load-facts.ts';
import { ClinicContext } from '../clinic/use-clinic.ts';
import { SiteFrame } from './site-frame.tsx';

/** The logo's width on a sharp screen, twice its CSS pixels. */
const logoWidth = 88;

/** The logo is not awaited: the page does without it. */
export async function loader() {
  const logo = optionalRead('logo', 'Failed to load logo', async () => {
    const { getSiteMedia } = await import('#data/pictures/site-media.ts');
    return getSiteMedia('logo', logoWidth);
  });
  return { logo, clinic: await loadFacts() };
}

/** Neither the logo nor a fact changes during a visit. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href;
}

export function Component() {
  const { logo, clinic } = useLoaderData<typeof loader>();
  return (
    <ClinicContext value={clinic}>
      <SiteFrame logo={logo}>
        <Outlet />
      </SiteFrame>
    </ClinicContext>
  );
}

/** Around the error of a page, whose frame has its facts. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>('site');
  return (
    <ClinicContext value={frame?.clinic ?? emptyClinic}>
      <SiteFrame logo={null}>
        <SiteError />
      </SiteFrame>
    </ClinicContext>
  );
}

/** Replaces a page that crashed. 'Try again' also loads a new version of the site. */
function SiteError() {
  const error = useRouteError();
  const { pathname } = useLocation();
  useEffect(() => {
    report(error, 'A page broke');
    track('exception', { code: errorCode(error), route: pathname });
  }, [error, pathname]);

  return (
    <div className="wrap section">
      <Head title={words.brokenTitle} noindex />
      <div role="alert">
        <h1 className="text-h1">{words.broken}</h1>
        <p className="mt-4 max-w-[48ch] text-lead text-text-2">{words.brokenText}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ReloadButton label={words.tryAgain} />
        <CallButton variant="outline" />
      </div>
    </div>
  );
}

/** Only its kind: a message can quote typed text. */
function errorCode(error: unknown): string {
  if (isRouteErrorResponse(error)) return String(error.status);
  return error instanceof Error ? error.name : 'unknown';
}
