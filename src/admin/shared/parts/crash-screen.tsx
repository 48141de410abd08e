import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import { report } from '#data/problems/report.ts';
import { Button } from '#ui/button.tsx';
import { FullScreen } from './full-screen.tsx';

/** Replaces a page that crashed. A reload also fetches a new version of the back office. */
export function CrashScreen({ error }: { error: unknown }) {
  useEffect(() => report(error, 'The back office broke'), [error]);
  return (
    <FullScreen
      title="Something went wrong."
      action={
        <Button onClick={() => location.reload()}>
          <RotateCw className="ico" />
          Reload Page
        </Button>
      }
    >
      An unexpected error occurred. Please try reloading the page.
    </FullScreen>
  );
}
