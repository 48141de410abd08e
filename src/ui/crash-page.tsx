import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { Button } from './button.tsx';

/** Where not even the frame of a page came, or the page has none. A reload also fetches a new version. */
export function CrashPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 px-6 py-12 text-center">
      <div role="alert" className="grid max-w-[30rem] gap-2">
        <h1>Something went wrong.</h1>{' '}
        <p className="text-text-2">An unexpected error occurred. Please try reloading the page.</p>
      </div>
      <Button onClick={() => location.reload()}>Reload Page</Button>
    </main>
  );
}
