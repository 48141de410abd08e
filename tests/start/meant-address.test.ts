import { expect, it } from 'vitest';
import { fileAt, isElsewhere, meantAddress } from '#start/meant-address.ts';

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
  '/contact.html/',
  '/contact/index.htm',
  '/contacthttps://clinic.example/contact',
  '/con=%0D%0Atact',
  '/contact/INDEX.HTML',
  '/contact%0D%0A',
  '/contact%C2%BB',
  '/contact%E2%81%A9',
  '/contact%E3%80%82',
  '/contact%EF%BC%89',
  '/contact</a>',
  '/con%C2%ADtact',
  '/contact%C2%AD',
  '/con%E2%80%8Btact%EF%BB%BF',
  '/contact%',
  '/contact%A0',
  '/contact%E2%80',
  '/contact](https://clinic.example/contact)',
  '/contact)Monday',
  "/contact's",
  '/contact%E2%80%99s',
  '/contact%5D%28',
  '/contact,Monday',
  '/%2Fcontact',
  '/%63ontact',
  '/contact.)%20%0A',
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
  ['/contact%23top', '/contact#top'],
  ['/visit%2523Ab-1.0f', '/visit#Ab-1.0f'],
  ['/visit%23Ab-1.0f%2E', '/visit#Ab-1.0f%2E'],
  ['/blog%2Fneck-pain', '/blog/neck-pain'],
  ['/blog/neck-%C2%ADpain%E2%80%A6', '/blog/neck-pain'],
  ['/blog/neck%E2%80%91pain', '/blog/neck-pain'],
  ['/blog/neck-=%0Apain', '/blog/neck-pain'],
  ['/pip-guide.pdf.', '/pip-guide.pdf'],
  ['/contact./', '/contact/'],
  ['/contact%2F%2F.', '/contact/'],
  ['/CONTACT%2E', '/contact'],
  ['/cOntact', '/contact'],
  ['/eS/cOntacto)', '/es/contacto'],
  ['/Blog/nECK-pain', '/blog/neck-pain'],
  ['/blog/CAF%C3%89', '/blog/caf%C3%A9'],
  ['/VISIT%23Ab-1.0f', '/visit#Ab-1.0f'],
  ['/blog/neck-pain.)', '/blog/neck-pain'],
  ['/blog/caf%C3%A9', '/blog/caf%C3%A9'],
  ['/blog/%E3%81%82', '/blog/%E3%81%82'],
  ['/admin/dashboard/appointments/Ab1', '/admin/dashboard/appointments/Ab1'],
])('%s means %s', (pathname, address) => {
  expect(meantAddress(pathname)).toBe(address);
});

it.each([
  ['/pip-guide.pdf)', '/pip-guide.pdf'],
  ['/pip-guide.pdf%3E%20', '/pip-guide.pdf'],
  ['/Pip-Guide.PDF', '/pip-guide.pdf'],
  ['/guia-pip.pdf.', '/guia-pip.pdf'],
  ['/pip-guide.pdf/', '/pip-guide.pdf'],
  ['/pip-guide.pdf', '/pip-guide.pdf'],
  ['/visit%23Ab-1.0f', undefined],
  ['/contact.', undefined],
  ['/contact.html', undefined],
  ['/blog/neck-pain', undefined],
  ['/', undefined],
])('%s means the file %s', (pathname, file) => {
  expect(fileAt(meantAddress(pathname))).toBe(file);
});

it('B13 a Spanish address in an English document leads to the Spanish one, once', () => {
  expect(isElsewhere(meantAddress('/eS/contacto'), '/eS/contacto')).toBe(true);
  expect(isElsewhere(meantAddress('/es/cOntacto'), '/es/cOntacto')).toBe(false);
  expect(isElsewhere(meantAddress('/essay'), '/essay')).toBe(false);
});
