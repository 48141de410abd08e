import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axe } from '../axe.ts';
import { openRoute } from '../open-route.tsx';

const network = vi.fn<typeof fetch>();

const figures = {
  visitors: 4617,
  pageviews: 12345,
  topPages: ['/', '/contact', '/pip-guide', '/blog', '/about', '/terms'].map((path, place) => ({
    path,
    count: 5210 - place * 1000,
  })),
  referrers: [
    { referrer: 'google.com', count: 2891 },
    { referrer: 'direct', count: 1102 },
  ],
  days: [
    { date: '2026-11-16', visitors: 98, pageviews: 240 },
    { date: '2026-11-17', visitors: null, pageviews: 1250 },
    { date: '2026-11-18', visitors: 236, pageviews: 600 },
  ],
  previous: { visitors: 4275, pageviews: 13717 },
};

const answer = (body: unknown, status = 200) =>
  network.mockImplementation(async () => Response.json(body, { status }));

beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('fetch', network);
  answer(figures);
});

const openAnalytics = () => openRoute('/admin/analytics');

async function total(label: string) {
  const card = (await screen.findByRole('heading', { name: label })).parentElement;
  if (!card) throw new Error(`${label} stands alone`);
  return card;
}

const rowsOf = async (title: string) => {
  const list = within(await screen.findByRole('region', { name: title }));
  return list.getAllByRole('listitem').map((row) => row.textContent);
};

describe('the figures', () => {
  it('A-STATS-01 A-STATS-02 have a title and name their period', async () => {
    openAnalytics();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Analytics Dashboard' }),
    ).toBeVisible();
    expect(screen.getByText('Netlify Analytics (last 30 days)')).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Analytics Dashboard \|/));
  });

  it('A-STATS-12 come from the function, with the token of the signed-in person', async () => {
    openAnalytics();
    await total('Total Visitors');
    expect(network).toHaveBeenCalledOnce();
    const [address, request] = network.mock.calls[0] ?? [];
    expect(address).toBe('/.netlify/functions/site-analytics');
    expect(request?.method ?? 'GET').toBe('GET');
    expect(request?.body).toBeUndefined();
    expect(request?.headers).toEqual({ authorization: 'Bearer token of dana' });
  });

  it('A-STATS-05 A-STATS-10 are totals, compared with the 30 days before', async () => {
    openAnalytics();
    expect(await total('Total Visitors')).toHaveTextContent(
      'Total Visitors4,617Up 8% from the 30 days before',
    );
    expect(await total('Total Pageviews')).toHaveTextContent(
      'Total Pageviews12,345Down 10% from the 30 days before',
    );
  });

  it('A-STATS-06 A-STATS-07 list the five most viewed pages, and the referrers', async () => {
    openAnalytics();
    expect(await rowsOf('Top 5 Pages')).toEqual([
      '/ 5,210',
      '/contact 4,210',
      '/pip-guide 3,210',
      '/blog 2,210',
      '/about 1,210',
    ]);
    expect(await rowsOf('Top Referrers')).toEqual(['google.com 2,891', 'direct 1,102']);
  });

  it('show the days as a chart or as a table', async () => {
    openAnalytics();
    const card = within(await screen.findByRole('region', { name: 'Daily visitors' }));
    expect(card.getByRole('img')).toHaveAccessibleName(
      'Daily visitors from Nov 16 to Nov 18: between 98 and 236, 236 today',
    );
    expect(card.getByText('236 today')).toBeInTheDocument();
    expect(await axe()).toEqual([]);

    await userEvent.click(card.getByRole('button', { name: 'Show table' }));
    expect(card.queryByRole('img')).toBeNull();
    const table = within(card.getByRole('table', { name: 'Visitors and pageviews by day' }));
    expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'DayVisitorsPageviews',
      'Nov 18236600',
      'Nov 17-1,250',
      'Nov 1698240',
    ]);
    expect(await axe()).toEqual([]);
    await userEvent.click(card.getByRole('button', { name: 'Show chart' }));
    expect(card.getByRole('img')).toBeVisible();
  });

  it('A-STATS-08 A-STATS-09 may be missing', async () => {
    answer({ topPages: null, pageviews: 'many' });
    openAnalytics();
    expect(await total('Total Visitors')).toHaveTextContent(/^Total Visitors-$/);
    expect(await total('Total Pageviews')).toHaveTextContent(/^Total Pageviews-$/);
    for (const name of ['Daily visitors', 'Top 5 Pages', 'Top Referrers']) {
      expect(screen.getByRole('region', { name })).toHaveTextContent('No data');
    }
    expect(await axe()).toEqual([]);
  });

  it('A-STATS-08 A-STATS-09 may be missing for one page or referrer', async () => {
    answer({
      ...figures,
      topPages: [{ path: '/', count: 5210 }, { path: '/contact' }],
      referrers: [{ referrer: 'google.com', count: 'many' }],
    });
    openAnalytics();
    expect(await rowsOf('Top 5 Pages')).toEqual(['/ 5,210', '/contact -']);
    expect(await rowsOf('Top Referrers')).toEqual(['google.com -']);
  });
});

describe('loading', () => {
  it('A-STATS-03 A-STATS-04 shows placeholders and a busy button', async () => {
    network.mockReturnValue(new Promise(() => {}));
    openAnalytics();
    const button = await screen.findByRole('button', { name: 'Loading...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Loading analytics...')).toBeInTheDocument();
    await userEvent.click(button);
    expect(network).toHaveBeenCalledOnce();
  });

  it('A-STATS-11 A-STATS-13 starts again with Refresh, which clears an error', async () => {
    answer({}, 503);
    openAnalytics();
    await screen.findByText('Failed to fetch analytics');

    let resolve: (response: Response) => void = () => {};
    network.mockReturnValue(
      new Promise((arrive) => {
        resolve = arrive;
      }),
    );
    const button = screen.getByRole('button', { name: 'Refresh' });
    await userEvent.click(button);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button).toHaveTextContent('Loading...');
    expect(button).toHaveFocus();
    resolve(Response.json(figures));
    expect(await total('Total Visitors')).toHaveTextContent('4,617');
    expect(button).toHaveTextContent('Refresh');
    expect(network).toHaveBeenCalledTimes(2);
  });
});

describe('a failure', () => {
  it.each([401, 403, 500, 503])(
    'A-STATS-14 is shown in one sentence for status %d',
    async (status) => {
      answer({ message: 'something else' }, status);
      openAnalytics();
      expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to fetch analytics$/);
      expect(await axe()).toEqual([]);
    },
  );

  it.each([
    [new Error('The network is gone.'), 'The network is gone.'],
    ['no error object', 'Failed to fetch analytics'],
  ])('A-STATS-15 shows the message of an error: %s', async (thrown, text) => {
    network.mockRejectedValue(thrown);
    openAnalytics();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});
