import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { CookieChoice } from '#domain/cookie-choice.ts';
import { useCookieChoice } from '../consent/cookie-choice.ts';
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
    const enteredAt = performance.now();
    let hasLeft = false;
    const leave = () => {
      if (hasLeft) return;
      hasLeft = true;
      const seconds = Math.round((performance.now() - enteredAt) / 1000);
      track('timing', { name: 'time_on_page', value_s: seconds });
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
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
