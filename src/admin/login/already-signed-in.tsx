import { Suspense } from 'react';
import { Await, Navigate, useSearchParams } from 'react-router-dom';
import { nextPath } from '#domain/next-path.ts';

/** Leads on whoever needs no form; until that is known, the form can be filled in all the same. */
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
