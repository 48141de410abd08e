import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Visit } from '#domain/visits/visit.ts';
import { axe } from '../axe.ts';
import { closure } from '../closure-fixtures.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { lead, now } from './lead-fixtures.ts';
import { providers, visit } from './visit-fixtures.ts';

const eleven = new Date('2026-11-19T18:00:00Z');
const lapsed = new Date('2026-11-18T18:59:59Z');

/** Maria Olsen's request came with Thursday at 2 PM, held until Thursday at 11 AM. */
const hold = (fields: Partial<Visit> = {}) =>
  visit({
    ...{ id: 'hold', leadId: 'maria', patientName: 'Maria Olsen', status: 'held' },
    ...{ patientEmail: 'maria.olsen@example.com', heldUntil: eleven },
    ...fields,
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  backend.staff = providers;
  backend.leads = [lead()];
  backend.visits = [hold()];
});

const stored = () => backend.visits.find(({ id }) => id === 'hold');
const openRequest = async () => {
  openRoute('/admin/dashboard/appointments/maria');
  await screen.findByRole('dialog', { name: 'Maria Olsen' });
};
const openVisit = () => openRoute('/admin/schedule?week=2026-11-19&visit=hold');

describe('a request with a hold', () => {
  it('says which time is wanted, and until when it is held', async () => {
    await openRequest();
    expect(await screen.findByText('Wants Thu 2:00 PM, held until Thu 11:00 AM')).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  it.each([
    ['in the request', () => openRequest(), 'Closed: Training'],
    ['in the schedule', openVisit, 'Closed: Training'],
  ])(
    'on a day that has closed since is not confirmed, but offered another time, %s',
    async (_, open, why) => {
      backend.clinic = {
        ...backend.clinic,
        closures: [closure('2026-11-19', { reason: 'Training' })],
      };
      await open();
      expect(await screen.findByText(`${why}. Offer another time.`)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Offer another' })).toBeVisible();
    },
  );

  it.each([
    ['in the request', openRequest],
    ['in the schedule', async () => openVisit()],
  ])('with a provider who has left is not confirmed, %s', async (_, open) => {
    backend.staff = [];
    await open();
    expect(await screen.findByText(/has left. Offer another time.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
  });

  it.each([
    ['in the request', openRequest],
    ['in the schedule', async () => openVisit()],
  ])('is not confirmed where a colleague has just closed the day, %s', async (_, open) => {
    await open();
    await screen.findByRole('button', { name: 'Confirm' });
    backend.clinic = {
      ...backend.clinic,
      closures: [closure('2026-11-19', { reason: 'Training' })],
    };
    await press('Confirm');
    expect(await screen.findAllByText('Closed: Training. Offer another time.')).toHaveLength(1);
    expect(stored()).toEqual(hold());
    expect(
      await screen.findAllByRole('button', { name: /, Nov \d+, \d+:\d\d [AP]M$/ }),
    ).not.toEqual([]);
  });

  it('is confirmed by one press: a booked visit, a mail that is asked for, and no new request', async () => {
    await openRequest();
    await press('Confirm');
    await waitFor(() =>
      expect(stored()).toMatchObject({ status: 'scheduled', mail: { askedAt: now } }),
    );
    expect(await screen.findByText('Booked Maria Olsen for Thu, Nov 19, 2:00 PM')).toBeVisible();
    expect(backend.leads[0]).toMatchObject({ status: 'contacted' });
    expect(backend.trail).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'visit_change', leadId: 'maria' },
        from: expect.objectContaining({ status: 'held' }),
        to: expect.objectContaining({ status: 'scheduled' }),
      }),
    );
    expect(screen.queryByText(/to be confirmed$/)).toBeNull();
  });

  it('is a hold of a new request again after Undo', async () => {
    await openRequest();
    await press('Confirm');
    await press('Undo');
    await waitFor(() => expect(stored()).toMatchObject({ status: 'held', heldUntil: eleven }));
    await waitFor(() => expect(backend.leads[0]).toMatchObject({ status: 'new' }));
  });

  it('gets another time by one press', async () => {
    await openRequest();
    await press('Offer another');
    const [first] = await screen.findAllByRole('button', { name: /, Nov \d+, \d+:\d\d [AP]M$/ });
    const name = first?.textContent ?? '';
    await userEvent.click(first as HTMLElement);
    expect(await screen.findByText(`Booked Maria Olsen for ${name}`)).toBeVisible();
    expect(stored()).toMatchObject({ status: 'scheduled', mail: { askedAt: now } });
    expect(stored()?.startsAt).not.toEqual(hold().startsAt);
    await waitFor(() => expect(screen.queryByText(/^Wants/)).toBeNull());
  });

  it.each([
    ['has left', () => providers.slice(1)],
    [
      'can’t be booked now',
      () => providers.map((each) => ({ ...each, takesAppointments: each.id !== 's2' })),
    ],
  ])('whose provider %s gets a time of another one', async (_, staff) => {
    backend.staff = staff();
    await openRequest();
    await press('Offer another');
    const times = await screen.findByRole('group', {
      name: 'Next free times with Sample Jordan T.',
    });
    const [first] = await within(times).findAllByRole('button');
    await userEvent.click(first as HTMLElement);
    await waitFor(() =>
      expect(stored()).toMatchObject({
        ...{ status: 'scheduled', providerId: 's1', providerName: 'Sample Jordan T.' },
      }),
    );
  });

  it('is released, and its time is free', async () => {
    await openRequest();
    await press('Release');
    await waitFor(() => expect(stored()).toMatchObject({ status: 'cancelled' }));
    expect(await screen.findByText('Released the time of Maria Olsen')).toBeVisible();
    expect(stored()?.mail.askedAt).toBeNull();
  });

  it('is confirmed after it has lapsed, while nobody has the time', async () => {
    backend.visits = [hold({ heldUntil: lapsed })];
    await openRequest();
    expect(await screen.findByText('Wanted Thu 2:00 PM, and the hold has lapsed')).toBeVisible();
    await press('Confirm');
    await waitFor(() => expect(stored()).toMatchObject({ status: 'scheduled' }));
  });

  it('says that the time is taken since, and offers others', async () => {
    backend.visits = [hold({ heldUntil: lapsed }), visit({ id: 'other' })];
    await openRequest();
    await press('Confirm');
    expect(await screen.findByText('Taken since. Offer another time.')).toBeVisible();
    expect(await screen.findAllByRole('button', { name: /, Nov \d+, / })).toHaveLength(3);
    expect(stored()).toMatchObject({ status: 'held' });
  });

  it('says so when a colleague has dealt with it since', async () => {
    await openRequest();
    await screen.findByText(/^Wants/);
    backend.visits = [hold({ status: 'cancelled' })];
    await press('Confirm');
    expect(await screen.findByText(/A colleague just changed this visit/)).toBeVisible();
    expect(stored()).toMatchObject({ status: 'cancelled' });
  });
});

describe('a request whose time could not be held', () => {
  it('says which time is wanted, and why it is to be confirmed', async () => {
    const wanted = { startsAt: hold().startsAt, why: 'outside' as const };
    backend.visits = [];
    backend.leads = [{ ...lead(), wanted }];
    await openRequest();
    expect(await screen.findByText('Wants Thu 2:00 PM, to be confirmed')).toBeVisible();
    expect(screen.getByText(/^The other calendar couldn’t be read/)).toBeVisible();
  });

  it.each([
    ['the time is over', lapsed, []],
    ['the patient has a visit', hold().startsAt, [hold({ status: 'scheduled' })]],
  ])('says nothing of it once %s', async (_, startsAt, visits) => {
    backend.visits = visits;
    backend.leads = [{ ...lead(), wanted: { startsAt, why: 'outside' } }];
    await openRequest();
    expect(screen.queryByText(/to be confirmed$/)).toBeNull();
  });
});

describe('the schedule', () => {
  it('shows a hold until it lapses, and says which it is', async () => {
    openRoute('/admin/schedule?week=2026-11-19');
    const block = await screen.findByRole('link', { name: /^Maria Olsen/ });
    expect(block).toHaveAccessibleName(/Held until Thu 11:00 AM$/);
    expect(block).toHaveAttribute('data-status', 'held');
  });

  it('lists a hold that has lapsed with the others that don’t take place', async () => {
    backend.visits = [hold({ heldUntil: lapsed })];
    openRoute('/admin/schedule?week=2026-11-19');
    expect(await screen.findByText('Hold has lapsed')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Maria Olsen Re-examination/ })).toBeNull();
  });

  it('confirms and releases it in its drawer', async () => {
    openVisit();
    const drawer = within(await screen.findByRole('dialog', { name: 'Maria Olsen' }));
    expect(drawer.queryByRole('button', { name: 'Cancel visit' })).toBeNull();
    await press('Confirm');
    await waitFor(() => expect(stored()).toMatchObject({ status: 'scheduled' }));
  });

  it('refuses a booking over it, and books once it is released', async () => {
    openRoute('/admin/schedule?week=2026-11-19&book=2026-11-19T14:00');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Patient'), 'Ivan Petrov');
    await userEvent.click(dialog.getByRole('button', { name: /^Book/ }));
    expect(
      await dialog.findAllByText(
        'Held for Maria Olsen until Thu 11:00 AM. Release it, or choose another time.',
      ),
    ).not.toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
    await waitFor(() => expect(stored()).toMatchObject({ status: 'cancelled' }));
    expect(dialog.getByLabelText('Patient')).toHaveValue('Ivan Petrov');
    await userEvent.click(dialog.getByRole('button', { name: /^Book/ }));
    await waitFor(() => expect(backend.visits).toHaveLength(2));
  });

  it('asks first before it books somebody who holds a time', async () => {
    openRoute('/admin/schedule?week=2026-11-19&lead=maria');
    expect(
      await screen.findByText(/Maria holds a time on Thu, Nov 19 at 2:00 PM. Book another one\?/),
    ).toBeVisible();
  });

  it('has it first in the worklist of its day, with what to do', async () => {
    openRoute('/admin/schedule/next-day?date=2026-11-19');
    expect(await screen.findByText('1 visit: 1 held')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Call Maria Olsen' })).toBeVisible();
    // There is nothing to remind of before it is confirmed.
    expect(screen.queryByRole('link', { name: 'Text Maria Olsen' })).toBeNull();
    await press('Release');
    await waitFor(() => expect(stored()).toMatchObject({ status: 'cancelled' }));
  });
});

describe('the overview', () => {
  it('lists the holds that lapse today', async () => {
    const today = new Date('2026-11-18T23:00:00Z');
    backend.visits = [
      hold({ heldUntil: today }),
      hold({ id: 'later', patientName: 'Ivan Petrov' }),
      hold({ id: 'over', patientName: 'Sofia Lindqvist', heldUntil: lapsed }),
    ];
    openRoute('/admin/dashboard');
    const card = within(await screen.findByRole('region', { name: 'Holds that lapse today' }));
    expect(card.getAllByRole('listitem')).toHaveLength(1);
    expect(card.getByRole('link', { name: 'Maria Olsen' })).toBeVisible();
    expect(card.getByText('Held until 4:00 PM')).toBeVisible();
    expect(card.getByText('Wants Thu 2:00 PM')).toBeVisible();
    expect(card.getByText(/^\(801\) 555-\d{4}$/)).toBeVisible();
  });

  it('has no such list without any', async () => {
    backend.visits = [hold()];
    openRoute('/admin/dashboard');
    await screen.findByText('Visits today');
    expect(screen.queryByText('Holds that lapse today')).toBeNull();
  });
});
