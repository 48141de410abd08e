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
  '/contact.html.',
  '/contact/INDEX.HTML',
  '/contact%23top',
  '/contact%0D%0A',
  '/contact%C2%BB',
  '/contact%E2%81%A9',
  '/contact%E3%80%82',
  '/contact%EF%BC%89',
  '/contact</a>',
  '/contact%3Cbr%3EMonday',
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
  ['/blog/%E3%81%82', '/blog/%E3%81%82'],
  ['/admin/dashboard/appointments/Ab1', '/admin/dashboard/appointments/Ab1'],
])('%s means %s', (pathname, address) => {
  expect(meantAddress(pathname)).toBe(address);
});
