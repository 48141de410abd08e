import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requestReload } from '#admin/shared/data/feed-reload.ts';
import { forgetSeen, keepSeen, seenData } from '#admin/shared/data/seen-data.ts';
import { backend, feeds } from '../fake-clinic/backend.ts';
import { dana, frontDesk } from '../fake-clinic/people.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { heard } from '../reports.ts';
import { lead, now } from './lead-fixtures.ts';
import { providers, visit } from './visit-fixtures.ts';

const minute = 60_000;

const requests = '/admin/dashboard/appointments';

const maria = lead();

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  backend.leads = [maria];
  backend.visits = [visit()];
  backend.staff = providers;
});

type Router = Awaited<ReturnType<typeof openPage>>;

const goTo = (router: Router, path: string) => act(() => router.navigate(path));

const row = () => screen.queryByRole('link', { name: 'Maria Olsen' });

/** The requests were seen, and another page is open. */
async function seenAndLeft(): Promise<Router> {
  const router = await openPage(requests);
  await screen.findByRole('link', { name: 'Maria Olsen' });
  await goTo(router, '/admin/settings');
  await screen.findByRole('heading', { name: 'Preview' });
  await waitFor(() => expect(feeds.leads.isWatched).toBe(true));
  expect(row()).toBeNull();
  return router;
}

describe('a page that was seen', () => {
  it('shows at once what it showed, then what is new, read once', async () => {
    const router = await seenAndLeft();
    backend.forgetCalls();
    const list = backend.hold('listLeads');
    await goTo(router, requests);
    expect(row()).toBeVisible();
    await waitFor(() => expect(backend.reads()).toEqual({ listLeads: 1 }));
    list.release();
    await waitFor(() => expect(router.state.revalidation).toBe('idle'));
    expect(backend.reads()).toEqual({ listLeads: 1, findScheduled: 1 });
  });

  it('says so when what is new did not load, and stays', async () => {
    const router = await seenAndLeft();
    backend.fail('listLeads');
    await goTo(router, requests);
    expect(await screen.findByText('Failed to load appointment requests')).toBeVisible();
    expect(row()).toBeVisible();
    expect(heard).toHaveBeenCalled();
  });

  it.each([
    ['a filter', requests, '?status=contacted', 'listLeads', 'Maria Olsen'],
    ['a week', '/admin/schedule', '?week=2026-11-24', 'listVisits', /^Sofia Lindqvist/],
  ] as const)('%s', async (_name, path, search, read, name) => {
    const shown = () => screen.queryAllByRole('link', { name }).length > 0;
    const router = await openPage(path);
    await waitFor(() => expect(shown()).toBe(true));
    for (const place of [path + search, path]) await goTo(router, place);
    await waitFor(() => expect(router.state.revalidation).toBe('idle'));
    backend.hold(read);
    await goTo(router, path + search);
    expect(shown()).toBe(false);
    await goTo(router, path);
    expect(shown()).toBe(true);
  });

  it('a drawer', async () => {
    const router = openRoute(`${requests}/maria`);
    await screen.findByRole('dialog', { name: 'Maria Olsen' });
    await goTo(router, requests);
    expect(screen.queryByRole('dialog')).toBeNull();
    backend.hold('getLead');
    await goTo(router, `${requests}/maria`);
    expect(screen.getByRole('dialog', { name: 'Maria Olsen' })).toBeVisible();
  });
});

/** The router begins to move, and React doesn't know yet, when a reload is due. */
async function moveAsReloadBegins(router: Router, to: string, kind: 'seen' | 'leads') {
  const reload = router.revalidate;
  vi.spyOn(router, 'revalidate').mockImplementationOnce(() => {
    void router.navigate(to);
    return reload();
  });
  backend.forgetCalls();
  requestReload([kind]);
  await waitFor(() => expect(router.state.location.search).toBe(new URL(to, 'http://x').search));
  await waitFor(() => expect(router.state.revalidation).toBe('idle'));
}

describe('a reload that begins as the page moves', () => {
  it.each(['seen', 'leads'] as const)(
    'of %s leaves no page with the data of another',
    async (kind) => {
      const router = await openPage(requests);
      await waitFor(() => expect(row()).toBeVisible());
      await moveAsReloadBegins(router, `${requests}?status=contacted`, kind);
      await waitFor(() => expect(row()).toBeNull());
    },
  );

  it('still reads what has changed', async () => {
    const router = await openPage(requests);
    await waitFor(() => expect(row()).toBeVisible());
    await moveAsReloadBegins(router, `${requests}?status=contacted`, 'leads');
    await waitFor(() => expect(backend.reads()).toMatchObject({ readLeadCounts: 1 }));
  });
});

describe('a seen page is read before it shows', () => {
  it.each<[string, (router: Router) => unknown]>([
    [
      'after a colleague’s change',
      () => {
        backend.leads = [{ ...maria, status: 'contacted' }];
      },
    ],
    ['after five minutes', () => vi.setSystemTime(now.getTime() + 5 * minute)],
    [
      'after a write here',
      async () => {
        fireEvent.change(screen.getByLabelText('Phone (optional)'), {
          target: { value: '(801) 555-0177' },
        });
        await press('Save');
        await waitFor(() => expect(backend.clinic.phone).toBe('(801) 555-0177'));
      },
    ],
    [
      'for another person',
      async (router) => {
        backend.session = frontDesk;
        await waitFor(() => expect(router.state.revalidation).toBe('idle'));
      },
    ],
    [
      'after a sign-out',
      () => {
        backend.session = null;
        backend.session = dana;
      },
    ],
    [
      'for another role',
      async (router) => {
        backend.session = { ...dana, role: 'owner' };
        await act(() => router.revalidate());
      },
    ],
  ])('%s', async (_when, happens) => {
    const router = await seenAndLeft();
    await happens(router);
    const list = backend.hold('listLeads');
    void router.navigate(requests);
    await waitFor(() => expect(backend.reads().listLeads).toBeGreaterThan(0));
    expect(row()).toBeNull();
    list.release();
    expect(await screen.findByRole('link', { name: 'Maria Olsen' })).toBeVisible();
  });

  it('after a read that failed', async () => {
    backend.fail('listLeads');
    const router = await openPage(requests);
    await screen.findByText('Failed to load appointment requests');
    expect(heard).toHaveBeenCalled();
    await goTo(router, '/admin/settings');
    backend.hold('listLeads');
    backend.forgetCalls();
    void router.navigate(requests);
    await waitFor(() => expect(backend.reads()).toMatchObject({ listLeads: 1 }));
    expect(screen.queryByText('Failed to load appointment requests')).toBeNull();
  });
});

describe('what is kept', () => {
  it('is not what was read before a write, and came after it', () => {
    const keep = keepSeen('requests');
    forgetSeen();
    keep('before');
    expect(seenData('requests')).toBeUndefined();
  });

  it('is of the last twenty addresses', () => {
    for (let page = 0; page <= 20; page++) keepSeen(`page ${page}`)(page);
    expect([0, 1, 20].map((page) => seenData(`page ${page}`))).toEqual([undefined, 1, 20]);
  });
});
