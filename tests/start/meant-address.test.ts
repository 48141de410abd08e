import { expect, it } from 'vitest';
import { meantAddress } from '#start/meant-address.ts';

it.each([
  '/contact.',
  '/contact)',
  '/contact,',
  '/contact%20',
  '/contact%E2%80%8B',
  '/contact%22%3E',
  '/contact…',
  '/contact_',
  '/contact&fbclid=IwAR0',
  '/contact%3Ffbclid=IwAR0',
  '//contact',
  '/contact.html',
  '/contact',
])('%s means /contact', (pathname) => {
  expect(meantAddress(pathname)).toBe('/contact');
});

it.each([
  ['/', '/'],
  ['/)', '/'],
  ['/index.html', '/'],
  ['/contact//', '/contact/'],
  ['/contact./', '/contact/'],
  ['/blog/neck-pain.)', '/blog/neck-pain'],
  ['/blog/caf%C3%A9', '/blog/caf%C3%A9'],
  ['/admin/dashboard/appointments/Ab1', '/admin/dashboard/appointments/Ab1'],
])('%s means %s', (pathname, address) => {
  expect(meantAddress(pathname)).toBe(address);
});
