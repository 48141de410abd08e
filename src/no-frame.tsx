import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { clinic } from '#domain/clinic.ts';
import { ButtonLink } from '#ui/button.tsx';
import { LoadAgainButton } from '#ui/load-again-button.tsx';

/** Instead of a page whose frame did not load, of the website or the back office. */
export function NoFrame() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className="wrap section">
      <title>Something went wrong</title>
      <div role="alert">
        <h1 className="text-h1">This page did not load</h1>
        <p className="mt-4 max-w-[48ch] text-lead text-text-2">
          Please try again, or call {clinic.name}.
        </p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <LoadAgainButton label="Try again" />
        <ButtonLink href={clinic.phone.href} variant="outline">
          Call {clinic.phone.display}
        </ButtonLink>
      </div>
    </main>
  );
}
