import { expect, it } from 'vitest';
import { redirectsFile } from '../../scripts/build/redirects-file.ts';
import { spanishItem, spanishMoves } from '../../scripts/feeds/twins.ts';

it('addresses in capitals lead to the page for good', () => {
  expect(redirectsFile(['/', '/contact', '/pip-guide']).trim().split('\n')).toEqual([
    '/Contact /contact 301',
    '/CONTACT /contact 301',
    '/Pip-guide /pip-guide 301',
    '/Pip-Guide /pip-guide 301',
    '/PIP-guide /pip-guide 301',
    '/PIP-Guide /pip-guide 301',
    '/PIP-GUIDE /pip-guide 301',
  ]);
});

it('small words of a title may be small', () => {
  expect(redirectsFile(['/notice-of-privacy-practices'])).toContain(
    '/Notice-of-Privacy-Practices /notice-of-privacy-practices 301',
  );
});

it('an address that an article has left leads to it, unless another article has it now', () => {
  const moves = [
    { from: '/blog/whiplash-facts', to: '/blog/whiplash' },
    { from: '/blog/ice', to: '/blog/whiplash' },
  ];
  const lines = redirectsFile(['/blog/whiplash', '/blog/ice'], moves).trim().split('\n');
  expect(lines[0]).toBe('/blog/whiplash-facts /blog/whiplash 301');
  expect(lines.filter((line) => line.startsWith('/blog/ice '))).toEqual([]);
});

it('those of articles, too, one part after another', () => {
  const lines = redirectsFile(['/es', '/es/blog', '/es/blog/neck-pain']).trim().split('\n');
  expect(lines.filter((line) => !line.includes('*'))).toEqual([
    '/Es /es 301',
    '/ES /es 301',
    '/es/Blog /es/blog 301',
    '/es/BLOG /es/blog 301',
    '/es/blog/Neck-pain /es/blog/neck-pain 301',
    '/es/blog/Neck-Pain /es/blog/neck-pain 301',
    '/es/blog/NECK-pain /es/blog/neck-pain 301',
    '/es/blog/NECK-Pain /es/blog/neck-pain 301',
    '/es/blog/NECK-PAIN /es/blog/neck-pain 301',
  ]);
  // After those of pages: '/Es' has a rule of its own.
  expect(lines.slice(-4)).toEqual([
    '/Es/* /es/:splat 301',
    '/ES/* /es/:splat 301',
    '/es/Blog/* /es/blog/:splat 301',
    '/es/BLOG/* /es/blog/:splat 301',
  ]);
});

it('English names under /es lead to the Spanish pages, those of the staff included', () => {
  const lines = redirectsFile([], [], spanishMoves).trim().split('\n');
  expect(lines).toContain('/es/patient-info /es/pacientes 302');
  expect(lines).toContain('/es/about /es/nosotros 302');
  expect(lines).toContain('/es/about/:slug /es/nosotros/:slug 302');
  expect(spanishItem('/about/dana-reyes')).toBe('/es/nosotros/dana-reyes');
});
