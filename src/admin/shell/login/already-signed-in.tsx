import { Suspense } from 'react';
import { Await, Navigate, useSearchParams } from 'react-router-dom';
import { nextPath } from '#domain/next-path.ts';

/** Redirects a signed-in person; the form is usable until that is known. */
export function AlreadySignedIn({ signedIn }: { signedIn: Promise<boolean> }) {
  const [params] = useSearchParams();
  return (
    <p role="status" className="mt-3 min-h-6 text-center text-[.875rem] text-text-3">
      <Suspense fallback="Loading...">
        <Await resolve={signedIn}>
          {(isSignedIn) => isSignedIn && <Navigate to={nextPath(params.get('next'))} replace />}
        </Await>
      </Suspense>
    </p>
  );
}
