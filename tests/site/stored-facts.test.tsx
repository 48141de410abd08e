import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { addDays, clinicDate } from '#domain/time/clinic-day.ts';
import { siteRoutes } from '#routes';
import { sitePages } from '../../scripts/feeds/sitemap.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { axe } from '../axe.ts';
import { brokenIn, textsOf } from '../broken-sentences.ts';
import { closure } from '../closure-fixtures.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { structuredData } from './structured-data.ts';

const heading = () => screen.findByRole('heading', { level: 1 });
const now = new Date('2026-11-18T18:00:00Z');
const today = clinicDate(now);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));

describe('a clinic that has changed its facts', () => {
  it('shows them, after one read', async () => {
    backend.clinic = { ...clinic, name: 'Canyon Spine', phone: '(801) 555-0100' };
    const router = openRoute('/contact');
    await heading();
    expect(document.querySelectorAll('a[href="tel:+18015550100"]').length).toBeGreaterThan(2);
    expect(document.body).not.toHaveTextContent(clinic.phone);
    expect(structuredData('MedicalClinic')).toMatchObject({ name: 'Canyon Spine' });
    await router.navigate('/about');
    await waitFor(() => expect(document.title).toBe('About | Canyon Spine'));
    expect(backend.calls('readClinic')).toHaveLength(1);
  });
});

const pages = [
  ...sitePages,
  ...['/contact/received', '/pip-guide/received', '/attorneys/received', '/visit#link', '/nowhere'],
];

it('the pages below are all of the site, apart from those of one article or person', () => {
  const [root] = siteRoutes;
  const routes = (root?.children ?? []).flatMap(({ path, children = [] }) => [
    { path },
    ...children,
  ]);
  const paths = routes
    .flatMap(({ path }) => path?.replace(/^\//, '') ?? [])
    .filter((path) => /^[a-z/-]+$/.test(path));
  expect(paths.length).toBeGreaterThan(15);
  const listed = pages.map((page) => page.replace(/^\/|#.*/g, ''));
  expect(paths.filter((path) => !listed.includes(path))).toEqual([]);
});

describe.each([
  ['no facts', () => Object.assign(backend, { clinic: emptyClinic })],
  ['facts that can’t be read', () => backend.fail('readClinic')],
])('a clinic with %s', (_, prepare) => {
  beforeEach(prepare);

  it.each(pages)('says nothing false on %s', async (page) => {
    openRoute(page);
    await heading();
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links.filter((href) => !href || /^(tel|mailto):(\+1)?$/.test(href))).toEqual([]);
    const text = document.body.textContent;
    expect(text).not.toMatch(
      /on Google|undefined|Office hours|Closed|, UT|\(801\)|Call +\.|at +\./,
    );
    expect(document.querySelector('[type="application/ld+json"]')).toBeNull();
    expect(brokenIn(textsOf(document))).toEqual([]);
  });
});

it('a clinic without a phone answers questions in whole sentences, also for search engines', async () => {
  backend.clinic = { ...clinic, phone: '' };
  openRoute('/patient-info');
  await waitFor(() => expect(structuredData('FAQPage')).toBeDefined());
  expect(brokenIn(textsOf(document))).toEqual([]);
});

it('a clinic without facts still takes requests', async () => {
  backend.clinic = emptyClinic;
  openRoute('/contact');
  await press('Request Appointment');
  expect(await screen.findByRole('alert')).toBeVisible();
});

describe.each(['/', '/patient-info'])('the price of a first visit, on %s', (page) => {
  it('is said as the clinic has set it', async () => {
    backend.clinic = { ...clinic, firstVisitPrice: '1250' };
    openRoute(page);
    expect(await screen.findByText(/^Without insurance, a first visit is/)).toHaveTextContent(
      'Without insurance, a first visit is $1,250.',
    );
  });

  it('is left out while it is not known', async () => {
    backend.clinic = { ...clinic, firstVisitPrice: '' };
    openRoute(page);
    await heading();
    await screen.findAllByRole('heading', { level: 2 });
    expect(screen.queryByText(/Without insurance/)).toBeNull();
  });
});

describe('insurance, languages and profiles', () => {
  const facts = {
    insurers: ['Bear River', 'Farmers'],
    languages: ['English', 'Spanish', 'Tongan'],
    profiles: ['https://www.facebook.com/harbor', 'https://social.example/harbor'],
  };

  beforeEach(() => {
    backend.clinic = { ...clinic, ...facts };
  });

  it('are in the part about PIP and in the structured data', async () => {
    openRoute('/patient-info');
    await screen.findByRole('heading', { name: 'Insurance we take' });
    expect(screen.getByText('Farmers')).toBeVisible();
    expect(structuredData('MedicalClinic')).toMatchObject({
      sameAs: facts.profiles,
      availableLanguage: facts.languages,
    });
    expect(await axe()).toEqual([]);
  });

  it('are beside the contact', async () => {
    openRoute('/contact');
    expect(await screen.findByText(/^We speak English, Spanish, and Tongan\./)).toBeVisible();
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([address('Facebook'), address('social.example')]).toEqual(facts.profiles);
    expect(await axe()).toEqual([]);
  });

  it('are what the help with languages begins with', async () => {
    openRoute('/language-help');
    expect(await screen.findByText('We speak English, Spanish, and Tongan.')).toBeVisible();
  });

  it.each(['/patient-info', '/contact', '/language-help'])(
    'have no place on %s while they are unknown',
    async (path) => {
      backend.clinic = clinic;
      openRoute(path);
      await heading();
      await screen.findAllByRole('heading', { level: 2 });
      for (const words of [/^Insurance we take/, /^We speak/, /^Find us online/]) {
        expect(screen.queryByText(words)).toBeNull();
      }
    },
  );
});

describe('closures', () => {
  const coming = addDays(today, 3);
  const reason = 'Thanksgiving';

  it('of the coming two weeks are in the table of hours, with their reason', async () => {
    backend.clinic = {
      ...clinic,
      closures: [closure(coming, { reason }), closure(addDays(today, 20), { reason: 'Inventory' })],
    };
    openRoute('/contact');
    const table = await screen.findByRole('table', { name: 'Office hours' });
    const row = await within(table).findByRole('row', { name: /Thanksgiving/ });
    expect(row).toHaveTextContent(/Closed/);
    expect(table).not.toHaveTextContent('Inventory');
  });

  it('are in the structured data', async () => {
    backend.clinic = {
      ...clinic,
      closures: [
        closure('2026-11-26', { to: '2026-11-27', reason }),
        // A Monday and a Tuesday.
        closure('2026-12-21', { to: '2026-12-22', span: { from: '11:00', to: '24:00' } }),
      ],
    };
    openRoute('/');
    await heading();
    const entry = (validFrom: string, validThrough: string, opens: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      ...{ validFrom, validThrough, opens, closes },
    });
    expect(structuredData('MedicalClinic').specialOpeningHoursSpecification).toEqual([
      entry('2026-11-26', '2026-11-27', '00:00', '00:00'),
      entry('2026-12-21', '2026-12-21', '09:00', '11:00'),
      entry('2026-12-22', '2026-12-22', '00:00', '00:00'),
    ]);
  });
});

describe('the announcement', () => {
  const announce = (from: string, until: string, link = '/contact') => {
    const announcement = { text: 'New hours in winter', textEs: '', link, from, until };
    backend.clinic = { ...clinic, announcement };
  };
  const strip = () => screen.queryByRole('complementary', { name: 'Announcement' });

  it('leads to its page, from its first to its last day', async () => {
    announce(today, today);
    openRoute('/about');
    await heading();
    const link = within(strip() as HTMLElement).getByRole('link', { name: 'New hours in winter' });
    expect(link).toLeadTo('/contact');
  });

  it.each([
    ['leads to another website', 'https://social.example/clinic'],
    ['leads nowhere', ''],
  ])('%s', async (_, href) => {
    announce('', '', href);
    openRoute('/about');
    await heading();
    expect(strip()).toHaveTextContent('New hours in winter');
    const found = within(strip() as HTMLElement).queryByRole('link');
    expect(found?.getAttribute('href') ?? '').toBe(href);
  });

  it('leads to a file: the app has no page at its address', async () => {
    announce('', '', '/pip-guide.pdf');
    openRoute('/about');
    await heading();
    const link = within(strip() as HTMLElement).getByRole('link');
    const isLeft = new Promise((resolve) => {
      window.addEventListener(
        'click',
        (event) => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      );
    });
    link.click();
    expect(await isLeft).toBe(true);
  });

  it.each([
    ['before its first day', addDays(today, 1), ''],
    ['after its last day', '', addDays(today, -1)],
  ])('is absent %s', async (_, from, until) => {
    announce(from, until);
    openRoute('/about');
    await heading();
    expect(strip()).toBeNull();
  });

  it('ends while a page is open', async () => {
    announce('', today);
    vi.useFakeTimers({ shouldAdvanceTime: true, now });
    openRoute('/about');
    await heading();
    expect(strip()).not.toBeNull();
    vi.setSystemTime(new Date(Date.now() + 86_400_000));
    await vi.advanceTimersByTimeAsync(60_000);
    await waitFor(() => expect(strip()).toBeNull());
    vi.useRealTimers();
  });
});
