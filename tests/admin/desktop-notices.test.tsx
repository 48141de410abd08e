import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countsWith, dana } from './staff.ts';

vi.mock('#data/account/auth.ts');
vi.mock('#data/leads/leads.ts');
vi.mock('#data/leads/lead-feed.ts');
vi.mock('#data/leads/lead-mails.ts', () => ({ listMailsDue: async () => [] }));
vi.mock('#data/visits/visits.ts', () => ({ countVisits: async () => 0 }));
vi.mock('#data/pictures/photos.ts', () => ({
  countMediaItems: async () => ({ kept: 0, trashed: 0 }),
}));
vi.mock('#data/posts/posts.ts', () => ({
  countPosts: async () => ({ published: 0, drafts: 0, featured: 0 }),
}));

type Shown = { title: string; body: string | undefined; click: () => void };

/** The browser's notices. */
class FakeNotification {
  static permission: NotificationPermission;
  static answer: NotificationPermission;
  static shown: Shown[];

  static async requestPermission() {
    FakeNotification.permission = FakeNotification.answer;
    return FakeNotification.answer;
  }

  onclick = () => {};

  constructor(title: string, { body }: NotificationOptions) {
    FakeNotification.shown.push({ title, body, click: () => this.onclick() });
  }

  close() {}
}

let leadsChange = () => {};

beforeEach(() => {
  // Whether there are notices at all is asked once per page load.
  vi.resetModules();
  vi.resetAllMocks();
  localStorage.clear();
  vi.stubGlobal('Notification', FakeNotification);
  FakeNotification.permission = 'default';
  FakeNotification.answer = 'granted';
  FakeNotification.shown = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const counts = (contact: number, pip: number) => async (type: string) =>
  countsWith(type === 'contact' ? contact : type === 'pip' ? pip : 0);

async function openOverview() {
  const mocked = {
    auth: await import('#data/account/auth.ts'),
    leads: await import('#data/leads/leads.ts'),
    feed: await import('#data/leads/lead-feed.ts'),
  };
  vi.mocked(mocked.auth.currentSession).mockResolvedValue(dana);
  vi.mocked(mocked.auth.onSessionChange).mockReturnValue(() => {});
  vi.mocked(mocked.leads.listLeads).mockResolvedValue({ leads: [], next: null });
  vi.mocked(mocked.leads.listLongestWaiting).mockResolvedValue([]);
  vi.mocked(mocked.leads.countLeads).mockImplementation(counts(2, 1));
  vi.mocked(mocked.feed.watchLeads).mockImplementation((_, onChange) => {
    leadsChange = onChange;
    return () => {};
  });
  const { openRoute } = await import('../open-route.tsx');
  const router = openRoute('/admin/dashboard');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(mocked.feed.watchLeads).toHaveBeenCalled());
  return { router, countLeads: mocked.leads.countLeads };
}

const toggle = () => screen.getByRole('button', { name: 'Desktop notices' });
const lookAway = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

/** As when leads come in: the counts are read again. */
async function arrive(
  countLeads: typeof import('#data/leads/leads.ts').countLeads,
  contact: number,
) {
  vi.mocked(countLeads).mockImplementation(counts(contact, 1));
  leadsChange();
  await waitFor(() => expect(document.title).toContain(`(${contact + 1})`));
}

describe('desktop notices', () => {
  it('tell of new requests by number alone while nobody looks, and lead to the overview', async () => {
    const { router, countLeads } = await openOverview();
    await userEvent.click(toggle());
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
    lookAway();
    await arrive(countLeads, 3);
    await waitFor(() =>
      expect(FakeNotification.shown).toMatchObject([
        { title: 'A new request has come in', body: '4 requests are waiting.' },
      ]),
    );
    await router.navigate('/admin/nothing-here');
    FakeNotification.shown[0]?.click();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  });

  it('stay silent while somebody looks, and when a request was only taken up', async () => {
    const { countLeads } = await openOverview();
    await userEvent.click(toggle());
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
    await arrive(countLeads, 3);
    lookAway();
    await arrive(countLeads, 1);
    expect(FakeNotification.shown).toEqual([]);
  });

  it('are off until somebody turns them on, and can be turned off again', async () => {
    const { countLeads } = await openOverview();
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle());
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    lookAway();
    await arrive(countLeads, 3);
    expect(FakeNotification.shown).toEqual([]);
  });

  it('say so when the browser refuses', async () => {
    FakeNotification.answer = 'denied';
    await openOverview();
    await userEvent.click(toggle());
    expect(await screen.findByRole('alert')).toHaveTextContent('The browser blocks notices');
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  });

  it('are not offered where there are none', async () => {
    Reflect.deleteProperty(globalThis, 'Notification');
    await openOverview();
    expect(screen.queryByRole('button', { name: 'Desktop notices' })).toBeNull();
  });
});
