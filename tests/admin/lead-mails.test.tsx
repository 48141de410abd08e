import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import hotToast from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSession, onSessionChange } from '#data/account/auth.ts';
import { listActivity } from '#data/leads/activity-log.ts';
import { listMailsDue, sendMails } from '#data/leads/lead-mails.ts';
import { countLeads, findDuplicates, getLead, listLeads } from '#data/leads/leads.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { openRoute } from '../open-route.tsx';
import { counts, lead, now } from './lead-fixtures.ts';
import { dana } from './staff.ts';

vi.mock('#data/account/auth.ts');
vi.mock('#data/leads/leads.ts');
vi.mock('#data/leads/activity-log.ts');
vi.mock('#data/leads/lead-feed.ts');
vi.mock('#data/leads/lead-mails.ts');

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const untried = { clinic: null, patient: null } as const;

beforeEach(() => {
  vi.resetAllMocks();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
  vi.mocked(currentSession).mockResolvedValue(dana);
  vi.mocked(onSessionChange).mockImplementation((listener) => {
    listener('dana');
    return () => {};
  });
  vi.mocked(countLeads).mockResolvedValue(counts);
  vi.mocked(listActivity).mockResolvedValue([]);
  vi.mocked(findDuplicates).mockResolvedValue([]);
  vi.mocked(listMailsDue).mockResolvedValue([]);
});

afterEach(() => {
  act(() => hotToast.remove());
  vi.useRealTimers();
});

async function openDrawer(one: Lead) {
  vi.mocked(listLeads).mockResolvedValue({ leads: [one], next: null });
  vi.mocked(getLead).mockResolvedValue(one);
  openRoute('/admin/dashboard/appointments/maria');
  return within(await screen.findByRole('dialog', { name: 'Maria Olsen' }));
}

describe('a lead whose mails never went', () => {
  it.each([
    ['not before three minutes', { createdAt: minutesAgo(2.9), notify: untried }, false],
    ['from the third minute on', { createdAt: minutesAgo(3), notify: untried }, true],
    [
      'once they failed',
      { createdAt: minutesAgo(1), notify: { clinic: 'failed', patient: 'failed' } },
      true,
    ],
    ['while mail is off', { notify: { clinic: 'off', patient: 'off' } }, true],
    ['not for spam', { spam: true, notify: untried }, false],
    ['not when the clinic has its mail', { notify: { clinic: 'sent', patient: 'limited' } }, false],
    ['not on a lead from elsewhere', { notify: null }, false],
  ] as const)('says so: %s', async (_, fields, isMarked) => {
    const drawer = await openDrawer(lead(fields));
    expect(drawer.queryAllByText('Not notified')).toHaveLength(isMarked ? 1 : 0);
    expect(drawer.queryAllByRole('button', { name: 'Send again' })).toHaveLength(isMarked ? 1 : 0);
  });

  it('says so in a list that stays open', async () => {
    await openDrawer(lead({ createdAt: minutesAgo(2), notify: untried }));
    expect(screen.queryByText('Not notified')).toBeNull();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getAllByText('Not notified')).not.toEqual([]);
  });

  it('tells a mailbox that has had enough for today', async () => {
    const drawer = await openDrawer(lead({ notify: { clinic: 'sent', patient: 'limited' } }));
    expect(drawer.getByText('Not sent: daily limit')).toBeVisible();
  });
});

describe('Send again', () => {
  const failed = { clinic: 'failed', patient: 'sent' } as const;

  it.each([
    ['sent', 'Email sent to the clinic'],
    ['failed', 'The mail server did not take the email. Try again later.'],
    ['off', 'Email is off on this website. No mail server is set up.'],
  ] as const)('tells that it is %s', async (clinic, message) => {
    vi.mocked(sendMails).mockResolvedValue(clinic);
    const drawer = await openDrawer(lead({ notify: failed }));
    await userEvent.click(drawer.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(sendMails).toHaveBeenCalledExactlyOnceWith('maria');
  });

  it('tells why it did not work, and can be pressed once more', async () => {
    vi.mocked(sendMails).mockRejectedValue(new Error('The mails are being sent right now.'));
    const drawer = await openDrawer(lead({ notify: failed }));
    await userEvent.click(drawer.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The mails are being sent right now.')).toBeVisible();
    expect(await drawer.findByRole('button', { name: 'Send again' })).toBeEnabled();
  });
});

describe('the open back office', () => {
  it('has due mails sent by itself, once for each lead', async () => {
    vi.mocked(listMailsDue).mockResolvedValue(['maria', 'trent']);
    vi.mocked(sendMails).mockRejectedValueOnce(new Error('down')).mockResolvedValue('sent');
    await openDrawer(lead());
    await waitFor(() => expect(sendMails).toHaveBeenCalledTimes(1));
    await act(async () => void vi.advanceTimersByTime(60_000));
    await waitFor(() => expect(sendMails).toHaveBeenCalledTimes(2));
    await act(async () => void vi.advanceTimersByTime(60_000));
    await waitFor(() => expect(listMailsDue).toHaveBeenCalledTimes(3));
    expect(vi.mocked(sendMails).mock.calls).toEqual([['maria'], ['trent']]);
  });

  it('goes on where they could not be looked for', async () => {
    vi.mocked(listMailsDue).mockRejectedValue(new Error('offline'));
    const drawer = await openDrawer(lead());
    expect(drawer.getByText('Whiplash, headaches')).toBeVisible();
  });
});
