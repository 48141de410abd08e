import { cleanup, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shareImage } from '#domain/clinic/share-image.ts';
import { defaultStaff } from '#domain/clinic/staff-member.ts';
import { sitePages } from '../../scripts/feeds/sitemap.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openPage } from '../open-route.tsx';
import { manyPhotos } from './photos.ts';
import { post } from './post-fixtures.ts';

const article = {
  title: 'Ends </script><b>here',
  summary: 'What the first days after a crash feel like, and when to have your neck checked.',
};

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  backend.posts = [
    post('whiplash', article),
    post('plain', { ...article, coverImageUrl: '', coverImageAlt: '' }),
  ];
  backend.media = manyPhotos(14);
  backend.staff = [
    { ...defaultStaff, slug: 'avery', firstVisit: 'An exam.', licenseNumber: '000-1' },
  ];
});

/** Of each page, without the name of the clinic. */
const titles: Record<string, string> = {
  '/': 'Car accident chiropractor in Sandy, Utah',
  '/about': 'About',
  '/gallery': 'Clinic Gallery',
  '/blog': 'Blog',
  '/patient-info': 'Patient Info',
  '/attorneys': 'Attorneys',
  '/pip-guide': 'Free Utah PIP Guide',
  '/contact': 'Contact',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/disclaimer': 'Disclaimer',
  '/notice-of-privacy-practices': 'Notice of Privacy Practices',
  '/good-faith-estimate': 'Good faith estimate',
  '/accessibility': 'Accessibility',
  '/language-help': 'Language help',
  '/blog/whiplash': article.title,
  '/about/avery': 'Our care team, Chiropractic physician and front desk',
};
const pages = [...sitePages, '/blog/whiplash', '/about/avery'];

async function openWithHead(path: string) {
  await openPage(path);
  await waitFor(() => expect(all('link[rel="canonical"], meta[name="robots"]')).toHaveLength(1));
  if (path === '/gallery') await waitFor(() => expect(dataOf('ImageGallery')).toHaveLength(1));
}

const all = (selector: string) => [...document.querySelectorAll(selector)];
const content = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const blocks = () =>
  all('script[type="application/ld+json"]').map(
    (script) => JSON.parse(script.textContent) as Record<string, unknown>,
  );
const dataOf = (type: string) => blocks().filter((data) => typesOf(data).includes(type));
const typesOf = (data: Record<string, unknown>) => [data['@type']].flat() as string[];

describe.each(pages)('the head of %s', (path) => {
  it('P-ROUTE-01 P-SEO-01 P-SEO-03 P-SEO-04 P-SEO-05 P-SEO-06 has each tag once, and the tags agree', async () => {
    await openWithHead(path);
    // With the whole name search results would cut the first one off. The last one is too long for any.
    const brand = path === '/' ? clinic.shortName : clinic.name;
    const title = titles[path];
    expect(document.title).toBe(path === '/about/avery' ? title : `${title} | ${brand}`);
    expect(document.title.length).toBeLessThanOrEqual(65);
    expect(all('meta[name="description"]')).toHaveLength(1);
    const description = content('description') ?? '';
    expect(description.length, description).toBeGreaterThanOrEqual(50);
    expect(description.length, description).toBeLessThanOrEqual(200);

    const address = clinic.origin + path;
    expect(all('link[rel="canonical"]').map((link) => link.getAttribute('href'))).toEqual([
      address,
    ]);
    expect(content('robots')).toBeUndefined();
    expect({
      title: content('og:title'),
      description: content('og:description'),
      url: content('og:url'),
      site: content('og:site_name'),
      locale: content('og:locale'),
      card: content('twitter:card'),
      twitterTitle: content('twitter:title'),
      twitterDescription: content('twitter:description'),
      twitterImage: content('twitter:image'),
    }).toEqual({
      title: document.title,
      description,
      url: address,
      site: clinic.name,
      locale: 'en_US',
      card: 'summary_large_image',
      twitterTitle: document.title,
      twitterDescription: description,
      twitterImage: content('og:image'),
    });
    expect(content('og:image')).toMatch(/^https:\/\//);
    expect(content('og:image:alt')).toBeTruthy();
  });
});

it('no two pages have the same title or description', async () => {
  const heads: string[] = [];
  for (const path of pages) {
    await openWithHead(path);
    heads.push(document.title, content('description') ?? '');
    cleanup();
  }
  expect(new Set(heads).size).toBe(heads.length);
});

describe('the picture of a shared link', () => {
  it('is the site’s own, with its size', async () => {
    await openWithHead('/contact');
    expect(content('og:image')).toBe(`${clinic.origin}${shareImage.address}`);
    expect(content('og:image:alt')).toBe(shareImage.alt);
    expect(content('og:image:width')).toBe('1200');
    expect(content('og:image:height')).toBe('630');
  });

  it('is an article’s cover, with its alt text', async () => {
    await openWithHead('/blog/whiplash');
    expect(content('og:type')).toBe('article');
    expect(content('og:image')).toBe('https://files.example/whiplash.webp');
    expect(content('og:image:alt')).toBe('Picture of whiplash');
    expect(content('og:image:width')).toBeUndefined();
  });

  it('is the site’s own for an article without a cover', async () => {
    await openWithHead('/blog/plain');
    expect(content('og:image')).toBe(`${clinic.origin}${shareImage.address}`);
  });
});

it.each(['/nothing-here', '/blog/lost', '/about/lost'])(
  '%s has noindex and no canonical address',
  async (path) => {
    await openWithHead(path);
    expect(content('robots')).toBe('noindex');
    expect(all('link[rel="canonical"]')).toEqual([]);
  },
);

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.trim() !== '';
const url: Check = (value) => typeof value === 'string' && /^https:\/\/[^\s]+$/.test(value);
const moment: Check = (value) =>
  typeof value === 'string' && new Date(value).toISOString() === value;
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const clock: Check = (value) => typeof value === 'string' && /^\d\d:\d\d$/.test(value);
const some: Check = (value) => Array.isArray(value) && value.length > 0;
const thing: Check = (value) => typeof value === 'object' && value !== null;
const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

/** What schema.org and Google's documentation of rich results ask of each type. */
const required: Record<string, Record<string, Check>> = {
  MedicalClinic: {
    '@id': url,
    name: text,
    url,
    image: url,
    logo: url,
    telephone: text,
    address: thing,
    geo: thing,
    openingHoursSpecification: some,
  },
  LocalBusiness: {},
  PostalAddress: {
    streetAddress: text,
    addressLocality: text,
    addressRegion: text,
    postalCode: text,
    addressCountry: text,
  },
  GeoCoordinates: { latitude: number, longitude: number },
  OpeningHoursSpecification: { dayOfWeek: text, opens: clock, closes: clock },
  City: { name: text },
  MedicalTherapy: { name: text },
  WebSite: { name: text, url },
  BlogPosting: {
    headline: text,
    image: url,
    datePublished: moment,
    dateModified: moment,
    author: thing,
    publisher: thing,
    mainEntityOfPage: url,
  },
  Person: { '@id': url, name: text, jobTitle: text, url, worksFor: thing },
  EducationalOccupationalCredential: { name: text },
  PropertyValue: { name: text, value: text },
  ImageGallery: { name: text, url, image: some },
  ImageObject: { name: either(text, (value) => value === undefined) },
  FAQPage: { mainEntity: some },
  Question: { name: text, acceptedAnswer: thing },
  Answer: { text },
  BreadcrumbList: { itemListElement: some },
  ListItem: { position: number, name: text, item: url },
  WebPage: { name: text },
  MedicalWebPage: { name: text },
};

/** Paths of the missing and malformed properties, nested ones included. */
function flaws(data: Record<string, unknown>, place: string): string[] {
  const own = typesOf(data).flatMap((type) => {
    const checks = required[type];
    if (!checks) return [`${place}: add what a ${type} requires`];
    // A reference by @id: another block describes the thing.
    const isReference = place !== '' && '@id' in data && !('address' in data);
    return Object.entries(isReference ? {} : checks)
      .filter(([name, check]) => !check(data[name]))
      .map(([name]) => `${place} ${type}.${name}`);
  });
  const inner = Object.entries(data).flatMap(([name, value]) =>
    [value].flat().flatMap((each) => {
      const isThing = typeof each === 'object' && each !== null && '@type' in each;
      return isThing ? flaws(each as Record<string, unknown>, `${place}.${name}`) : [];
    }),
  );
  return [...own, ...inner];
}

describe.each(pages)('the structured data of %s', (path) => {
  it('P-SEO-07 P-SEO-08 P-SEO-09 has every property that its types need', async () => {
    await openWithHead(path);
    for (const data of blocks()) {
      expect(data['@context']).toBe('https://schema.org');
      expect(flaws(data, '')).toEqual([]);
      // Google forbids ratings that a business makes of itself.
      expect(JSON.stringify(data)).not.toMatch(/aggregateRating|"review"/);
    }
    const name = path === '/pip-guide' ? 'PIP Guide' : titles[path];
    const trail = [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${clinic.origin}/` },
      { '@type': 'ListItem', position: 2, name, item: clinic.origin + path },
    ];
    if (path.lastIndexOf('/') === 0 && path !== '/') {
      expect(dataOf('BreadcrumbList')).toMatchObject([{ itemListElement: trail }]);
    }
    expect(all('script[type="application/ld+json"]').map(({ innerHTML }) => innerHTML)).toEqual(
      all('script[type="application/ld+json"]').map(({ innerHTML }) =>
        innerHTML.replaceAll('<', ''),
      ),
    );
  });
});

it.each([
  ['/', ['LocalBusiness', 'MedicalClinic', 'WebSite']],
  ['/about', ['BreadcrumbList', 'LocalBusiness', 'MedicalClinic']],
  ['/contact', ['BreadcrumbList', 'LocalBusiness', 'MedicalClinic']],
  ['/attorneys', ['BreadcrumbList', 'LocalBusiness', 'MedicalClinic']],
  ['/patient-info', ['BreadcrumbList', 'FAQPage', 'LocalBusiness', 'MedicalClinic']],
  ['/blog', ['BreadcrumbList']],
  ['/blog/whiplash', ['BlogPosting', 'BreadcrumbList']],
  ['/about/avery', ['BreadcrumbList', 'Person']],
  ['/gallery', ['BreadcrumbList', 'ImageGallery']],
])('%s describes %j', async (path, types) => {
  await openWithHead(path);
  expect(blocks().flatMap(typesOf).sort()).toEqual(types);
});
