import { track } from './track.ts';

const depths = [25, 50, 75, 90, 100] as const;

/** Measures, once each, how far the page was scrolled. Returns a function that ends it. */
export function watchScrollDepth(): () => void {
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
