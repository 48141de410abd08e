import fc from 'fast-check';
import { expect, it } from 'vitest';
import { meantAddress } from '#start/meant-address.ts';
import { isPlainAddress } from '#start/plain-address.ts';
import { sitePages } from '../../scripts/feeds/sitemap.ts';

it.each([...sitePages, '/contact/', '/admin/login', '/admin/schedule/AbC9x'])(
  '%s opens without the code that looks for what is meant',
  (address) => {
    expect(isPlainAddress(address)).toBe(true);
  },
);

it('an address that means another one is never plain', () => {
  const parts = ['/', '//', 'contact', 'admin', 'Admin', 'index', 'INDEX', 'A', '9', '-', '_', '.'];
  const more = ['%', '%20', '%2F', '.html', 'https:', 'www.', '=', '&', ')', 'é', '\u00ad'];
  const address = fc.array(fc.constantFrom(...parts, ...more), { maxLength: 6 });
  fc.assert(
    fc.property(address, (found) => {
      const pathname = `/${found.join('')}`;
      return !isPlainAddress(pathname) || meantAddress(pathname) === pathname;
    }),
    { numRuns: 5000 },
  );
});
