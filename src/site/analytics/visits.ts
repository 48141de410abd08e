import { trackClick } from './click.ts';
import { cookieChoice, onCookieChoice } from './stored-cookie-choice.ts';
import { enterPage, followChoice, isMeasured } from './tag.ts';
import { track } from './track.ts';

type Visit = { path: string; article: string; end: (() => void) | null };

let visit: Visit | null = null;
let stopFollowing = () => {};

/** Measures the visit of a page. The page's script begins it, and the app goes on with it: a page is counted once. */
export function visitPage(path: string): void {
  if (visit?.path === path) return;
  endVisit();
  visit = { path, article: '', end: null };
  stopFollowing = onCookieChoice(follow);
  follow();
}

export function endVisit(): void {
  stopFollowing();
  visit?.end?.();
  visit = null;
}

/** Counts the article on the page, once. */
export function visitArticle(slug: string): void {
  if (visit?.article === slug) return;
  if (visit) visit.article = slug;
  track('blog_view', { slug });
}

function follow(): void {
  const choice = cookieChoice();
  // First: the tag must have the choice before the first page view.
  followChoice(choice);
  if (!visit) return;
  if (isMeasured(choice)) visit.end ??= measure(visit.path);
  else {
    visit.end?.();
    visit.end = null;
  }
}

/** Returns a function that ends it. */
function measure(path: string): () => void {
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
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  document.addEventListener('click', trackClick, { signal });
  const stopScroll = watchScrollDepth();
  return () => {
    listening.abort();
    stopScroll();
    leave();
  };
}

const depths = [25, 50, 75, 90, 100] as const;

/** Measures, once each, how far the page was scrolled. Returns a function that ends it. */
function watchScrollDepth(): () => void {
  let reported = 0;

  const onScroll = () => {
    const { scrollHeight } = document.documentElement;
    // At some zoom levels the end of a page stays a fraction of a pixel away.
    const seen = ((window.scrollY + window.innerHeight + 1) / scrollHeight) * 100;
    for (const percent of depths.slice(reported)) {
      if (seen < percent) return;
      reported += 1;
      track('scroll_depth', { percent });
    }
  };

  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}
