import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lead } from '#domain/leads/lead.ts';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { lead, now } from './lead-fixtures.ts';
import { visit } from './visit-fixtures.ts';

const address = '/admin/analytics/response';

/** The clinic's clock. `now` is noon of Wednesday, November 18. */
const at = (date: string, time: string) => clinicMoment(`2026-${date}`, time);
const source = (fields: Partial<NonNullable<Lead['source']>>) => ({
  ...{ page: '/contact', referrerHost: '', utm: {} },
  ...fields,
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  backend.leads = [
    lead({
      id: 'quick',
      createdAt: at('11-16', '09:10'),
      firstCallAt: at('11-16', '09:13'),
      reachedAt: at('11-16', '09:13'),
      heardFrom: 'doctor',
      source: source({ landing: '/blog', referrerHost: 'www.google.com' }),
    }),
    lead({
      id: 'slow',
      createdAt: at('11-16', '09:20'),
      firstCallAt: at('11-16', '14:20'),
      source: source({ referrerHost: 'www.google.com' }),
    }),
    lead({
      id: 'at-night',
      createdAt: at('11-14', '22:00'),
      firstCallAt: at('11-16', '09:04'),
      source: source({ utm: { source: 'Newsletter' } }),
    }),
    lead({ id: 'waiting', createdAt: at('11-18', '11:58'), source: source({}) }),
    lead({ id: 'spam', createdAt: at('11-16', '09:10'), spam: true }),
    lead({
      id: 'phoned',
      createdAt: at('11-17', '15:00'),
      notify: null,
      source: source({ page: '/admin' }),
    }),
    lead({
      id: 'october',
      createdAt: at('10-05', '10:00'),
      firstCallAt: at('10-05', '10:08'),
      source: source({ referrerHost: 'www.google.com' }),
    }),
  ];
  backend.visits = [
    visit({ id: 'v1', leadId: 'quick', status: 'arrived' }),
    visit({ id: 'v2', leadId: 'slow', status: 'cancelled' }),
    visit({ id: 'v3', leadId: 'phoned', status: 'scheduled' }),
  ];
});

const figure = async (label: string) =>
  (await screen.findByRole('heading', { name: label })).parentElement;
const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [
        within(row).getByRole('rowheader').textContent,
        ...within(row)
          .getAllByRole('cell')
          .map(({ children }) => [...children].map((part) => part.textContent).join(', ')),
      ].join(' | '),
    );

describe('how fast the clinic answers', () => {
  it('is the time to the first call in open minutes, compared with the month before', async () => {
    openRoute(address);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'How fast we answer' }),
    ).toBeVisible();
    expect(screen.getByText('November 2026 so far, compared with October 2026')).toBeVisible();
    expect(await figure('Median')).toHaveTextContent('Median4 min3 of 4 called. Oct: 8 min');
    expect(await figure('Within 5 minutes')).toHaveTextContent('67%2 of 3. Oct: 0%');
    expect(await figure('Within the promise')).toHaveTextContent('100%3 of 3. Oct: 100%');
    expect(await figure('Came while closed')).toHaveTextContent('1of 4 requests. Oct: 0 of 1');
  });

  it('is shown by the hour of the week, in words', async () => {
    openRoute(address);
    const table = within(
      await screen.findByRole('table', { name: /^Requests and median time to the first call/ }),
    );
    const cells = (label: string) =>
      within(table.getByRole('rowheader', { name: label }).parentElement as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    const [monday, tuesday] = cells('9:00 AM');
    expect([monday, tuesday]).toEqual(['1 h 31 min2 requests', 'None, closed']);
    expect(cells('11:00 AM')[2]).toBe('No call1 request');
    expect(cells('From 6:00 PM')[5]).toBe('4 min1 request');
    expect(await axe()).toEqual([]);
  });

  it('of another month is one link away', async () => {
    openRoute(address);
    await follow('October 2026');
    expect(await screen.findByText('October 2026, compared with September 2026')).toBeVisible();
    await waitFor(async () =>
      expect(await figure('Median')).toHaveTextContent('Median8 min1 of 1 called. Sep: -'),
    );
    await follow('November 2026');
    expect(
      await screen.findByText('November 2026 so far, compared with October 2026'),
    ).toBeVisible();
  });

  it('says when the requests fail to load', async () => {
    backend.failOnce('listLeadsBetween');
    openRoute(address);
    expect(await screen.findByText('Failed to load the requests')).toBeVisible();
    await press('Retry');
    expect(await figure('Median')).toHaveTextContent('4 min');
  });

  it('of a month without requests has no figures', async () => {
    backend.leads = [];
    openRoute(address);
    expect(await figure('Median')).toHaveTextContent('Median-0 of 0 called. Oct: -');
    expect(screen.getAllByText('No requests in these two months')).toHaveLength(2);
    expect(await axe()).toEqual([]);
  });
});

describe('where patients come from', () => {
  it('follows the requests of each source to the visit', async () => {
    openRoute(address);
    expect(await rowsOf('By source')).toEqual([
      'google/blog 1, /contact 1 | 2, Oct 1 | 1 | 1 | 1',
      'direct or unknown/contact 1 | 1 | 0 | 0 | 0',
      'newsletter/contact 1 | 1 | 0 | 0 | 0',
      'phone call | 1 | 1 | 1 | 0',
    ]);
  });

  it('counts what people said at the first call', async () => {
    openRoute(address);
    expect(await rowsOf('How did you hear about us?')).toEqual([
      'Not asked | 4, Oct 1 | 1 | 1 | 0',
      'Doctor | 1 | 1 | 1 | 1',
    ]);
  });

  it('names no person', async () => {
    openRoute(address);
    await figure('Median');
    expect(screen.getByRole('main')).not.toHaveTextContent(/Maria|Sofia|555-01|example\.com/);
  });
});

describe('a link for a campaign', () => {
  it('is built from its tags, and copied', async () => {
    const user = userEvent.setup();
    openRoute(address);
    const link = await screen.findByRole('textbox', { name: 'Address' });
    expect(link).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'PIP guide');
    await user.type(screen.getByRole('textbox', { name: 'Source' }), 'Spring Flyer');
    await user.type(screen.getByRole('textbox', { name: /^Campaign/ }), 'Tires & Brakes!');
    const tagged =
      'https://clinic.example/pip-guide?utm_source=spring-flyer&utm_campaign=tires-brakes';
    expect(link).toHaveValue(tagged);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Address copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(tagged);
  });

  it('counts a tag that is too long, and gives no address', async () => {
    openRoute(address);
    const source = await screen.findByRole('textbox', { name: 'Source' });
    await userEvent.click(source);
    await userEvent.paste('x'.repeat(61));
    expect(await screen.findByText(/^61 of at most 60/)).toBeVisible();
    expect(source).toHaveValue('x'.repeat(61));
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('');
  });

  it('can be selected when the browser refuses to copy', async () => {
    const user = userEvent.setup();
    openRoute(address);
    await user.type(await screen.findByRole('textbox', { name: 'Source' }), 'mail');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText(/^Failed to copy/)).toBeVisible();
  });
});

it('is linked from the analytics', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}));
  openRoute('/admin/analytics');
  await follow('How fast we answer');
  expect(await figure('Median')).toHaveTextContent('4 min');
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Analytics' }));
  expect(await screen.findByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
});
