import { describe, expect, it } from 'vitest';
import { funnelOf, heardOf, sourceOf, sourceRows } from '#domain/analytics/patient-sources.ts';
import { type Lead, leadFrom } from '#domain/leads/lead.ts';
import { taggedLink } from '#domain/leads/tagged-link.ts';
import type { VisitStatus } from '#domain/visits/visit.ts';

const bySource = (lead: Lead) => sourceOf(lead, 'clinic.example');
const lead = (fields: Record<string, unknown> = {}): Lead => leadFrom('l1', fields);
const from = (source: object) => lead({ source });
const followed = (one: Lead, ...statuses: VisitStatus[]) => ({
  lead: one,
  visits: statuses.map((status) => ({ status })),
});
const called = { reachedAt: new Date('2026-11-16T16:00:00Z') };

describe('the source of a request', () => {
  it('is what a link says, also where every object has that name', () => {
    const sent = ['constructor', 'valueOf'].map((source) => followed(from({ utm: { source } })));
    const rows = sourceRows(sent, [], bySource);
    expect(rows.map(({ name }) => name)).toEqual(['constructor', 'valueof']);
  });

  it.each([
    [
      'the campaign before the link',
      { utm: { source: 'Flyer' }, referrerHost: 'a.example' },
      'flyer',
    ],
    ['the site of the link', { referrerHost: 'www.google.com' }, 'google'],
    ['direct without a link', { referrerHost: '' }, 'direct or unknown'],
    ['direct from a page of our own', { referrerHost: 'clinic.example' }, 'direct or unknown'],
    ['a phone call that staff entered', { page: '/admin' }, 'phone call'],
  ])('is %s', (_, source, name) => {
    expect(sourceOf(from(source), 'clinic.example')).toBe(name);
  });

  it('is unknown on older leads', () => {
    expect(sourceOf(lead(), 'clinic.example')).toBe('direct or unknown');
  });

  it.each([
    ['google', ['google', 'Google', 'google.com', 'www.google.co.uk', 'business.google.com']],
    ['google', ['com.google.android.googlequicksearchbox', 'com.google.android.gm']],
    ['facebook', ['fb', 'Facebook', 'l.facebook.com', 'm.facebook.com', 'com.facebook.katana']],
    ['nextdoor', ['nextdoor.com', 'com.nextdoor']],
    ['duckduckgo', ['duckduckgo.com', 'com.duckduckgo.mobile.android']],
    ['healthgrades', ['healthgrades', 'healthgrades.com', 'Healthgrades.com']],
    ['spring flyer', ['Spring Flyer', ' spring flyer ']],
  ])('is %s however it is written', (name, written) => {
    const tagged = written.map((source) => from({ utm: { source } }));
    const linked = written
      .filter((host) => host.includes('.'))
      .map((referrerHost) => from({ referrerHost }));
    expect(new Set([...tagged, ...linked].map(bySource))).toEqual(new Set([name]));
  });

  it('is what the person said, where staff asked', () => {
    expect(heardOf(lead({ heardFrom: 'drove_by' }))).toBe('Drove by');
    expect(heardOf(lead({ heardFrom: 'radio' }))).toBe('Not asked');
  });
});

describe('how far people got', () => {
  it.each([
    ['nowhere', followed(lead()), [0, 0, 0]],
    ['reached', followed(lead(called)), [1, 0, 0]],
    ['reached, because they phoned', followed(from({ page: '/admin' })), [1, 0, 0]],
    ['booked, and so reached', followed(lead(), 'scheduled'), [1, 1, 0]],
    ['booked, without coming', followed(lead(called), 'no_show'), [1, 1, 0]],
    ['reached, after a cancelled visit', followed(lead(called), 'cancelled'), [1, 0, 0]],
    ['arrived', followed(lead(), 'cancelled', 'completed', 'scheduled'), [1, 1, 1]],
  ])('%s', (_, one, [reached, booked, arrived]) => {
    expect(funnelOf([one])).toEqual({ requests: 1, reached, booked, arrived });
  });
});

describe('the rows of a table', () => {
  const google = { source: { referrerHost: 'google.com', page: '/contact', landing: '/blog' } };

  it('have the names of both months, without spam, the most frequent first', () => {
    const rows = sourceRows(
      [followed(lead()), followed(lead(google)), followed(lead(google), 'arrived')],
      [followed(from({ utm: { source: 'flyer' } })), followed(lead({ ...google, spam: true }))],
      bySource,
    );
    expect(
      rows.map(({ name, pages, now, before }) => [name, pages, now.requests, before.requests]),
    ).toEqual([
      ['google', ['/blog 2'], 2, 0],
      ['direct or unknown', [], 1, 0],
      ['flyer', [], 0, 1],
    ]);
    expect(rows[0]?.now.arrived).toBe(1);
  });

  it('are fifteen and the rest', () => {
    const many = Array.from({ length: 20 }, (_, index) =>
      followed(from({ referrerHost: `site-${index}.example` }), 'completed'),
    );
    const rows = sourceRows(many, many.slice(0, 1), bySource);
    expect(rows).toHaveLength(16);
    expect(rows[0]?.before.requests).toBe(1);
    expect(rows.at(-1)).toMatchObject({ name: 'all others', now: { requests: 5, arrived: 5 } });
  });
});

describe('a tagged link', () => {
  const tags = { page: '/contact', source: 'Spring Flyer', medium: '', campaign: ' ' };

  it('has the tags that are filled in, in one spelling', () => {
    expect(taggedLink(tags, 'https://clinic.example')).toBe(
      'https://clinic.example/contact?utm_source=spring-flyer',
    );
    expect(
      taggedLink({ ...tags, medium: 'E-Mail', campaign: '10% & more' }, 'https://clinic.example'),
    ).toBe(
      'https://clinic.example/contact?utm_source=spring-flyer&utm_medium=e-mail&utm_campaign=10-more',
    );
  });

  it.each(['source', 'medium', 'campaign'])(
    'is never cut: none with a %s that is too long',
    (name) => {
      const longest = { ...tags, [name]: 'x'.repeat(60) };
      expect(taggedLink(longest, 'https://clinic.example')).toContain('x'.repeat(60));
      const tooLong = { ...longest, [name]: 'x'.repeat(61) };
      expect(taggedLink(tooLong, 'https://clinic.example')).toBeNull();
    },
  );

  it('needs a source', () => {
    expect(taggedLink({ ...tags, source: ' ?! ' }, 'https://clinic.example')).toBeNull();
  });
});
