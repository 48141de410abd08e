import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ShownError } from '#data/problems/shown-error.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { dropReports } from '../reports.ts';
import { lead, now } from './lead-fixtures.ts';

const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const untried = { clinic: null, patient: null } as const;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
});

async function openDrawer(...leads: Lead[]) {
  backend.leads = leads;
  openRoute('/admin/dashboard/appointments/maria');
  return within(await screen.findByRole('dialog', { name: 'Maria Olsen' }));
}

describe('a lead without a sent mail', () => {
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
  ] as const)('is marked as not notified: %s', async (_, fields, isMarked) => {
    const drawer = await openDrawer(lead(fields));
    expect(drawer.queryAllByText('Not notified')).toHaveLength(isMarked ? 1 : 0);
    expect(drawer.queryAllByRole('button', { name: 'Send again' })).toHaveLength(isMarked ? 1 : 0);
  });

  it('is marked in an open list, too', async () => {
    await openDrawer(lead({ createdAt: minutesAgo(2), notify: untried }));
    expect(screen.queryByText('Not notified')).toBeNull();
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getAllByText('Not notified')).not.toEqual([]);
  });

  it('names the daily limit of a mailbox', async () => {
    const drawer = await openDrawer(lead({ notify: { clinic: 'sent', patient: 'limited' } }));
    expect(drawer.getByText('Not sent: daily limit')).toBeVisible();
  });
});

describe('Send again', () => {
  const failed = { clinic: 'failed', patient: 'sent' } as const;

  it.each([
    ['sent', 'Email sent to the clinic'],
    ['failed', 'The mail server didn’t accept the email. Try again later.'],
    ['off', 'Email isn’t set up on this website.'],
  ] as const)('reports the outcome: %s', async (clinic, message) => {
    backend.mailServer = clinic;
    const drawer = await openDrawer(lead({ notify: failed }));
    await userEvent.click(drawer.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(backend.calls('sendMails')).toEqual([['maria', true]]);
    expect(await drawer.findByText('Emails sent again')).toBeVisible();
  });

  it('shows the reason of a failure, and can be pressed again', async () => {
    backend.fail('sendMails', new ShownError('The emails are being sent right now.'));
    const drawer = await openDrawer(lead({ notify: failed }));
    await userEvent.click(drawer.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The emails are being sent right now.')).toBeVisible();
    expect(await drawer.findByRole('button', { name: 'Send again' })).toBeEnabled();
  });

  it('shows no exception’s words', async () => {
    backend.fail('sendMails', new TypeError('x.y is not a function'));
    const drawer = await openDrawer(lead({ notify: failed }));
    await userEvent.click(drawer.getByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('The email couldn’t be sent. Please try again.')).toBeVisible();
    expect(screen.queryByText(/not a function/)).toBeNull();
    expect(dropReports()).toHaveLength(1);
  });
});

describe('the open back office', () => {
  it('sends due mails, once for each lead', async () => {
    const due = { clinic: 'failed', patient: 'sent', dueAt: minutesAgo(10) } as const;
    const trent = lead({ id: 'trent', name: 'Trent Kimball', notify: due });
    backend.failOnce('sendMails', new Error('down'));
    await openDrawer(lead({ notify: due }), trent);
    await waitFor(() => expect(backend.calls('sendMails')).toHaveLength(1));
    await act(async () => void vi.advanceTimersByTime(60_000));
    await waitFor(() => expect(backend.calls('sendMails')).toHaveLength(2));
    await act(async () => void vi.advanceTimersByTime(60_000));
    await waitFor(() => expect(backend.calls('listMailsDue')).toHaveLength(3));
    expect(backend.calls('sendMails')).toEqual([
      ['maria', false],
      ['trent', false],
    ]);
    expect(backend.activity).toEqual({});
    expect(backend.leads[1]?.notify?.clinic).toBe('sent');
  });

  it('works when the search for due mails fails', async () => {
    backend.fail('listMailsDue');
    const drawer = await openDrawer(lead());
    expect(drawer.getByText('Whiplash, headaches')).toBeVisible();
  });
});
