import { describe, expect, it } from 'vitest';
import { parseConsentVersion, parseSource } from '../../netlify/lib/forms/source.ts';

const nothing = { page: '', referrerHost: '', utm: {} };

describe('where a submission came from', () => {
  it('keeps path, host and campaign', () => {
    const source = {
      page: '/contact',
      referrerHost: 'www.google.com',
      utm: { source: 'google', medium: 'cpc', campaign: 'spring', term: 'whiplash', content: 'a' },
    };
    expect(parseSource(source)).toEqual(source);
  });

  it.each([undefined, null, 'text', [], { page: 7, referrerHost: {}, utm: 'x' }])(
    'reads %j as no source',
    (input) => {
      expect(parseSource(input)).toEqual(nothing);
    },
  );

  it.each([
    ['a query, which may hold a name', { page: '/contact?name=Maria#top' }, { page: '/contact' }],
    ['a query of the landing page', { landing: '/blog?q=Maria#top' }, { landing: '/blog' }],
    ['a landing page elsewhere', { landing: 'https://evil.example/' }, { landing: '' }],
    ['an address elsewhere', { page: 'https://evil.example/' }, { page: '' }],
    ['the page of staff, whose requests it marks', { page: '/admin' }, { page: '' }],
    ['the page of staff with more', { page: ' /admin?x#y' }, { page: '' }],
    ['a long path', { page: `/${'x'.repeat(300)}` }, { page: `/${'x'.repeat(199)}` }],
    ['a whole address as host', { referrerHost: 'https://a.example/b' }, { referrerHost: '' }],
    ['a host in capitals', { referrerHost: 'A.Example:8080' }, { referrerHost: 'a.example:8080' }],
    [
      'unknown campaign fields',
      { utm: { source: 'x', __proto__: 'y', id: 'z' } },
      { utm: { source: 'x' } },
    ],
    [
      'nothing of a letter at the limit',
      { utm: { term: `${'b'.repeat(99)}🙂` } },
      { utm: { term: `${'b'.repeat(99)}🙂` } },
    ],
    [
      'a long campaign',
      { utm: { term: `a\n${'b'.repeat(200)}` } },
      { utm: { term: `a ${'b'.repeat(98)}` } },
    ],
  ])('shortens %s', (_, input, kept) => {
    expect(parseSource(input)).toEqual({ ...nothing, ...kept });
  });
});

it.each([
  ['2026-01-05', '2026-01-05'],
  ['', null],
  ['x'.repeat(33), null],
  ['<b>', null],
  [7, null],
])('consent version %j is kept as %j', (input, version) => {
  expect(parseConsentVersion(input)).toBe(version);
});
