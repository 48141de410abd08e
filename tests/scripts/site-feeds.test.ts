// @vitest-environment jsdom

import type { RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { siteRoutes } from '#routes';
import { articleMoves, articleTwins } from '../../scripts/feeds/articles.ts';
import { contactCard } from '../../scripts/feeds/contact-card.ts';
import type { FeedPost } from '../../scripts/feeds/feed-post.ts';
import { rss } from '../../scripts/feeds/rss.ts';
import { providerTwins, sitemap, sitePages } from '../../scripts/feeds/sitemap.ts';
import { languageLinks, unlistedPages } from '../../scripts/feeds/twins.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { hostileTexts } from '../hostile-texts.ts';

const createdAt = new Date('2026-09-01T18:00:00Z');
const updatedAt = new Date('2026-10-14T18:00:00Z');
const whiplash: FeedPost = {
  ...{ id: 'p1', translationOf: '' },
  title: 'Whiplash & <you>\u0000',
  slug: 'whiplash',
  summary: 'Symptoms "arrive" late ]]>',
  createdAt,
  updatedAt,
};
const latigazo: FeedPost = {
  ...whiplash,
  ...{ id: 'p1-es', translationOf: 'p1', title: 'El latigazo cervical', slug: 'latigazo' },
};
const undated: FeedPost = { ...whiplash, slug: 'undated', createdAt: null, updatedAt: null };

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}
const texts = (xml: string, selector: string) =>
  [...parse(xml).querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('/rss.xml', () => {
  it('has title, address, summary and date of each article', () => {
    const [item] = parse(rss(clinic, [whiplash, latigazo], 'en')).querySelectorAll('item');
    expect([...(item?.children ?? [])].map((each) => [each.tagName, each.textContent])).toEqual([
      ['title', 'Whiplash & <you>'],
      ['link', 'https://clinic.example/blog/whiplash'],
      ['guid', 'https://clinic.example/blog/whiplash'],
      ['description', 'Symptoms "arrive" late ]]>'],
      ['pubDate', 'Tue, 01 Sep 2026 18:00:00 GMT'],
    ]);
  });

  it.each(hostileTexts)('holds a hostile text as a text: %j', (text) => {
    const [item] = parse(
      rss(clinic, [{ ...whiplash, title: text, summary: text }], 'en'),
    ).querySelectorAll('item');
    expect([...(item?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
      ...['title', 'link', 'guid', 'description', 'pubDate'],
    ]);
    expect(item?.querySelectorAll('* > *')).toHaveLength(5);
    expect(item?.querySelector('title')?.textContent).toContain(text.match(/\w+/)?.[0]);
  });

  it('leaves out unlisted articles, and stops at twenty', () => {
    expect(texts(rss(clinic, [undated], 'en'), 'item')).toEqual([]);
    const many = Array.from({ length: 25 }, (_, i) => ({ ...whiplash, slug: `p${i}` }));
    expect(texts(rss(clinic, many, 'en'), 'item')).toHaveLength(20);
  });

  it('is valid without articles', () => {
    expect(texts(rss(clinic, [], 'en'), 'channel > link')).toContain('https://clinic.example/blog');
  });
});

describe('/es/rss.xml', () => {
  it('has the Spanish articles at their own addresses, and says that it is Spanish', () => {
    const feed = rss(clinic, [whiplash, latigazo], 'es');
    expect(texts(feed, 'item > link')).toEqual(['https://clinic.example/es/blog/latigazo']);
    expect(texts(feed, 'channel > language')).toEqual(['es-us']);
    expect(texts(feed, 'channel > link')).toContain('https://clinic.example/es/blog');
    expect(feed).toContain('<atom:link href="https://clinic.example/es/rss.xml" rel="self"');
  });
});

describe('articles in two languages', () => {
  const alone: FeedPost = { ...whiplash, id: 'p2', slug: 'sleep' };
  const orphan: FeedPost = { ...latigazo, id: 'p3-es', translationOf: 'p3', slug: 'huerfano' };
  const articles = [whiplash, latigazo, alone, orphan];

  it('lead to each other, and to the list where there is no other one', () => {
    expect(articleMoves(articles)).toEqual([
      { from: '/es/blog/whiplash', to: '/es/blog/latigazo' },
      { from: '/blog/latigazo', to: '/blog/whiplash' },
      { from: '/es/blog/sleep', to: '/es/blog' },
      { from: '/blog/huerfano', to: '/blog' },
    ]);
  });

  it('name each other to search engines, and one that is alone names none', () => {
    const links = (path: string) =>
      languageLinks(path, 'https://clinic.example', articleTwins(articles));
    expect(links('/es/blog/latigazo')).toBe(links('/blog/whiplash'));
    expect(links('/blog/whiplash')).toContain(
      'hreflang="es" href="https://clinic.example/es/blog/latigazo"',
    );
    expect(links('/blog/sleep')).toBe('');
    expect(links('/es/blog/huerfano')).toBe('');
  });

  it('are in the sitemap once the Spanish words are signed', () => {
    const listed = (isSigned: boolean) =>
      texts(sitemap(clinic, articles, [], {}, isSigned), 'loc').filter((address) =>
        /\/blog\/./.test(address ?? ''),
      );
    const [english, spanish] = [
      ['whiplash', 'sleep'],
      ['latigazo', 'huerfano'],
    ];
    expect(listed(false)).toEqual(english.map((slug) => `https://clinic.example/blog/${slug}`));
    expect(listed(true)).toEqual(
      expect.arrayContaining(spanish.map((slug) => `https://clinic.example/es/blog/${slug}`)),
    );
  });
});

describe('/sitemap.xml', () => {
  const changes = {
    facts: new Date('2026-11-20T17:00:00Z'),
    staff: new Date('2026-11-22T17:00:00Z'),
    media: new Date('2026-09-01T17:00:00Z'),
  };

  /** Addresses of the public routes, without articles. */
  const addresses = (nodes: RouteObject[]): string[] =>
    nodes.flatMap(({ path = '', children = [] }) => {
      if (path === '*' || path === '__ui') return [];
      return path || addresses(children);
    });

  it('has every page that visitors can open', () => {
    expect([...sitePages, ...unlistedPages, '/blog/:slug', '/about/:slug'].sort()).toEqual(
      addresses(siteRoutes).sort(),
    );
    expect(texts(sitemap(clinic, [], [], changes), 'loc')).toEqual(
      sitePages.map((path) => `https://clinic.example${path}`),
    );
  });

  it('has every provider with a page', () => {
    const staff = [{ slug: 'avery-lund' }, { slug: '' }];
    expect(texts(sitemap(clinic, [], staff, changes), 'loc').slice(sitePages.length)).toEqual([
      'https://clinic.example/about/avery-lund',
    ]);
  });

  it('has their Spanish pages once the Spanish words are signed, and both name each other', () => {
    const staff = [{ slug: 'avery-lund' }, { slug: '' }];
    const listed = (isSigned: boolean) =>
      texts(sitemap(clinic, [], staff, changes, isSigned), 'loc').filter((address) =>
        address.includes('avery'),
      );
    const [english, spanish] = ['/about/avery-lund', '/es/nosotros/avery-lund'];
    expect(listed(false)).toEqual([clinic.origin + english]);
    expect(listed(true)).toEqual([clinic.origin + english, clinic.origin + spanish]);
    const links = (path: string) => languageLinks(path, clinic.origin, providerTwins(staff));
    expect(links(spanish)).toBe(links(english));
    expect(links(english)).toContain(`hreflang="es" href="${clinic.origin}${spanish}"`);
  });

  it('has every published article', () => {
    expect(texts(sitemap(clinic, [whiplash, undated], [], changes), 'loc').slice(-2)).toEqual([
      'https://clinic.example/blog/whiplash',
      'https://clinic.example/blog/undated',
    ]);
  });

  it('says of every address when it changed, or what it shows', () => {
    const staff = [{ slug: 'avery-lund' }];
    const file = sitemap(clinic, [whiplash, undated], staff, changes);
    const dates = texts(file, 'lastmod').map((date) => date.slice(0, 10));
    const of = (path: string) => dates[texts(file, 'loc').indexOf(`${clinic.origin}${path}`)];
    expect(dates).toHaveLength(sitePages.length + 3);
    expect(['/', '/about', '/about/avery-lund'].map(of)).toEqual(Array(3).fill('2026-11-22'));
    expect(['/gallery', '/blog', '/privacy', '/blog/undated'].map(of)).toEqual(
      Array(4).fill('2026-11-20'),
    );
    expect(of('/blog/whiplash')).toBe('2026-10-14');
  });
});

it('/clinic.vcf is a contact that phones read', () => {
  const card = contactCard(clinic);
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:3\.0\r\n.*\r\nEND:VCARD\r\n$/s);
  expect(card.replaceAll('\r\n ', '').split('\r\n')).toEqual(
    expect.arrayContaining([
      'FN:Wasatch Spine & Auto Injury',
      'TEL;TYPE=WORK,VOICE:+18015550142',
      'ADR;TYPE=WORK:;;9350 S Example St\\, Suite 100;Sandy;UT;84070;US',
      'URL:https://clinic.example',
    ]),
  );
});
