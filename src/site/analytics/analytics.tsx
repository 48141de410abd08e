import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { CookieChoice } from '#domain/clinic/cookie-choice.ts';
import { trackClick } from './click.ts';
import { watchScrollDepth } from './scroll-depth.ts';
import { useCookieChoice } from './stored-cookie-choice.ts';
import { enterPage, followChoice, isMeasured } from './tag.ts';
import { track } from './track.ts';

/** Measures visits. Only the public layout renders it, so /admin is never measured. */
export function Analytics() {
  const choice = useCookieChoice();
  const { pathname } = useLocation();
  return (
    <>
      {/* First: the tag must have the choice before the first page view. */}
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
  // A layout effect runs before the page's own effects, whose events belong to the new page.
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
    // The browser's cache restored the page after Back.
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

  // Together with the page view, so that no event comes before it.
  useLayoutEffect(watchScrollDepth, []);

  useLayoutEffect(() => {
    document.addEventListener('click', trackClick);
    return () => document.removeEventListener('click', trackClick);
  }, []);
  return null;
}
