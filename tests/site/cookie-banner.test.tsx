import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { press } from '../press.ts';
import { refuseStorage } from '../refuse-storage.ts';

const { track } = vi.hoisted(() => ({ track: vi.fn() }));
vi.mock('#site/analytics/track.ts', () => ({ track }));

const now = new Date('2026-10-14T16:00:00Z');

beforeEach(() => {
  // Every test is a fresh page load.
  vi.resetModules();
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
  track.mockReset();
  navigator.globalPrivacyControl = false;
});

const banner = () => screen.queryByRole('region', { name: 'Cookies on this site' });
const button = (name: string) => within(banner() as HTMLElement).getByRole('button', { name });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

async function openPage(path = '/terms', title = 'Terms') {
  const { openRoute } = await import('../open-route.tsx');
  const router = openRoute(path);
  await screen.findByRole('heading', { level: 1, name: title });
  // The heading can appear before the effect that starts the banner's timer has run.
  await act(async () => {});
  return router;
}

async function openWithBanner() {
  const router = await openPage();
  pass(2000);
  return router;
}

async function openSettings() {
  const footer = within(screen.getByRole('contentinfo'));
  await userEvent.click(footer.getByRole('button', { name: 'Cookie settings' }));
}

describe('the banner', () => {
  it('P-COOKIE-01 comes after 2000 ms, and not before', async () => {
    const { CookieBanner } = await import('#site/consent/cookie-banner.tsx');
    // Not on a page: `openPage` waits, and the clock advances with real time.
    render(<CookieBanner />, { wrapper: MemoryRouter });
    pass(1999);
    expect(banner()).not.toBeInTheDocument();
    pass(1);
    expect(banner()).toBeVisible();
  });

  it('leaves the focus where it is', async () => {
    await openWithBanner();
    expect(banner()).toBeVisible();
    expect(document.body).toHaveFocus();
    expect(await axe()).toEqual([]);
  });

  it('P-COOKIE-03 has three equal buttons', async () => {
    await openWithBanner();
    const buttons = ['Reject All', 'Essential Only', 'Allow All Cookies'].map(button);
    expect(new Set(buttons.map((each) => each.className)).size).toBe(1);
    expect(buttons[0]).toHaveClass('btn-outline');
    expect(within(banner() as HTMLElement).queryByRole('button', { name: /Close/ })).toBeNull();
  });

  it('P-COOKIE-04 shows details on demand, which say that Essential Only includes analytics', async () => {
    await openWithBanner();
    const more = button('Learn more');
    const details = () => screen.getByText(/Google Analytics may count visits/);
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(details()).not.toBeVisible();
    await userEvent.click(more);
    expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(details()).toBeVisible();
    expect(await axe()).toEqual([]);
    await userEvent.click(more);
    expect(details()).not.toBeVisible();
  });

  it.each(['granted', 'essential', 'denied'])(
    'P-COOKIE-02 is not shown after %s',
    async (stored) => {
      localStorage.setItem('cookieConsent', stored);
      await openPage();
      pass(10_000);
      expect(banner()).not.toBeInTheDocument();
    },
  );

  it('stays when the page changes', async () => {
    const router = await openWithBanner();
    await act(() => router.navigate('/disclaimer'));
    expect(banner()).toBeVisible();
  });

  it('is not shown under /admin', async () => {
    backend.session = null;
    await openPage('/admin/login', 'Admin Login');
    pass(10_000);
    expect(banner()).not.toBeInTheDocument();
  });
});

describe('a choice', () => {
  it.each([
    ['P-COOKIE-06', 'Reject All', 'denied', 'reject_all'],
    ['P-COOKIE-07', 'Essential Only', 'essential', 'essential_only'],
    ['P-COOKIE-08', 'Allow All Cookies', 'granted', 'accept_all'],
  ])(
    '%s P-COOKIE-05 P-COOKIE-09 P-ANALYTICS-09 %s is stored with its date, and closes the banner',
    async (_, label, stored, event) => {
      await openWithBanner();
      vi.setSystemTime(now);
      await userEvent.click(button(label));
      expect(banner()).not.toBeInTheDocument();
      expect(localStorage.getItem('cookieConsent')).toBe(stored);
      expect(localStorage.getItem('cookieConsentDate')).toMatch(/^2026-10-14T16:00:00\.\d{3}Z$/);
      expect(track).toHaveBeenCalledWith('cookie_consent', { choice: event });

      cleanup();
      vi.resetModules();
      await openPage();
      pass(10_000);
      expect(banner()).not.toBeInTheDocument();
    },
  );

  it('holds in this tab when the browser refuses storage', async () => {
    refuseStorage();
    const router = await openWithBanner();
    await userEvent.click(button('Reject All'));
    await act(() => router.navigate('/disclaimer'));
    pass(10_000);
    expect(banner()).not.toBeInTheDocument();
  });

  it('made in another tab closes the banner here', async () => {
    await openWithBanner();
    localStorage.setItem('cookieConsent', 'denied');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'cookieConsent' })));
    expect(banner()).not.toBeInTheDocument();
  });
});

describe('Cookie settings', () => {
  it('moves the focus to the banner, and back when the banner closes', async () => {
    localStorage.setItem('cookieConsent', 'granted');
    await openPage();
    await openSettings();
    expect(banner()).toHaveFocus();
    await userEvent.click(button('Reject All'));
    expect(localStorage.getItem('cookieConsent')).toBe('denied');
    expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus();
  });

  it.each([
    ['its button', () => userEvent.click(button('Close cookie settings'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('closes by %s, and the choice stays', async (_, close) => {
    localStorage.setItem('cookieConsent', 'essential');
    await openPage();
    await openSettings();
    expect(await axe()).toEqual([]);
    await close();
    expect(banner()).not.toBeInTheDocument();
    expect(localStorage.getItem('cookieConsent')).toBe('essential');
    expect(screen.getByRole('button', { name: 'Cookie settings' })).toHaveFocus();
  });

  it('also opens from the privacy page', async () => {
    localStorage.setItem('cookieConsent', 'granted');
    await openPage('/privacy', 'Privacy');
    await press('Change cookie choice');
    expect(banner()).toHaveFocus();
  });

  it('cannot be closed by Escape before a choice', async () => {
    await openWithBanner();
    await openSettings();
    await userEvent.keyboard('{Escape}');
    expect(banner()).toBeVisible();
  });
});

describe('Global Privacy Control', () => {
  it('counts as a refusal, so no banner is shown', async () => {
    navigator.globalPrivacyControl = true;
    await openPage();
    pass(10_000);
    expect(banner()).not.toBeInTheDocument();
  });

  it('is explained in Cookie settings', async () => {
    navigator.globalPrivacyControl = true;
    await openPage();
    await openSettings();
    expect(banner()).toHaveTextContent('Your browser sends Global Privacy Control');
    expect(within(banner() as HTMLElement).queryByRole('button', { name: /All/ })).toBeNull();
    await userEvent.click(button('Close cookie settings'));
    expect(banner()).not.toBeInTheDocument();
  });
});
