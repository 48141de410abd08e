import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { isSampleText } from '#domain/clinic/sample-texts.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { openPage } from '../open-route.tsx';

describe.each([
  ['P-ROUTE-02', '/privacy', 'Privacy'],
  ['P-ROUTE-03', '/terms', 'Terms'],
  ['P-ROUTE-04', '/disclaimer', 'Disclaimer'],
  ['HIPAA', '/notice-of-privacy-practices', 'Notice of Privacy Practices'],
  ['No Surprises Act', '/good-faith-estimate', 'Good faith estimate'],
  ['ADA', '/accessibility', 'Accessibility'],
  ['Section 1557', '/language-help', 'Language help'],
])('%s %s', (_, path, title) => {
  it('says when its text was written', async () => {
    await openPage(path, title);
    const label = title === 'Notice of Privacy Practices' ? 'Effective' : 'Last updated';
    expect(screen.getByText(new RegExp(`^${label}`))).toHaveTextContent(
      /[a-z] [A-Z][a-z]+ \d{1,2}, 20\d\d$/,
    );
  });

  it('shows no mark of its words', async () => {
    await openPage(path, title);
    for (const section of screen.getAllByRole('region')) {
      expect(section.textContent).not.toMatch(/\*\*|\]\(|[{}]/);
    }
  });

  it('links to each of its sections', async () => {
    await openPage(path, title);
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole(
      'link',
    );
    expect(links.length).toBeGreaterThanOrEqual(7);
    const main = within(screen.getByRole('main'));
    const headings = main.getAllByRole('heading', { level: 2 });
    expect(links.map((link) => link.textContent)).toEqual(headings.map((h) => h.textContent));
    for (const link of links) {
      const section = document.querySelector(link.getAttribute('href') ?? '');
      expect(section).toHaveAccessibleName(link.textContent ?? '');
    }
  });
});

it('Privacy names everything that the site stores in a browser', async () => {
  await openPage('/privacy', 'Privacy');
  const table = screen.getByRole('table', { name: 'What this site keeps in your browser' });
  const names = within(table)
    .getAllByRole('rowheader')
    .flatMap((cell) => [...cell.children].map((name) => name.textContent));
  expect(names).toEqual([
    'cookieConsent',
    'cookieConsentDate',
    '_ga',
    '_ga_*',
    'contactLeadAt',
    'pipLeadAt',
    'attorneyLeadAt',
    'form:appointment',
    'form:pip',
    'form:attorney',
    'react-router-scroll-positions',
    'remix-router-transitions',
    'loadedAgain *',
    'firebase-heartbeat-database',
    'theme',
    'leadNotices',
    'post-copy:*',
    'staff-session',
    'lastActive',
    'lastPassword',
    'firebase:authUser:*',
    'firebaseLocalStorageDb',
  ]);
});

const textOfPage = () => screen.getByRole('main').textContent?.replace(/\s+/g, ' ') ?? '';

describe('a sample text', () => {
  const paths = Object.keys(isSampleText) as (keyof typeof isSampleText)[];
  const sample = () => screen.queryByText(/^Sample text, until the clinic replaces it/);

  afterEach(() => {
    for (const path of paths) isSampleText[path] = true;
  });

  it.each(paths)('says so on %s, until the clinic has replaced it', async (path) => {
    await openPage(path);
    expect(sample()).toBeVisible();
    cleanup();
    isSampleText[path] = false;
    await openPage(path);
    expect(sample()).not.toBeInTheDocument();
  });

  it.each(['/privacy', '/terms', '/disclaimer'])('is not on %s', async (path) => {
    await openPage(path);
    expect(sample()).not.toBeInTheDocument();
  });
});

/** Opens the page once: each open renders the whole site around it. */
async function expectToSay(path: string, title: string, facts: [what: string, words: RegExp][]) {
  await openPage(path, title);
  for (const [what, words] of facts) expect.soft(textOfPage(), what).toMatch(words);
}

it('the Notice of Privacy Practices has each element of 45 CFR 164.520', async () => {
  await expectToSay('/notice-of-privacy-practices', 'Notice of Privacy Practices', [
    [
      'the prescribed words, first',
      /Notice of Privacy Practices ?This notice describes how medical information about you may be used and disclosed and how you can get access to this information\. Please review it carefully\. ?Effective [A-Z]/,
    ],
    [
      'an example of treatment, payment and operations',
      /To treat you.*To be paid.*To run our clinic/,
    ],
    [
      'what needs a permission, and how it ends',
      /marketing.*sell it.*psychotherapy notes.*take your permission back/,
    ],
    ['records of drug or alcohol treatment', /42 CFR part 2.*unless you consent in writing/],
    [
      'the right to limit what a health plan hears',
      /pay for a service in full yourself.*we must agree/,
    ],
    ['the right to another address', /reach you in a certain way/],
    ['the right to a copy', /See and get a copy of your record/],
    ['the right to a correction', /Ask us to correct your record/],
    ['the right to a list', /Get a list of those we shared it with/],
    ['the right to paper', /paper copy of this notice/],
    [
      'the duties, also after a breach',
      /keep your health information private.*if a breach.*follow the notice/,
    ],
    ['that the notice may change', /We may change it\. A change applies to all/],
    ['where to complain, without harm', /Office for Civil Rights.*because you filed a complaint/],
    ['whom to ask', /privacy officer.*\(801\) 555-0142/],
  ]);
});

it('Good faith estimate says what the model notice says', async () => {
  await expectToSay('/good-faith-estimate', 'Good faith estimate', [
    ['who gets one', /no health insurance.*don’t want us to bill it/],
    ['when', /within 1 business day.*within 3 business days.*within 3 business days/],
    ['when a bill can be disputed', /at least \$400 more.*120 calendar days.*\$25 fee/],
    ['where to learn more', /cms\.gov\/nosurprises.*1-800-985-3059/],
  ]);
});

it('Accessibility says what is tested, what is missing, and how to report a barrier', async () => {
  await openPage('/accessibility', 'Accessibility');
  const inSection = (name: string) => within(screen.getByRole('region', { name }));
  expect(inSection('What is tested').getAllByRole('listitem').length).toBeGreaterThan(5);
  expect(inSection('What we know is missing').getByText(/haven’t tested the site/)).toBeVisible();
  expect(inSection('Tell us about a barrier').getByText(/call us, or write/)).toBeVisible();
  expect(inSection('Contact').getByRole('link', { name: clinic.email })).toBeVisible();
});

describe('Language help', () => {
  const inLanguages = async () => {
    await openPage('/language-help', 'Language help');
    return within(screen.getByRole('region', { name: 'In your language' }));
  };

  it('offers help in the languages most spoken in Utah, each marked as its language', async () => {
    const offers = (await inLanguages()).getAllByRole('definition');
    expect(offers.map((offer) => offer.lang)).toEqual(
      'es zh-Hant vi ko nv ne to sr-Latn tl de ru ar km fr ja pt sm'.split(' '),
    );
    for (const offer of offers) {
      expect(within(offer).getByRole('link')).toLeadTo(phoneHref(clinic.phone));
      expect(offer).not.toHaveTextContent(/[{}]/);
    }
  });

  it('gives each language its own name, and the English one for staff', async () => {
    const section = await inLanguages();
    expect(section.getByText('Español')).toHaveAttribute('lang', 'es');
    expect(section.getByText('Spanish')).not.toHaveAttribute('lang');
    expect(section.getAllByText('Tagalog')).toHaveLength(1);
  });

  it('reads Arabic from the right, and the number in it from the left', async () => {
    const section = await inLanguages();
    const arabic = section.getByText(/المساعدة/);
    expect(arabic).toHaveAttribute('dir', 'auto');
    expect(within(arabic).getByRole('link').closest('bdi')).toHaveAttribute('dir', 'ltr');
  });
});

it('Privacy leads to the Notice of Privacy Practices', async () => {
  await openPage('/privacy', 'Privacy');
  const scope = within(screen.getByRole('region', { name: 'What this notice covers' }));
  expect(scope.getByRole('link', { name: 'Notice of Privacy Practices' })).toLeadTo(
    '/notice-of-privacy-practices',
  );
});
