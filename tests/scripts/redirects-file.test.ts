import { expect, it } from 'vitest';
import { redirectsFile } from '../../scripts/build/redirects-file.ts';

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

it('those of articles, too', () => {
  const lines = redirectsFile(['/blog/neck-pain']).trim().split('\n');
  expect(lines).toContain('/blog/Neck-Pain /blog/neck-pain 301');
  expect(lines).toContain('/BLOG/NECK-PAIN /blog/neck-pain 301');
  expect(lines).toHaveLength(17);
});
