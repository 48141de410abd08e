import { useEffect } from 'react';
import { Outlet, type RouteObject, ScrollRestoration, useRouteError } from 'react-router-dom';
import { report } from '#data/problems/report.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { builtAnswer } from '#start/read-cache.ts';
import { loadChunk } from '#ui/loading/load-chunk.ts';
import { ReloadButton } from '#ui/loading/reload-button.tsx';
import * as words from '#words/frame.ts';

/** Loads the module of a page. It exports loader, action, Component, ErrorBoundary as it needs. */
export const code =
  <Module,>(load: () => Promise<Module>) =>
  () =>
    loadChunk(load);

/** Puts pages into the route that all have in common. */
export const inFrame = (children: RouteObject[]): RouteObject[] => [
  {
    element: (
      <>
        <Outlet />
        <ScrollRestoration />
      </>
    ),
    HydrateFallback: () => null,
    ErrorBoundary: LayoutError,
    children,
  },
];

/** Replaces a page whose frame failed to load, of the website or the back office. A built page knows the number. */
function LayoutError() {
  const error = useRouteError();
  useEffect(() => report(error, 'A page lost its frame'), [error]);
  const { name = '', phone = '' } = builtAnswer<Clinic | null>('clinic')?.value ?? {};
  return (
    <main className="wrap section">
      <div role="alert" className="mb-8">
        <title>{name || words.broken}</title>
        <h1 className="text-h1">{words.broken}</h1>
        <p className="mt-4 text-lead">
          {words.tryAgainText}
          {phone && (
            <>
              {words.orCall}
              <a href={phoneHref(phone)}>{phone}</a>
            </>
          )}
          .
        </p>
      </div>
      <ReloadButton label={words.tryAgain} />
    </main>
  );
}
