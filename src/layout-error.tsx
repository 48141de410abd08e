import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { report } from '#data/problems/report.ts';
import { clinic } from '#domain/clinic/clinic.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { ReloadButton } from '#ui/loading/reload-button.tsx';

/** Replaces a page whose frame failed to load, of the website or the back office. */
export function LayoutError() {
  const error = useRouteError();
  useEffect(() => report(error, 'A page lost its frame'), [error]);
  return (
    <main className="wrap section">
      <div role="alert" className="mb-8">
        <title>{clinic.name}</title>
        <h1 className="text-h1">This page didn’t load</h1>
        <p className="mt-4 text-lead">
          Please try again, or call <a href={phoneHref(clinic.phone)}>{clinic.phone}</a>.
        </p>
      </div>
      <ReloadButton label="Try again" />
    </main>
  );
}
