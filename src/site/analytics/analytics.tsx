import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { CookieChoice } from '#domain/clinic/cookie-choice.ts';
import { useCookieChoice } from '../consent/stored-cookie-choice.ts';
import { trackClick } from './click.ts';
import { watchScrollDepth } from './scroll-depth.ts';
import { enterPage, followChoice, isMeasured } from './tag.ts';
import { track } from './track.ts';

/** Measures visits. It stands in the public layout alone, so that nothing is measured under /admin. */
export function Analytics() {
  const choice = useCookieChoice();
  const { pathname } = useLocation();
  return (
    <>
      {/* First, since the tag has to know the choice before it hears of a visit. */}
      <Consent choice={choice} />
      {isMeasured(choice) && <PageVisit key={pathname} path={pathname} />}
    </>
  );
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

  // With the view, so that nothing done on the page comes too early.
  useLayoutEffect(watchScrollDepth, []);

  useLayoutEffect(() => {
    document.addEventListener('click', trackClick);
    return () => document.removeEventListener('click', trackClick);
  }, []);
  return null;
}
