import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { report } from '#data/problems/report.ts';
import { may } from '#domain/account/access.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Head } from '#ui/head.tsx';
import { ChunkLoadError } from '#ui/loading/load-chunk.ts';
import { ReloadButton } from '#ui/loading/reload-button.tsx';
import { RetryButton } from '../../shared/data/retry-button.tsx';
import { useAdminData } from '../../shared/data/use-admin-data.ts';
import { problemsPath } from '../../shared/paths/paths.ts';

const words = {
  missing: {
    title: 'This page didn’t load',
    text: 'Check the internet connection, then try again.',
  },
  broken: {
    title: 'Something went wrong.',
    text: 'An unexpected error occurred. Please try reloading the page.',
  },
};

/** Replaces a page that crashed, inside the frame. */
export function PageLoadError() {
  const error = useRouteError();
  const { session } = useAdminData();
  useEffect(() => report(error, 'A page broke'), [error]);
  const isMissing = error instanceof ChunkLoadError;
  const { title, text } = words[isMissing ? 'missing' : 'broken'];
  return (
    <div className="grid gap-5">
      <Head title={title} noindex />
      <div role="alert">
        <h1>{title}</h1> <p className="mt-2 text-text-2">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        {/* The router remembers code that failed to load: only a new document requests it again. */}
        <ReloadButton label={isMissing ? 'Retry' : 'Reload Page'} />
        {!isMissing && <RetryButton size="md" />}
        {may(session.role, 'read', 'problems') && (
          <ButtonLink variant="ghost" size="md" to={problemsPath}>
            See problems
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
