import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { report } from '#data/problems/report.ts';
import { Head } from '#ui/head.tsx';
import { ReloadButton } from '#ui/loading/reload-button.tsx';
import * as words from '#words/frame.ts';
import { track } from '../analytics/track.ts';
import { CallButton } from '../clinic/call-button.tsx';

/** Replaces a page that crashed. 'Try again' also loads a new version of the site. */
export function SiteError() {
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
