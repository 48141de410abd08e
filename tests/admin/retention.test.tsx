import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { roles } from '#domain/account/access.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { dana } from '../fake-clinic/people.ts';
import { openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { heard } from '../reports.ts';
import { lead, now } from './lead-fixtures.ts';
import { visit } from './visit-fixtures.ts';

const settings = '/admin/settings/retention';
const duePage = '/admin/people/due';
const none = { contact: null, pip: null, attorney: null, spam: null };
const by = { uid: 'dana', name: 'Dana Reyes' };

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const period = (kind: string) => screen.findByLabelText(kind);

const noon = (date: string) => new Date(`${date}T19:00:00Z`);
const old = (id: string, name: string, day: string, fields: Parameters<typeof lead>[0] = {}) =>
  lead({
    ...{ id, name, createdAt: noon(day), updatedAt: noon(day) },
    ...{ email: `${id}@example.com`, phone: '', ...fields },
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

describe('the retention periods', () => {
  it('keep everything at first, and are stored by kind', async () => {
    openRoute('/admin/settings');
    await press(/^Settings:/);
    await follow('Retention periods');
    expect(await period('Appointment requests')).toHaveDisplayValue('Until someone erases them');
    expect(await axe()).toEqual([]);
    await userEvent.selectOptions(await period('Appointment requests'), '7 years');
    await userEvent.selectOptions(await period('Spam'), '6 months');
    await press('Save');
    await waitFor(() => expect(backend.retention).toEqual({ ...none, contact: 84, spam: 6 }));
    expect(backend.trail).toMatchObject([
      { kind: 'settings', fields: ['contact', 'spam'], by, place: { id: 'retention' } },
    ]);
    await userEvent.selectOptions(await period('Spam'), 'Until someone erases them');
    await press('Save');
    await waitFor(() => expect(backend.retention).toEqual({ ...none, contact: 84 }));
  });

  it('shows a stored period that isn’t offered', async () => {
    backend.retention = { ...none, pip: 30 };
    openRoute(settings);
    expect(await period('PIP guide requests')).toHaveDisplayValue('30 months');
  });

  it('that can’t be stored stay chosen', async () => {
    openRoute(settings);
    await userEvent.selectOptions(await period('Spam'), '1 year');
    backend.failOnce('saveRetention');
    await press('Save');
    expect(await screen.findByText(/Failed to save the retention periods/)).toBeVisible();
    expect(await period('Spam')).toHaveDisplayValue('1 year');
    await press('Save');
    await waitFor(() => expect(backend.retention.spam).toBe(12));
  });

  it('don’t overwrite a colleague’s; the next press does', async () => {
    openRoute(settings);
    await userEvent.selectOptions(await period('Spam'), '1 year');
    backend.retention = { ...none, spam: 6, pip: 24 };
    await press('Save');
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('Spam: 6 months');
    expect(told).toHaveTextContent('PIP guide requests: 2 years');
    expect(backend.retention.spam).toBe(6);
    expect(await period('Spam')).toHaveDisplayValue('1 year');
    expect(await axe()).toEqual([]);
    await press('Save');
    // What only the colleague changed stays theirs.
    await waitFor(() => expect(backend.retention).toEqual({ ...none, pip: 24, spam: 12 }));
  });

  it('that fail to load say so', async () => {
    backend.fail('readRetention');
    openRoute(settings);
    expect(await screen.findByText('Failed to load the retention periods')).toBeVisible();
    expect(heard).toHaveBeenCalledWith('Failed to load the retention periods', expect.anything());
  });

  it.each(roles)('are for managers alone, and what is due, too: %s', async (role) => {
    backend.session = { ...dana, role, isAdmin: role === 'admin' };
    const isManager = role === 'admin' || role === 'owner';
    const router = openRoute(settings);
    for (const path of [settings, duePage]) {
      await router.navigate(path);
      await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
      await waitFor(() => expect(router.state.location.pathname === path).toBe(isManager));
    }
  });
});

describe('what is due for deletion', () => {
  const tick = async (name: string) =>
    userEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
  const eraseTicked = async (count: string) => {
    await press(`Erase ${count}`);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByRole('heading')).toHaveTextContent(`Erase ${count}?`);
    expect(dialog.getByText(/You can’t undo it/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: `Erase ${count}` }));
  };

  beforeEach(() => {
    backend.retention = { ...none, contact: 12, spam: 6 };
    backend.leads = [
      old('maria', 'Maria Olsen', '2025-11-02'),
      old('ben', 'Ben Carter', '2025-10-02'),
      old('held', 'Luis Herrera', '2025-11-02', { hold: { why: 'Case 12-345', by, at: now } }),
      old('ahead', 'Sofia Lindqvist', '2025-11-02'),
      old('soon', 'Grace Kim', '2025-12-01'),
      old('junk', 'Buy now', '2026-03-02', { spam: true, type: 'pip' }),
      old('kept', 'Ann Attorney', '2019-11-02', { type: 'attorney' }),
      lead({ id: 'fresh', name: 'Nora New' }),
    ];
    const past = { startsAt: noon('2025-10-20'), status: 'completed' as const };
    backend.visits = [
      visit({ id: 'v1', leadId: 'maria', ...past }),
      visit({ id: 'v2', leadId: 'ahead', startsAt: noon('2026-11-20') }),
    ];
  });

  it('is listed by kind, with what is kept longer and what comes next', async () => {
    openRoute(duePage);
    const due = await region('Due now');
    const requests = within(due.getByRole('list', { name: 'Appointment requests' }));
    expect(requests.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Ben Carter',
      'Maria Olsen',
    ]);
    expect(requests.getByText(/Period ended Nov 2, 2026/)).toBeVisible();
    expect(due.getByRole('list', { name: 'Spam' })).toHaveTextContent('Buy now');
    const longer = await region('Kept longer');
    expect(longer.getByText('Luis Herrera').closest('li')).toHaveTextContent(
      /Legal hold.*Case 12-345/,
    );
    expect(longer.getByText('Sofia Lindqvist').closest('li')).toHaveTextContent('Visit ahead');
    const soon = await region('In the next 30 days');
    expect(soon.getByRole('listitem')).toHaveTextContent(/Grace Kim.*Kept until Dec 1, 2026/);
    expect(screen.getAllByRole('checkbox', { name: /^Select / })).toHaveLength(4);
    expect(screen.queryByText('Ann Attorney')).toBeNull();
    expect(screen.queryByText('Nora New')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    expect(await axe()).toEqual([]);
  });

  it('goes when it is ticked and confirmed, with its visits, and leaves stubs', async () => {
    openRoute(duePage);
    await tick('Maria Olsen');
    await tick('Buy now');
    const write = backend.hold('eraseDue');
    await eraseTicked('2 requests');
    expect(await screen.findByRole('button', { name: 'Erasing 1 of 2…' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Select Ben Carter' })).toBeDisabled();
    write.release();
    expect(await screen.findByText('Erased 2 requests.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Maria Olsen')).toBeNull());
    expect(await screen.findByRole('checkbox', { name: 'Select Ben Carter' })).not.toBeChecked();
    expect(backend.leads.some(({ id }) => id === 'maria' || id === 'junk')).toBe(false);
    expect(backend.visits.map(({ id }) => id)).toEqual(['v2']);
    const stubs = backend.erasures.map(({ id, why, isDone }) => [id, why, isDone]);
    expect(stubs.sort()).toEqual([
      ['appointments-v1', 'retention', true],
      ['leads-junk', 'retention', true],
      ['leads-maria', 'retention', true],
    ]);
  });

  it('leaves the focus on the heading when nothing is left', async () => {
    openRoute(duePage);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all that are due' }));
    await eraseTicked('3 requests');
    expect(await screen.findByText('Nothing is due.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Due now' })).toHaveFocus();
  });

  it('stays when it is not confirmed', async () => {
    openRoute(duePage);
    expect(await screen.findByRole('button', { name: 'Erase' })).toBeDisabled();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all that are due' }));
    await press('Erase 3 requests');
    await press('Cancel');
    expect(backend.calls('eraseDue')).toEqual([]);
    expect(screen.getByRole('checkbox', { name: 'Select Ben Carter' })).toBeChecked();
  });

  it('that can’t be erased is named and stays ticked; the rest goes on', async () => {
    openRoute(duePage);
    await tick('Ben Carter');
    await tick('Maria Olsen');
    await tick('Buy now');
    const held = backend.leads.map((each) =>
      each.id === 'maria' ? { ...each, hold: { why: 'A case', by, at: now } } : each,
    );
    backend.leads = held;
    backend.failOnce('eraseDue');
    await eraseTicked('3 requests');
    expect(await screen.findByRole('alert')).toHaveTextContent('2 requests not erased.');
    const told = await region('Due now');
    expect(told.getByText('2 requests not erased')).toBeVisible();
    expect(told.getByText(/It isn’t gone completely/)).toHaveTextContent(/^Buy now: /);
    expect(told.getByText(/It’s on legal hold now/)).toHaveTextContent(/^Maria Olsen: /);
    expect(backend.leads.some(({ id }) => id === 'ben')).toBe(false);
    expect(await screen.findByRole('checkbox', { name: 'Select Buy now' })).toBeChecked();
    expect(await axe()).toEqual([]);
    await eraseTicked('1 request');
    await waitFor(() => expect(backend.leads.some(({ id }) => id === 'junk')).toBe(false));
    expect(told.queryByText(/not erased/)).toBeNull();
  });

  it.each([
    ['has a note since', { updatedAt: now }, [], /isn’t due anymore/],
    ['has a visit since', {}, [{ startsAt: noon('2026-11-20') }], /It has an upcoming visit now/],
  ])('is not erased when it %s', async (_, change, booked, told) => {
    openRoute(duePage);
    await tick('Ben Carter');
    backend.leads = backend.leads.map((each) =>
      each.id === 'ben' ? { ...each, ...change } : each,
    );
    backend.visits = booked.map((each) => visit({ id: 'new', leadId: 'ben', ...each }));
    await eraseTicked('1 request');
    expect(await (await region('Due now')).findByText(told)).toHaveTextContent(/^Ben Carter: /);
    expect(backend.leads.some(({ id }) => id === 'ben')).toBe(true);
  });

  it('is read in parts', async () => {
    backend.leads = Array.from({ length: 60 }, (_, index) =>
      old(`lead-${index}`, `Person ${index}`, '2025-11-02'),
    );
    openRoute(duePage);
    await follow('Show more');
    await waitFor(() =>
      expect(screen.getAllByRole('checkbox', { name: /^Select P/ })).toHaveLength(60),
    );
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  it('is nothing without a period, or before its time', async () => {
    backend.retention = none;
    const router = openRoute(duePage);
    expect(await screen.findByText('Everything is kept')).toBeVisible();
    expect(await axe()).toEqual([]);
    backend.retention = { ...none, contact: 120 };
    await router.navigate(duePage);
    expect(await screen.findByText('Nothing is due.')).toBeVisible();
    backend.fail('listDue');
    await router.navigate(duePage);
    expect(await screen.findByText('Failed to load what is due for deletion')).toBeVisible();
  });

  it('is on the overview of managers when there is any', async () => {
    const router = openRoute('/admin/dashboard');
    expect(await screen.findByText('3 requests are due for deletion')).toBeVisible();
    await follow('Look through them');
    await waitFor(() => expect(router.state.location.pathname).toBe(duePage));
    backend.leads = backend.leads.filter(({ id }) => id === 'held' || id === 'soon');
    await router.navigate('/admin/dashboard');
    await screen.findByRole('heading', { name: 'Set up your website' });
    expect(screen.queryByText(/due for deletion/)).toBeNull();
  });

  it('is not on the overview of the front desk, which reads nothing of it', async () => {
    backend.session = { ...dana, role: 'front_desk', isAdmin: false };
    openRoute('/admin/dashboard');
    await screen.findByText('Nora New');
    expect(screen.queryByText(/due for deletion/)).toBeNull();
    expect(backend.calls('listDue')).toEqual([]);
    expect(backend.calls('readRetention')).toEqual([]);
  });
});

describe('the drawer of a request', () => {
  const drawer = '/admin/dashboard/appointments/maria';
  const kept = () => screen.queryByText('Kept until')?.nextElementSibling;

  beforeEach(() => {
    backend.leads = [old('maria', 'Maria Olsen', '2026-03-02')];
    backend.retention = { ...none, contact: 84 };
  });
  const open = async () => {
    openRoute(drawer);
    await screen.findByRole('heading', { name: 'Details' });
  };

  it('says until when it is kept', async () => {
    await open();
    expect(kept()).toHaveTextContent(/^March 2033$/);
  });

  it('says that a legal hold may keep it longer', async () => {
    backend.leads = [
      old('maria', 'Maria Olsen', '2026-03-02', { hold: { why: 'A case', by, at: now } }),
    ];
    await open();
    expect(kept()).toHaveTextContent('March 2033, or as long as the legal hold lasts');
  });

  it('says nothing without a period', async () => {
    backend.retention = none;
    await open();
    expect(kept()).toBeUndefined();
  });

  it('works when the period can’t be read', async () => {
    backend.fail('readKeptUntil');
    await open();
    expect(kept()).toBeUndefined();
    expect(heard).toHaveBeenCalledWith(
      'Failed to load how long a request is kept',
      expect.anything(),
    );
  });

  it('says nothing to the front desk', async () => {
    backend.session = { ...dana, role: 'front_desk', isAdmin: false };
    await open();
    expect(kept()).toBeUndefined();
    expect(backend.calls('readKeptUntil')).toEqual([]);
  });
});
