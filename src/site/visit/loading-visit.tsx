import { Skeleton } from '#ui/loading/skeleton.tsx';
import * as words from '#words/visit.ts';
import { PhoneLink } from '../clinic/phone-link.tsx';

/** Also what the build writes, so it says what to do when the app does not come. */
export function LoadingVisit() {
  return (
    <>
      <noscript>
        <p className="mt-3 max-w-[42ch] text-lead">
          {words.noScriptBefore} <PhoneLink />
          {words.noScriptAfter}
        </p>
      </noscript>
      <div className="noscript:hidden">
        <p role="status" className="sr-only">
          {words.loading}
        </p>
        <Skeleton className="block h-6 w-full max-w-80" />
        <Skeleton className="mt-8 block h-10 w-full max-w-96" />
        <Skeleton className="mt-3 block h-6 w-full max-w-72" />
        <Skeleton className="mt-8 block h-13 w-full max-w-60" />
        <p className="mt-8 text-text-2">
          {words.nothingYet} <PhoneLink />.
        </p>
      </div>
    </>
  );
}
