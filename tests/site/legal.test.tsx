import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openRoute } from '../open-route.tsx';

async function openPage(path: string, title: string) {
  openRoute(path);
  await screen.findByRole('heading', { level: 1, name: title });
}

describe.each([
  ['P-ROUTE-02', '/privacy', 'Privacy'],
  ['P-ROUTE-03', '/terms', 'Terms'],
  ['P-ROUTE-04', '/disclaimer', 'Disclaimer'],
])('%s %s', (_, path, title) => {
  it('says when it was last updated', async () => {
    await openPage(path, title);
    expect(screen.getByText(/^Last updated/)).toHaveTextContent(
      /^Last updated [A-Z][a-z]+ \d{1,2}, 20\d\d$/,
    );
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
    'firebaseLocalStorageDb',
  ]);
});
