import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, feeds } from '../fake-clinic/backend.ts';
import { lead } from './lead-fixtures.ts';

type Shown = { title: string; body: string | undefined; click: () => void };

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

beforeEach(() => {
  // The app checks for Notification once per page load.
  vi.resetModules();
  localStorage.clear();
  vi.stubGlobal('Notification', FakeNotification);
  FakeNotification.permission = 'default';
  FakeNotification.answer = 'granted';
  FakeNotification.shown = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** This many new requests, and a new PIP lead. */
const waiting = (requests: number) => [
  lead({ id: 'pip', type: 'pip' }),
  ...Array.from({ length: requests }, (_, place) => lead({ id: `lead-${place}` })),
];

async function openOverview() {
  backend.leads = waiting(2);
  const { openRoute } = await import('../open-route.tsx');
  const router = openRoute('/admin/dashboard');
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(feeds.leads.isWatched).toBe(true));
  return router;
}

const toggle = () => screen.getByRole('button', { name: 'Desktop notices' });
const lookAway = () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');

async function arrive(requests: number) {
  backend.leads = waiting(requests);
  await waitFor(() => expect(document.title).toContain(`(${requests + 1})`));
}

describe('desktop notices', () => {
  it('announce only the number of new requests while the tab is hidden, and link to the overview', async () => {
    const router = await openOverview();
    await userEvent.click(toggle());
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
    lookAway();
    await arrive(3);
    await waitFor(() =>
      expect(FakeNotification.shown).toMatchObject([
        { title: 'A new request has come in', body: '4 requests are waiting.' },
      ]),
    );
    await router.navigate('/admin/nothing-here');
    FakeNotification.shown[0]?.click();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  });

  it('announce only the number of call backs that are due, and link to the overview', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    const router = await openOverview();
    await userEvent.click(toggle());
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
    const callBackAt = new Date(Date.now() + 60_000);
    backend.leads = [lead({ callBackAt }), lead({ id: 'trent', callBackAt })];
    await waitFor(() => expect(document.title).toContain('(2)'));
    lookAway();
    act(() => vi.advanceTimersByTime(2 * 60_000));
    expect(FakeNotification.shown).toMatchObject([
      { title: 'Time to call back', body: '2 call backs are due.' },
    ]);
    act(() => vi.advanceTimersByTime(60_000));
    expect(FakeNotification.shown).toHaveLength(1);
    await router.navigate('/admin/nothing-here');
    FakeNotification.shown[0]?.click();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  });

  it('stay silent while the tab is visible, and when the number goes down', async () => {
    await openOverview();
    await userEvent.click(toggle());
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
    await arrive(3);
    lookAway();
    await arrive(1);
    expect(FakeNotification.shown).toEqual([]);
  });

  it('are off until the person turns them on, and can be turned off again', async () => {
    await openOverview();
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(toggle());
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(toggle());
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
    lookAway();
    await arrive(3);
    expect(FakeNotification.shown).toEqual([]);
  });

  it('say so when the browser refuses', async () => {
    FakeNotification.answer = 'denied';
    await openOverview();
    await userEvent.click(toggle());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your browser blocks notifications');
    expect(toggle()).toHaveAttribute('aria-pressed', 'false');
  });

  it('are not offered without Notification', async () => {
    Reflect.deleteProperty(globalThis, 'Notification');
    await openOverview();
    expect(screen.queryByRole('button', { name: 'Desktop notices' })).toBeNull();
  });
});
