import { Suspense, useEffect, useLayoutEffect } from 'react';
import { Await, useLocation, useMatches } from 'react-router-dom';
import type { CookieChoice } from '#domain/cookie-choice.ts';
import { useCookieChoice } from '../consent/cookie-choice.ts';
import { usePageHandle } from '../layout/page-handle.ts';
import { trackClick } from './click.ts';
import { watchScrollDepth } from './scroll-depth.ts';
import { enterPage, followChoice, isMeasured } from './tag.ts';
import { track } from './track.ts';

/** Measures visits. It stands in the public layout alone, so that nothing is measured under /admin. */
export function Analytics() {
  const choice = useCookieChoice();
  const { pathname } = useLocation();
  const titled = useTitled();
  return (
    <>
      {/* First, since the tag has to know the choice before it hears of a visit. */}
      <Consent choice={choice} />
      {isMeasured(choice) && (
        <Suspense key={pathname}>
          <Await resolve={titled}>
            <PageVisit path={pathname} />
          </Await>
        </Suspense>
      )}
    </>
  );
}

/** What the page's title waits for: a promise, or anything else where it is there. */
function useTitled(): unknown {
  const { readsTitle } = usePageHandle();
  const page = useMatches().at(-1)?.loaderData as { read?: unknown } | undefined;
  return readsTitle && page?.read;
}

function Consent({ choice }: { choice: CookieChoice | null }) {
  useLayoutEffect(() => followChoice(choice), [choice]);
  return null;
}

function PageVisit({ path }: { path: string }) {
  // Layout effect: what a page measures in its effects belongs to that page already.
  useLayoutEffect(() => {
    enterPage();
    track('page_view', { page_path: path, page_title: document.title });
    let enteredAt: number | null = performance.now();
    const leave = () => {
      if (enteredAt === null) return;
      const seconds = Math.round((performance.now() - enteredAt) / 1000);
      enteredAt = null;
      track('timing', { name: 'time_on_page', value_s: seconds });
    };
    // A page that Back brings up as it was left.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) enteredAt = performance.now();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [path]);

  useEffect(watchScrollDepth, []);

  useEffect(() => {
    document.addEventListener('click', trackClick);
    return () => document.removeEventListener('click', trackClick);
  }, []);
  return null;
}
