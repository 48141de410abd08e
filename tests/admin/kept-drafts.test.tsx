import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noteServerTime } from '#data/server-clock.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { dana, frontDesk } from '../fake-clinic/people.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { formServer } from '../site/form-server.ts';
import { leaveUnused } from './idle-screen.ts';
import { lead, now } from './lead-fixtures.ts';
import { providers } from './visit-fixtures.ts';

const schedule = '/admin/schedule';
const requests = '/admin/dashboard/appointments';
const spot = '?book=2026-11-20T09:15';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  backend.leads = [lead()];
  backend.staff = providers;
});

const dialog = () => within(screen.getByRole('dialog'));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const value = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
const unfinished = (name: string) => within(screen.getByRole('region', { name }));

type Router = ReturnType<typeof openRoute>;

async function book(router: Router, search = '?book=') {
  await act(() => router.navigate(schedule + search));
  await screen.findByRole('dialog', { name: 'Book a visit' });
}

function typeAnna() {
  fill('Patient', 'Anna First');
  fill(/^Phone/, '801 555 0101');
  fill(/^Email \(/, 'anna@example.com');
  fill(/^Note/, 'Anna has a bad knee.');
}

async function openBooking(search = '?book=') {
  const router = openRoute(schedule + search);
  await screen.findByRole('dialog', { name: 'Book a visit' });
  return router;
}

function expectEmptyBooking() {
  for (const label of ['Patient', /^Phone/, /^Email \(/, /^Note/]) expect(value(label)).toBe('');
}

const waysOut: Record<string, (router: Router) => unknown> = {
  'the ×': () => userEvent.click(dialog().getAllByRole('button', { name: 'Close' })[0] as Element),
  'Keep for later': () => press('Keep for later'),
  Escape: () => userEvent.keyboard('{Escape}'),
  'going elsewhere': (router) => act(() => router.navigate('/admin/posts')),
  'another new form': (router) => book(router, '?book=2026-11-20T10:00'),
};

it('is named by the clinic’s time on a computer whose clock is days off', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:00:00Z') });
  noteServerTime(now.toISOString());
  await openBooking();
  typeAnna();
  await press('Keep for later');
  await isClosed();
  expect(unfinished('Unfinished bookings').getByText('Anna First, 12:00 PM')).toBeVisible();
});

describe('an abandoned booking', () => {
  it.each(Object.keys(waysOut))('left by %s gives nothing to the next patient', async (way) => {
    const router = await openBooking();
    typeAnna();
    await waysOut[way]?.(router);
    await book(router, spot);
    expectEmptyBooking();
    fill('Patient', 'Bea Second');
    await press('Book visit');
    await isClosed();
    expect(backend.visits).toMatchObject([
      { patientName: 'Bea Second', patientPhone: '', patientEmail: '', note: '' },
    ]);
    expect(backend.visits[0]?.mail.askedAt).toBeNull();
    expect(unfinished('Unfinished bookings').getByText('Anna First, 12:00 PM')).toBeVisible();
  });

  it('is a chip with its name and time, and resumes with its provider and its time', async () => {
    const router = await openBooking(`${spot}&provider=s1`);
    typeAnna();
    await press('Keep for later');
    await isClosed();
    expect(await axe()).toEqual([]);
    await act(() => router.navigate(`${schedule}?provider=s2`));
    await press('Resume Anna First, 12:00 PM');
    await screen.findByRole('dialog', { name: 'Book a visit' });
    expect(await axe()).toEqual([]);
    expect(dialog().getByLabelText('Provider')).toHaveValue('s1');
    expect(value('Date')).toBe('2026-11-20');
    expect(value('Start')).toBe('09:15');
    await press('Book visit');
    await isClosed();
    expect(backend.visits).toMatchObject([
      { patientName: 'Anna First', patientEmail: 'anna@example.com', providerId: 's1' },
    ]);
    expect(screen.queryByRole('region', { name: 'Unfinished bookings' })).toBeNull();
  });

  it('is gone after Discard, in the form or on its chip', async () => {
    const router = await openBooking();
    typeAnna();
    await press('Discard');
    await isClosed();
    expect(screen.queryByText(/Anna/)).toBeNull();
    await book(router);
    typeAnna();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await press('Discard Anna First, 12:00 PM');
    expect(screen.queryByText(/Anna/)).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('without a word is not kept', async () => {
    const router = await openBooking();
    fill('Type', 'treatment');
    expect(screen.queryByRole('button', { name: 'Keep for later' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await book(router);
    expect(screen.queryByRole('region', { name: 'Unfinished bookings' })).toBeNull();
    expect(value('Type')).toBe('new_patient');
  });

  it('stays beside others: each resumes alone', async () => {
    const router = await openBooking();
    typeAnna();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await book(router);
    expect(screen.getByLabelText('Patient')).toHaveFocus();
    fill(/^Phone/, '801 555 0102');
    await press('Resume Anna First, 12:00 PM');
    await waitFor(() => expect(value('Patient')).toBe('Anna First'));
    expect(screen.getByLabelText('Patient')).toHaveFocus();
    expect(value(/^Phone/)).toBe('801 555 0101');
    await press('Resume No name yet, 12:00 PM');
    await waitFor(() => expect(value(/^Phone/)).toBe('801 555 0102'));
    expect(value('Patient')).toBe('');
    expect(value(/^Note/)).toBe('');
  });

  it('that was stored without an answer is not replaced by the next one, and resumes as the same visit', async () => {
    backend.loseAnswer('bookVisit');
    const router = await openBooking(spot);
    typeAnna();
    await press('Book visit');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to book/);
    expect(value('Patient')).toBe('Anna First');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await book(router, '?book=2026-11-20T11:00');
    fill('Patient', 'Bea Second');
    await press('Book visit');
    await isClosed();
    await press('Resume Anna First, 12:00 PM');
    await screen.findByRole('dialog');
    await press('Book visit');
    await isClosed();
    expect(backend.visits.map(({ patientName }) => patientName)).toEqual([
      'Anna First',
      'Bea Second',
    ]);
  });

  it('waits as a chip after a reload, for the same person alone', async () => {
    await openBooking();
    typeAnna();
    cleanup();
    await openBooking();
    expectEmptyBooking();
    await press('Resume Anna First, 12:00 PM');
    await waitFor(() => expect(value(/^Note/)).toBe('Anna has a bad knee.'));
    cleanup();
    backend.session = frontDesk;
    await openBooking();
    expectEmptyBooking();
    expect(screen.queryByText(/Anna/)).toBeNull();
    backend.session = dana;
    cleanup();
    await openBooking();
    expect(screen.queryByText(/Anna/)).toBeNull();
  });

  it('leaves page and storage while the screen is locked, and comes back', async () => {
    await openBooking();
    typeAnna();
    await userEvent.keyboard('{Escape}');
    await isClosed();
    leaveUnused(15);
    await screen.findByRole('dialog', { name: 'The screen is locked' });
    expect(document.documentElement.outerHTML).not.toMatch(/Anna|knee/);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Anna|knee/);
    await userEvent.type(screen.getByLabelText('Password'), 'clinic-demo-1');
    await press('Unlock');
    await press('Resume Anna First, 12:00 PM');
    await waitFor(() => expect(value(/^Note/)).toBe('Anna has a bad knee.'));
  });

  it('for a request belongs to that request', async () => {
    backend.leads = [lead(), lead({ id: 'tom', name: 'Tom Reed', phone: '', email: '' })];
    const router = openRoute(`${schedule}?lead=maria`);
    await screen.findByRole('dialog', { name: 'Schedule Maria Olsen' });
    fill(/^Note/, 'Brings the report.');
    await act(() => router.navigate(`${schedule}?lead=tom`));
    await screen.findByRole('dialog', { name: 'Schedule Tom Reed' });
    expect(value(/^Note/)).toBe('');
    expect(value(/^Email \(/)).toBe('');
    await book(router);
    expectEmptyBooking();
    await act(() => router.navigate(`${schedule}?lead=maria`));
    await screen.findByRole('dialog', { name: 'Schedule Maria Olsen' });
    expect(value(/^Note/)).toBe('Brings the report.');
  });
});

type NewForm = {
  path: string;
  list: string;
  open: () => Promise<unknown>;
  label: string | RegExp;
  chip: string;
};

const newForms: Record<string, NewForm> = {
  booking: {
    path: schedule,
    list: 'Unfinished bookings',
    open: async () => follow('Book visit'),
    label: 'Patient',
    chip: 'Words of the first, 12:00 PM',
  },
  request: {
    path: requests,
    list: 'Unfinished requests',
    open: async () => follow('Add request'),
    label: /^What they say/,
    chip: 'No name yet, 12:00 PM',
  },
  staff: {
    path: '/admin/media',
    list: 'Unfinished entries',
    open: () => press('Add'),
    label: /^Bio/,
    chip: 'No name yet, 12:00 PM',
  },
  review: {
    path: '/admin/settings/reviews',
    list: 'Unfinished reviews',
    open: () => press('Add review'),
    label: 'Words',
    chip: 'No name yet, 12:00 PM',
  },
  image: {
    path: '/admin/media',
    list: 'Unfinished alt texts',
    open: async () => {},
    label: /^Alt text of the next image/,
    chip: 'Words of the first, 12:00 PM',
  },
};

describe('a new form', () => {
  it.each(Object.keys(newForms))(
    'is empty, whatever was left in the one before: %s',
    async (name) => {
      const form = newForms[name] as NewForm;
      const router = await openPage(form.path);
      await form.open();
      await screen.findByLabelText(form.label);
      fill(form.label, 'Words of the first');
      await act(() => router.navigate('/admin/posts'));
      await screen.findByRole('heading', { name: 'Posts' });
      await act(() => router.navigate(form.path));
      const chips = within(await screen.findByRole('region', { name: form.list }));
      expect(chips.getByText(form.chip)).toBeVisible();
      await form.open();
      expect(await screen.findByLabelText(form.label)).toHaveValue('');
      cleanup();
      openRoute(form.path);
      await press(`Resume ${form.chip}`);
      await waitFor(() => expect(value(form.label)).toBe('Words of the first'));
    },
  );

  it('of a request is another request than the one before', async () => {
    vi.stubGlobal('fetch', formServer);
    formServer.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
    const id = () => document.querySelector<HTMLInputElement>('[name=submissionId]')?.value;
    const router = openRoute(`${requests}/new`);
    await screen.findByRole('dialog');
    fill('Name', 'Anna First');
    fill('Phone', '801 555 0101');
    const first = id();
    await userEvent.click(dialog().getByRole('button', { name: 'Add request' }));
    await screen.findByRole('alert');
    expect(id()).toBe(first);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await act(() => router.navigate(`${requests}/new`));
    await screen.findByRole('dialog');
    expect(id()).not.toBe(first);
    expect(value('Phone')).toBe('');
    await press('Resume Anna First, 12:00 PM');
    await waitFor(() => expect(id()).toBe(first));
    vi.unstubAllGlobals();
  });
});
