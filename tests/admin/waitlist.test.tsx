import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { WriteError } from '#data/firebase/write-errors.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import type { SoonerWish } from '#domain/leads/sooner-wish.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { lead, now } from './lead-fixtures.ts';
import { providers, visit } from './visit-fixtures.ts';

/** Thursday, November 26, at 10 AM, a day after which the clinic is open. */
const later = new Date('2026-11-27T17:00:00Z');
/** Thursday, November 19, at 2:15 PM: the only free time. */
const free = new Date('2026-11-19T21:15:00Z');
const slot = `${free.getTime() / 900_000}_s2`;
const anyTime: SoonerWish = {
  days: [1, 2, 3, 4, 5, 6, 0],
  parts: ['morning', 'afternoon', 'evening'],
  since: new Date('2026-11-17T17:00:00Z'),
};
const treatment = { type: 'treatment', typeName: 'Treatment' };

const maria = (fields: object = {}) => lead({ status: 'contacted', ...fields });
const sofia = (fields: object = {}) => visit({ startsAt: later, ...treatment, ...fields });

/** Everything is taken but a quarter of an hour of Dr. Avery. */
function takeAll(): void {
  const start = new Date('2026-11-18T07:00:00Z');
  const endsAt = new Date(start.getTime() + 30 * 24 * 3_600_000);
  const of = (providerId: string) => lockIds({ providerId, startsAt: start, endsAt, buffer: 0 });
  backend.taken = [...of('s1'), ...of('s2')].filter((id) => id !== slot);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  backend.staff = providers;
  backend.leads = [maria()];
  backend.visits = [sofia()];
  takeAll();
});

// Returned, it would be awaited: what a save still does then falls into it.

const tick = async (name: string) => userEvent.click(await screen.findByRole('checkbox', { name }));
const openRequest = async () => {
  openRoute('/admin/dashboard/appointments/maria');
  await screen.findByRole('dialog', { name: 'Maria Olsen' });
};
const openVisit = async () => {
  openRoute('/admin/schedule?week=2026-11-27&visit=sofia');
  await screen.findByRole('dialog', { name: 'Sofia Lindqvist' });
};

describe('a person joins the waitlist', () => {
  it('with a request, for some days and a type of visit', async () => {
    await openRequest();
    await press('Wants sooner');
    for (const name of ['Mon', 'Afternoon', 'Evening']) await tick(name);
    await userEvent.selectOptions(await screen.findByLabelText('Type of visit'), 'treatment');
    expect(await axe()).toEqual([]);
    await press('Save');
    const wish = 'Wants sooner: Tue, Wed, Thu, Fri, mornings';
    expect(await screen.findByText(wish)).toBeVisible();
    expect(backend.leads[0]?.sooner).toEqual({
      ...{ days: [2, 3, 4, 5], parts: ['morning'], type: 'treatment', since: now },
    });
    expect(screen.getByText('Wants to come sooner')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: 'Tue' })).toBeNull();
  });

  it('with a visit, at any time if nothing else is said', async () => {
    await openVisit();
    await press('Wants sooner');
    expect(screen.queryByLabelText('Type of visit')).toBeNull();
    await press('Save');
    expect(await screen.findByText('Wants sooner: any day, any time')).toBeVisible();
    expect(backend.visits[0]).toMatchObject({
      sooner: { ...anyTime, than: later, since: now },
      sequence: 0,
    });
  });

  it('not without a day', async () => {
    await openVisit();
    await press('Wants sooner');
    for (const name of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) await tick(name);
    await press('Save');
    expect(await screen.findAllByText('Please choose at least one day')).not.toEqual([]);
    expect(backend.calls('setVisitWish')).toEqual([]);
  });

  it('with a request, only once the types of visits are there', async () => {
    const types = backend.hold('readVisitTypes');
    await openRequest();
    await press('Wants sooner');
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    types.release();
    await press('Save');
    expect(await screen.findByText('Wants sooner: any day, any time')).toBeVisible();
    expect(backend.leads[0]?.sooner).toMatchObject({ type: 'new_patient' });
  });

  it('not with a request while the types of visits do not load', async () => {
    backend.fail('readVisitTypes');
    await openRequest();
    await press('Wants sooner');
    const type = await screen.findByLabelText('Type of visit');
    await waitFor(() => expect(type).toHaveAccessibleDescription(/Failed to load the types/));
    await press('Save');
    const way = await screen.findByRole('link', { name: 'Please choose the type of visit' });
    expect(way).toHaveAttribute('href', `#${type.id}`);
    expect(backend.calls('setRequestWish')).toEqual([]);
  });

  it('and leaves it, also by mistake', async () => {
    backend.leads = [maria({ sooner: { ...anyTime, type: 'treatment' } })];
    await openRequest();
    await press('Take off');
    await waitFor(() => expect(backend.leads[0]?.sooner).toBeNull());
    await press('Undo');
    await waitFor(() => expect(backend.leads[0]?.sooner).toMatchObject({ type: 'treatment' }));
  });

  it('what a colleague has set since is not lost', async () => {
    await openVisit();
    await press('Wants sooner');
    backend.failOnce('setVisitWish', new WriteError('changed'));
    await press('Save');
    expect(await screen.findByText(/A colleague just changed this/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Mon' })).toBeVisible();
  });

  it.each([
    ['a completed request', () => (backend.leads = [maria({ status: 'closed' })])],
    ['one that has a visit', () => (backend.visits = [sofia({ leadId: 'maria' })])],
    ['one of a law firm', () => (backend.leads = [maria({ type: 'attorney', details: {} })])],
  ])('not with %s', async (_, change) => {
    change();
    const [{ type } = maria()] = backend.leads;
    openRoute(leadPath({ id: 'maria', type }));
    await screen.findByRole('dialog');
    expect(await screen.findByRole('heading', { name: 'History' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Waitlist' })).toBeNull();
  });
});

const waitsWith = (fields: object = {}) =>
  sofia({ sooner: { ...anyTime, than: later }, ...fields });
const asks = (fields: object = {}) =>
  maria({ sooner: { ...anyTime, type: 'treatment' }, ...fields });

describe('a time that falls free', () => {
  it('is on the overview with how many want it, and leads to who they are', async () => {
    backend.visits = [waitsWith()];
    backend.leads = [asks()];
    openRoute('/admin/dashboard');
    const times = await screen.findByRole('region', { name: 'Free times for the waitlist' });
    expect(within(times).getByText('Sofia Lindqvist, Maria Olsen')).toBeVisible();
    await userEvent.click(
      within(times).getByRole('link', { name: 'Thu 2:15 PM is free: 2 want it' }),
    );
    expect(await screen.findByRole('dialog', { name: 'Thu 2:15 PM is free' })).toBeVisible();
  });

  it('is not there when nobody wants it', async () => {
    backend.leads = [maria({ status: 'new' })];
    openRoute('/admin/dashboard');
    expect(await screen.findByRole('link', { name: 'Maria Olsen' })).toBeVisible();
    expect(screen.queryByText('Free times for the waitlist')).toBeNull();
  });

  it('appears by itself when a visit is cancelled', async () => {
    backend.visits = [waitsWith()];
    const taken = backend.taken;
    backend.taken = [...taken, slot];
    openRoute('/admin/schedule?week=2026-11-19');
    await screen.findByRole('region', { name: 'Calendar' });
    backend.taken = taken;
    backend.visits = [waitsWith(), visit({ id: 'off', status: 'cancelled' })];
    const block = await screen.findByRole('link', {
      name: /^1 wants it: free time, 2:15 PM, Thursday/,
    });
    await userEvent.click(block);
    expect(await screen.findByRole('dialog', { name: 'Thu 2:15 PM is free' })).toBeVisible();
  });

  it('says so when somebody has it meanwhile', async () => {
    openRoute(`/admin/schedule?week=2026-11-19&sooner=${slot}`);
    expect(await screen.findByText('Nothing to offer')).toBeVisible();
  });

  it('leaves the schedule as it is when the waitlist does not load', async () => {
    backend.visits = [waitsWith()];
    backend.fail('readWaitlist');
    openRoute('/admin/schedule?week=2026-11-27');
    expect(await screen.findByRole('link', { name: /^Sofia Lindqvist/ })).toBeVisible();
    expect(screen.queryByText(/want/)).toBeNull();
  });
});

describe('the offer', () => {
  const openTime = async () => {
    openRoute(`/admin/schedule?week=2026-11-19&sooner=${slot}`);
    return screen.findByRole('dialog', { name: 'Thu 2:15 PM is free' });
  };

  it('goes to all at once, and says to whom it went', async () => {
    backend.visits = [waitsWith()];
    backend.leads = [asks()];
    const dialog = await openTime();
    expect(within(dialog).getByText('(801) 555-0186')).toBeVisible();
    expect(await axe()).toEqual([]);
    await press('Offer it to all 2');
    expect(await screen.findByText('Offered to 2. The first to take it gets it.')).toBeVisible();
    await waitFor(() => expect(within(dialog).getAllByText('Offered')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: /^Offer it/ })).toBeNull();
  });

  it('goes to those who don’t know yet', async () => {
    const told = { slot, state: 'sent', triedAt: now };
    backend.visits = [waitsWith({ offer: told })];
    backend.leads = [asks({ offer: { ...told, state: 'failed' } })];
    const dialog = await openTime();
    expect(within(dialog).getByText('Email not sent')).toBeVisible();
    await press('Offer it to 1');
    await waitFor(() => expect(backend.leads[0]?.offer?.state).toBe('sent'));
    expect(backend.calls('offerTime')).toEqual([[slot, [{ kind: 'request', id: 'maria' }]]]);
  });

  it('is a text for who has no email address', async () => {
    backend.visits = [waitsWith({ patientEmail: '' })];
    await openTime();
    const text = await screen.findByRole('link', { name: 'Text Sofia Lindqvist' });
    expect(decodeURIComponent(text.getAttribute('href') ?? '')).toContain(
      'Hi Sofia, an earlier time is open at',
    );
    expect(screen.queryByRole('button', { name: /^Offer it/ })).toBeNull();
  });

  it('says that a mail was not sent', async () => {
    backend.visits = [waitsWith()];
    backend.mailServer = 'failed';
    await openTime();
    await press('Offer it');
    expect(await screen.findByText('Offered to 0; 1 couldn’t be emailed.')).toBeVisible();
  });
});
