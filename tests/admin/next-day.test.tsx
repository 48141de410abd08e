import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Visit } from '#domain/visits/visit.ts';
import { noMail } from '#domain/visits/visit-mail.ts';
import { axe } from '../axe.ts';
import { closure } from '../closure-fixtures.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { now } from './lead-fixtures.ts';
import { providers, told, visit } from './visit-fixtures.ts';

const nextDay = '/admin/schedule/next-day';
const today = `${nextDay}?date=2026-11-18`;

const at = (time: string) => new Date(`2026-11-19T${time}:00Z`);
const ben = (fields: Partial<Visit> = {}) =>
  visit({
    id: 'ben',
    patientName: 'Ben Whitaker',
    patientEmail: '',
    startsAt: at('17:00'),
    ...fields,
  });
const rachel = (fields: Partial<Visit> = {}) =>
  visit({ id: 'rachel', patientName: 'Rachel Dunn', status: 'confirmed', ...fields });
/** Noon has passed by an hour when they begin. */
const thisMorning = { startsAt: new Date(now.getTime() - 3_600_000) };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  backend.staff = providers;
  backend.visits = [visit({ mail: told() }), ben(), rachel({ mail: told() })];
});

const stored = (id: string) => backend.visits.find((each) => each.id === id);
const group = (name: RegExp) => screen.findByRole('region', { name });
const rowsOf = async (name: RegExp) =>
  within(await group(name))
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0]?.textContent);
const row = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('li') as HTMLElement);
};

describe('the list of the next open day', () => {
  it('has the visits by what they need, with the counts above', async () => {
    backend.visits = [
      ...backend.visits,
      visit({ id: 'far', startsAt: new Date('2026-11-20T17:00:00Z') }),
    ];
    openRoute(nextDay);
    expect(await screen.findByRole('heading', { name: 'Tomorrow', level: 1 })).toBeVisible();
    expect(
      await screen.findByRole('heading', { name: '3 visits: 1 not notified, 1 not confirmed' }),
    ).toBeVisible();
    expect(await rowsOf(/^Not notified/)).toEqual(['Ben Whitaker']);
    expect(await rowsOf(/^Not confirmed/)).toEqual(['Sofia Lindqvist']);
    expect(await rowsOf(/^Confirmed/)).toEqual(['Rachel Dunn']);
    const sofia = await row('Sofia Lindqvist');
    expect(sofia.getByText('2:00 PM')).toBeVisible();
    expect(sofia.getByText('Re-examination · Dr. Sample Avery · Scheduled')).toBeVisible();
    // Staff dial it on another phone.
    expect(sofia.getByText('(801) 555-0186')).toBeVisible();
    expect(sofia.getByText('Told Tue 2:14 PM')).toBeVisible();
    expect((await row('Ben Whitaker')).getByText('No email on file: text or call')).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  it.each([
    ['on a Friday', '2026-11-20T19:00:00Z', 'Monday, November 23'],
    ['on a Sunday', '2026-11-22T19:00:00Z', 'Tomorrow'],
  ])('%s is of %s: %s', async (_, moment, title) => {
    vi.setSystemTime(new Date(moment));
    openRoute(nextDay);
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible();
    expect(await screen.findByText('Nothing booked')).toBeVisible();
    expect(screen.getByText(/^Mon, Nov 23 · 9:00 AM/)).toBeVisible();
  });

  it('leads to the list of today, and back', async () => {
    backend.visits = [visit(thisMorning)];
    openRoute(nextDay);
    expect(await screen.findByRole('link', { name: 'Tomorrow' })).toHaveAttribute('aria-current');
    await follow('Today');
    expect(await screen.findByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    expect(await rowsOf(/^Not checked in/)).toEqual(['Sofia Lindqvist']);
    await follow('Tomorrow');
    expect(await screen.findByText('Nothing booked')).toBeVisible();
  });

  it.each([
    ['the schedule', '/admin/schedule', 'Tomorrow', nextDay],
    ['the overview', '/admin/dashboard', 'Day list', today],
  ])('is linked from %s', async (_, page, link, address) => {
    openRoute(page);
    expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', address);
  });

  it('is found by its name in the palette', async () => {
    await openPage('/admin/schedule', 'Schedule');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Search/ }), 'tomorrow');
    await userEvent.click(await screen.findByRole('option', { name: /^Tomorrow’s visits/ }));
    expect(await screen.findByRole('heading', { name: 'Tomorrow', level: 1 })).toBeVisible();
  });

  it('follows what colleagues and patients change', async () => {
    openRoute(nextDay);
    await group(/^Not notified/);
    act(() => {
      backend.visits = [visit({ mail: told() }), ben({ status: 'confirmed' })];
    });
    expect(await screen.findByRole('heading', { name: '2 visits: 1 not confirmed' })).toBeVisible();
    expect(await rowsOf(/^Confirmed/)).toEqual(['Ben Whitaker']);
  });

  it('says when it cannot be read, and keeps what it had', async () => {
    openRoute(nextDay);
    await group(/^Not notified/);
    backend.fail('listVisits');
    act(() => {
      backend.visits = [];
    });
    expect(await screen.findByText('Failed to load the visits of this day')).toBeVisible();
    expect(await rowsOf(/^Not notified/)).toEqual(['Ben Whitaker']);
    backend.mend('listVisits');
    await press('Retry');
    expect(await screen.findByText('Nothing booked')).toBeVisible();
  });

  it('says so at once when the first read fails', async () => {
    backend.fail('listVisits');
    openRoute(nextDay);
    expect(await screen.findByText('Failed to load the visits of this day')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: /visit/ })).toBeNull();
  });
});

describe('one press in a row', () => {
  it('sends the mail and says so', async () => {
    backend.visits = [visit(), ben()];
    openRoute(nextDay);
    const sofia = await row('Sofia Lindqvist');
    expect(sofia.getByText('Not notified yet')).toBeVisible();
    await press('Email Sofia Lindqvist');
    expect(await screen.findByText('Email sent to the patient')).toBeVisible();
    expect(await screen.findByText('Told Wed 12:00 PM')).toBeVisible();
    expect(await rowsOf(/^Not confirmed/)).toEqual(['Sofia Lindqvist']);
    expect(backend.calls('sendVisitMail')).toEqual([['sofia', true]]);
    expect(screen.queryByRole('button', { name: 'Email Ben Whitaker' })).toBeNull();
  });

  it('says why a mail was not sent, and the visit stays where it was', async () => {
    backend.visits = [visit()];
    backend.mailServer = 'failed';
    openRoute(nextDay);
    await press('Email Sofia Lindqvist');
    expect(await screen.findByText(/^The mail server didn’t accept the email/)).toBeVisible();
    expect(await screen.findByText('The email couldn’t be sent')).toBeVisible();
    expect(await rowsOf(/^Not notified/)).toEqual(['Sofia Lindqvist']);
  });

  it('texts or calls', async () => {
    openRoute(nextDay);
    const text = await screen.findByRole('link', { name: 'Text Ben Whitaker' });
    expect(text.getAttribute('href')).toMatch(/^sms:\+18015550186\?&body=Hi%20Ben/);
    expect(screen.getByRole('link', { name: 'Call Ben Whitaker' })).toHaveAttribute(
      'href',
      'tel:+18015550186',
    );
  });

  it('confirms, and the focus goes on to the next patient', async () => {
    openRoute(nextDay);
    (await screen.findByRole('button', { name: 'Confirm: Ben Whitaker' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Ben Whitaker: Confirmed')).toBeVisible();
    expect(await rowsOf(/^Confirmed/)).toEqual(['Ben Whitaker', 'Rachel Dunn']);
    expect(screen.getByRole('link', { name: 'Sofia Lindqvist' })).toHaveFocus();
    expect(stored('ben')).toMatchObject({ status: 'confirmed', sequence: 1 });
    await press('Undo');
    await waitFor(() => expect(stored('ben')?.status).toBe('scheduled'));
    expect(await rowsOf(/^Not notified/)).toEqual(['Ben Whitaker']);
  });

  it('shows a change before it is stored, and takes it back when it fails', async () => {
    openRoute(nextDay);
    const write = backend.hold('changeVisit');
    await press('Confirm: Ben Whitaker');
    expect(await rowsOf(/^Confirmed/)).toEqual(['Ben Whitaker', 'Rachel Dunn']);
    write.fail();
    expect(await screen.findByText(/^Failed to change the visit/)).toBeVisible();
    expect(await rowsOf(/^Not notified/)).toEqual(['Ben Whitaker']);
  });

  it('says so when a colleague was first, and shows the visit as it is', async () => {
    backend.visits = [ben()];
    openRoute(nextDay);
    await group(/^Not notified/);
    const read = backend.hold('listVisits');
    act(() => {
      backend.visits = [ben({ status: 'cancelled', sequence: 1 })];
    });
    await press('Confirm: Ben Whitaker');
    expect(await screen.findByText(/^A colleague just changed this visit/)).toBeVisible();
    expect(stored('ben')?.status).toBe('cancelled');
    read.release();
    expect(await rowsOf(/^Cancelled or missed/)).toEqual(['Ben Whitaker']);
  });

  it('checks in nobody before the day', async () => {
    openRoute(nextDay);
    await group(/^Not notified/);
    expect(screen.queryByRole('button', { name: /^(Arrived|No show)/ })).toBeNull();
  });

  it('checks in on the day, and takes it back', async () => {
    backend.visits = [visit(thisMorning)];
    openRoute(today);
    await press('Arrived: Sofia Lindqvist');
    expect(await rowsOf(/^Arrived/)).toEqual(['Sofia Lindqvist']);
    expect(stored('sofia')?.status).toBe('arrived');
    const sofia = await row('Sofia Lindqvist');
    expect(sofia.queryByRole('link', { name: /^(Text|Call) / })).toBeNull();
    expect(sofia.queryByRole('button', { name: /^Email / })).toBeNull();
    await press('Not arrived: Sofia Lindqvist');
    await waitFor(() => expect(stored('sofia')?.status).toBe('confirmed'));
    expect(await rowsOf(/^Not checked in/)).toEqual(['Sofia Lindqvist']);
  });

  it('notes a no-show, and offers the same person a new time on the same page', async () => {
    backend.visits = [visit(thisMorning)];
    const router = openRoute(today);
    await press('No show: Sofia Lindqvist');
    await waitFor(() => expect(stored('sofia')?.status).toBe('no_show'));
    expect(screen.getByRole('heading', { name: 'No visits' })).toBeVisible();
    await follow('Book a new time: Sofia Lindqvist');
    await screen.findByRole('dialog', { name: 'Book another visit for Sofia Lindqvist' });
    // It is Wednesday noon: the earliest time is today.
    expect(screen.getByLabelText('Start')).toHaveDisplayValue('2:00 PM');
    expect(await axe()).toEqual([]);
    await press('Book visit');
    await waitFor(() => expect(backend.visits).toHaveLength(2));
    expect(backend.visits.at(-1)).toMatchObject({
      patientName: 'Sofia Lindqvist',
      startsAt: new Date('2026-11-18T21:00:00Z'),
    });
    expect(await screen.findByRole('heading', { name: /^1 visit/ })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location).toMatchObject({ pathname: nextDay, search: '?date=2026-11-18' });
  });

  it('shows a refused booking in its form', async () => {
    backend.visits = [visit({ ...thisMorning, status: 'no_show' })];
    openRoute(today);
    await follow('Book a new time: Sofia Lindqvist');
    await userEvent.type(await screen.findByLabelText(/^Note/), 'Missed the first one.');
    backend.fail('bookVisit');
    await press('Book visit');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to book/);
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Missed the first one.');
  });
});

describe('a patient’s open answer', () => {
  const wish = { kind: 'move', words: 'Mornings, please', at: now, open: true } as const;

  it('stands in the row, and Move opens the form over the list', async () => {
    backend.visits = [rachel({ mail: told(), answer: wish })];
    openRoute(nextDay);
    expect(await rowsOf(/^Not confirmed/)).toEqual(['Rachel Dunn']);
    expect(screen.getByText('“Mornings, please”')).toBeVisible();
    expect(await axe()).toEqual([]);
    await follow('Move');
    await screen.findByRole('dialog', { name: 'Change the visit of Rachel Dunn' });
    await userEvent.selectOptions(screen.getByLabelText('Start'), '3:00 PM');
    await press('Save changes');
    await waitFor(() => expect(stored('rachel')?.startsAt).toEqual(at('22:00')));
    expect(stored('rachel')?.answer?.open).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Tomorrow', level: 1 })).toBeVisible();
  });

  it('that cancels offers a new time once', async () => {
    backend.visits = [
      ben({ status: 'cancelled', answer: { ...wish, kind: 'cancelled', words: '' } }),
    ];
    openRoute(nextDay);
    expect(await rowsOf(/^Cancelled or missed/)).toEqual(['Ben Whitaker']);
    expect(screen.getAllByRole('link', { name: /^Book a new time/ })).toHaveLength(1);
    await press('Done');
    await waitFor(() => expect(stored('ben')?.answer?.open).toBe(false));
    expect(
      await screen.findByRole('link', { name: 'Book a new time: Ben Whitaker' }),
    ).toBeVisible();
  });
});

it('a visit that can’t stay says why, with the phone; it is moved, not confirmed', async () => {
  backend.clinic = { ...backend.clinic, closures: [closure('2026-11-19', { reason: 'Training' })] };
  openRoute(`${nextDay}?date=2026-11-19`);
  const sofia = await row('Sofia Lindqvist');
  expect(sofia.getByText('Closed: Training')).toBeVisible();
  expect(sofia.getByText('(801) 555-0186')).toBeVisible();
  expect(sofia.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  await follow('Sofia Lindqvist');
  const drawer = within(await screen.findByRole('dialog', { name: 'Sofia Lindqvist' }));
  expect(drawer.getByText('Closed: Training')).toBeVisible();
  expect(drawer.queryByRole('button', { name: 'Confirm' })).toBeNull();
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await userEvent.click(sofia.getByRole('link', { name: 'Move: Sofia Lindqvist' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
});

it('a name opens the visit over the list, and the focus returns to it', async () => {
  backend.visits = [ben({ mail: { ...noMail, state: 'failed' }, note: 'Brings the report.' })];
  openRoute(nextDay);
  await follow('Ben Whitaker');
  const drawer = within(await screen.findByRole('dialog', { name: 'Ben Whitaker' }));
  expect(drawer.getByText('Brings the report.')).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('link', { name: 'Ben Whitaker' })).toHaveFocus();
});
