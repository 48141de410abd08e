import { savesData } from '#ui/loading/saves-data.ts';

/** Pages of the website, and none with a secret or a sign-in. */
const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/admin', '/admin/*', '/visit', '/*\\?(.+)', '/*.*'] } },
    { not: { selector_matches: '[download], [href^="#"]' } },
  ],
};

/** Browsers with speculation rules read the next page before its link is followed. */
export const nextPages = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'moderate' }],
});

/** Does nothing if the visitor saves data or the line is slow. */
export function speculate(): void {
  const { connection } = navigator as { connection?: { effectiveType?: string } };
  if (savesData() || /2g/.test(connection?.effectiveType ?? '')) return;
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = nextPages;
  document.head.append(rules);
}
