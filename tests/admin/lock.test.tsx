import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axe } from '../axe.ts';
import { rightCode } from '../fake-clinic/account.ts';
import { backend, feeds } from '../fake-clinic/backend.ts';
import { dana, frontDesk } from '../fake-clinic/people.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { heard } from '../reports.ts';
import { leaveUnused } from './idle-screen.ts';
import { lead } from './lead-fixtures.ts';

const minute = 60_000;
const request = '/admin/dashboard/appointments/maria';
const words = 'Cries at night.';

beforeEach(() => {
  backend.leads = [lead()];
});

const locked = () => screen.findByRole('dialog', { name: 'The screen is locked' });
const isOpen = () => waitFor(() => expect(screen.queryByText('The screen is locked')).toBeNull());

async function openRequest() {
  const router = openRoute(request);
  await screen.findByRole('dialog', { name: /Maria Olsen/ });
  await waitFor(() => expect(feeds.leads.isWatched).toBe(true));
  return router;
}

async function typeNote() {
  fireEvent.change(await screen.findByLabelText('Add a note'), { target: { value: words } });
}

async function unlock(password = 'clinic-demo-1') {
  await userEvent.type(await screen.findByLabelText('Password'), password);
  await press('Unlock');
}

function expectNothingOfPatients() {
  expect(document.documentElement.outerHTML).not.toMatch(/Maria|Olsen|555-0161|Whiplash|Cries/);
}

describe('an unused screen', () => {
  it('locks after 15 minutes: nothing of a patient is left in the document, and the feed stops', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await openRequest();
    await typeNote();
    await act(() => vi.advanceTimersByTimeAsync(14 * minute));
    expect(screen.queryByText('The screen is locked')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(minute));
    await locked();
    expectNothingOfPatients();
    expect(document.title).toMatch(/^Locked/);
    expect(feeds.leads.isWatched).toBe(false);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Cries|Maria|dana/);
  });

  it.each(['keyDown', 'pointerDown', 'pointerMove', 'wheel'] as const)(
    'stays open for a person who uses it: %s',
    async (use) => {
      await openRequest();
      localStorage.setItem('lastActive', String(Date.now() - 14 * minute));
      fireEvent[use](document.body);
      expect(Date.now() - Number(localStorage.getItem('lastActive'))).toBeLessThan(minute);
    },
  );

  it('shows the new day once it is unlocked', async () => {
    const toFake = ['Date', 'setInterval', 'clearInterval'] as const;
    vi.useFakeTimers({ toFake: [...toFake], now: new Date('2026-11-18T00:00:00Z') });
    openRoute('/admin/dashboard');
    await screen.findByRole('region', { name: 'Today, Tue, Nov 17' });
    leaveUnused(15);
    await locked();
    vi.setSystemTime(new Date('2026-11-18T15:55:00Z'));
    act(() => void vi.advanceTimersByTime(60_000));
    await unlock();
    expect(await screen.findByRole('region', { name: 'Today, Wed, Nov 18' })).toBeVisible();
  });

  it('stays open while another tab is in use', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await openRequest();
    await act(() => vi.advanceTimersByTimeAsync(14 * minute));
    localStorage.setItem('lastActive', String(Date.now()));
    await act(() => vi.advanceTimersByTimeAsync(14 * minute));
    expect(screen.queryByText('The screen is locked')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(minute));
    await locked();
  });

  it.each([
    ['wakes up', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['is touched', () => fireEvent.pointerDown(document.body)],
    ['is seen again', () => window.dispatchEvent(new Event('pageshow'))],
  ])('locks as soon as its computer %s', async (_, happens) => {
    await openRequest();
    localStorage.setItem('lastActive', String(Date.now() - 15 * minute));
    act(() => void happens());
    await locked();
    expectNothingOfPatients();
  });

  it('locks when the computer’s clock is set back', async () => {
    await openRequest();
    leaveUnused(-5);
    await locked();
  });

  it('stays locked over a reload, which reads nothing', async () => {
    localStorage.setItem('lastActive', String(Date.now() - 15 * minute));
    openRoute(request);
    await locked();
    expect(backend.calls('getLead')).toEqual([]);
    expect(backend.calls('readLeadCounts')).toEqual([]);
    await unlock();
    expect(await screen.findByRole('dialog', { name: /Maria Olsen/ })).toBeVisible();
  });

  it('opens a request whose notice was tapped once it is unlocked', async () => {
    const router = await openPage('/admin/dashboard/appointments', 'Appointment Requests');
    leaveUnused(15);
    await locked();
    void router.navigate(request);
    await unlock();
    expect(await screen.findByRole('dialog', { name: /Maria Olsen/ })).toBeVisible();
  });

  it('has no faults for assistive technology, and no shortcuts', async () => {
    await openRequest();
    leaveUnused(15);
    await locked();
    await userEvent.keyboard('{Control>}k{/Control}{Escape}{Escape}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(await axe()).toEqual([]);
  });
});

describe('the locked screen', () => {
  it('refuses a wrong password, and keeps the typed words in memory for the right one', async () => {
    const router = await openRequest();
    await typeNote();
    leaveUnused(15);
    await locked();
    await unlock('wrong');
    expect(await screen.findByText('Wrong password.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expectNothingOfPatients();
    await userEvent.clear(screen.getByLabelText('Password'));
    await unlock();
    await isOpen();
    expect(await screen.findByLabelText('Add a note')).toHaveValue(words);
    expect(router.state.location.pathname).toBe(request);
    expect(JSON.stringify(sessionStorage)).toContain(words);
    await waitFor(() => expect(feeds.leads.isWatched).toBe(true));
  });

  it('keeps the typed words in memory alone, also when another tab signs out meanwhile', async () => {
    await openRequest();
    await typeNote();
    leaveUnused(15);
    await locked();
    act(() => {
      backend.session = null;
    });
    await screen.findByRole('dialog', { name: 'You’ve been signed out' });
    expect(JSON.stringify(sessionStorage)).not.toContain(words);
    act(() => {
      backend.session = dana;
    });
    await locked();
    await unlock();
    await isOpen();
    expect(await screen.findByLabelText('Add a note')).toHaveValue(words);
    expect(JSON.stringify(sessionStorage)).toContain(words);
  });

  it('asks before a reload that would lose typed words', async () => {
    await openRequest();
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await typeNote();
    expect(asks()).toBe(false);
    leaveUnused(15);
    await locked();
    expect(asks()).toBe(true);
    await unlock();
    await isOpen();
    expect(asks()).toBe(false);
  });

  it('asks for a password', async () => {
    await openRequest();
    leaveUnused(15);
    await press('Unlock');
    expect(await screen.findByText('Type your password.')).toBeVisible();
    expect(backend.calls('confirmPassword')).toEqual([]);
  });

  it('says when the password couldn’t be checked', async () => {
    backend.fail('confirmPassword');
    await openRequest();
    leaveUnused(15);
    await unlock();
    const failed = 'Something went wrong. Please try again.';
    expect(await screen.findByText(failed)).toBeVisible();
    expect(heard).toHaveBeenCalledWith(failed, new Error('offline'));
  });

  it('gives the next person nothing', async () => {
    backend.accounts = [...backend.accounts, { ...frontDesk, password: 'desk' }];
    await openRequest();
    await typeNote();
    leaveUnused(15);
    await press('Sign in as someone else');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expectNothingOfPatients();
    expect(sessionStorage).toHaveLength(0);
    await userEvent.type(screen.getByLabelText('Email'), frontDesk.email);
    await userEvent.type(screen.getByLabelText('Password'), 'desk');
    await press('Login');
    await screen.findByRole('button', { name: /front\.desk@/ });
    expect(document.body).not.toHaveTextContent(words);
    expect(JSON.stringify(sessionStorage)).not.toContain(words);
  });

  it('signs out from behind a reload, too', async () => {
    localStorage.setItem('lastActive', String(Date.now() - 15 * minute));
    openRoute(request);
    await press('Sign in as someone else');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(backend.session).toBeNull();
  });

  it('opens with the password in another tab', async () => {
    await openRequest();
    leaveUnused(15);
    await locked();
    leaveUnused(0);
    await isOpen();
    expect(await screen.findByRole('dialog', { name: /Maria Olsen/ })).toBeVisible();
  });
});

describe('a person with a second step', () => {
  const codeField = () => screen.findByRole('textbox', { name: '6-digit code' });

  beforeEach(() => {
    const app = { id: 'app-1', name: 'My phone', kind: 'app' as const, since: new Date() };
    backend.accounts = [{ ...dana, password: 'clinic-demo-1', apps: [app] }];
  });

  it.each([
    ['an unused screen', () => leaveUnused(15)],
    [
      'a sign-in of 12 hours',
      () => {
        localStorage.setItem('lastPassword', String(Date.now() - 12 * 60 * minute));
        leaveUnused(0);
      },
    ],
  ])('unlocks %s with password and code, and finds the typed words', async (_, lock) => {
    await openRequest();
    await typeNote();
    lock();
    await locked();
    await unlock();
    expect(await codeField()).toHaveFocus();
    expectNothingOfPatients();
    expect(await axe()).toEqual([]);
    await userEvent.type(await codeField(), '000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('That code isn’t right');
    await locked();
    await userEvent.keyboard(`${rightCode}{Enter}`);
    await isOpen();
    expect(await screen.findByLabelText('Add a note')).toHaveValue(words);
  });

  it('goes back to the password when the code took too long', async () => {
    backend.answer('confirmPassword', async () => ({
      ok: false,
      challenge: {
        apps: [{ id: 'app-1', name: '', kind: 'app', since: new Date() }],
        answer: async () => ({ ok: false, error: 'That took too long.', isOver: true }),
      },
    }));
    await openRequest();
    leaveUnused(15);
    await unlock();
    await userEvent.type(await codeField(), `${rightCode}{Enter}`);
    expect(await screen.findByText('That took too long.')).toBeVisible();
    expect(screen.getByLabelText('Password')).toHaveValue('');
    backend.mend('confirmPassword');
    await unlock();
    await userEvent.type(await codeField(), `${rightCode}{Enter}`);
    await isOpen();
  });

  it('who has to set one up signs out from behind the lock, too', async () => {
    localStorage.setItem('lastActive', String(Date.now() - 15 * minute));
    backend.session = { ...dana, needsFactor: true };
    openRoute(request);
    await press('Sign in as someone else');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(backend.session).toBeNull();
  });
});

describe('a sign-in of 12 hours', () => {
  const over = /12 hours since you entered your password/;

  it('ends with the lock before the server refuses it', async () => {
    await openRequest();
    localStorage.setItem('lastPassword', String(Date.now() - (12 * 60 - 5) * minute));
    leaveUnused(0);
    await locked();
    expect(screen.getByText(over)).toBeVisible();
    await unlock();
    await isOpen();
  });

  it('that a feed is refused for shows the lock, and no error', async () => {
    backend.answer('isSignedInTooLong', async () => true);
    await openRequest();
    act(() => feeds.leads.fail(Object.assign(new Error('No'), { code: 'permission-denied' })));
    await locked();
    expect(screen.getByText(over)).toBeVisible();
    expect(screen.queryByText(/New requests have stopped/)).toBeNull();
  });
});

it.each([
  [
    'in their own menu',
    async () => {
      await press(/^Dana Reyes/);
      await press('Lock the screen');
    },
  ],
  [
    'in the palette',
    async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.type(await screen.findByRole('combobox'), 'lock the');
      await userEvent.click(await screen.findByRole('option', { name: 'Lock the screen' }));
    },
  ],
])('a person who leaves the desk locks the screen %s, and goes on there', async (_, lock) => {
  openRoute('/admin/dashboard/appointments');
  await screen.findByRole('link', { name: 'Maria Olsen' });
  await lock();
  await locked();
  expect(screen.getByText(/^You locked it\./)).toBeVisible();
  expectNothingOfPatients();
  fireEvent.pointerMove(document.body);
  expect(screen.getByText(/^You locked it\./)).toBeVisible();
  await unlock();
  await isOpen();
  expect(await screen.findByRole('link', { name: 'Maria Olsen' })).toBeVisible();
});
