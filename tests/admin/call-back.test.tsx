import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import hotToast from 'react-hot-toast/headless';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lead } from '#domain/leads/lead.ts';
import type { Activity } from '#domain/leads/lead-activity.ts';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { hoursAgo, lead, now } from './lead-fixtures.ts';

const requests = '/admin/dashboard/appointments';
const author = { uid: 'dana', name: 'Dana Reyes' };
/** `now` is noon of this Wednesday. */
const four = clinicMoment('2026-11-18', '16:00');
const friday = clinicMoment('2026-11-20', '09:00');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
});

async function openDrawer(one: Lead = lead(), activity: Activity[] = []) {
  backend.leads = [one];
  backend.activity = { [one.id]: activity };
  openRoute(`${requests}/${one.id}`);
  await screen.findByRole('dialog', { name: one.name });
  return within(screen.getByRole('region', { name: 'Call back' }));
}

const stored = () => backend.leads[0]?.callBackAt;
const typeTime = (date: string, time: string) => {
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: date } });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: time } });
};
const told = (kind: Activity['kind']) =>
  backend.activity.maria?.filter((entry) => entry.kind === kind) ?? [];

describe('the drawer', () => {
  it('puts a lead off to a suggested time, with one entry of its history and Undo', async () => {
    const section = await openDrawer();
    await press('Choose a time');
    const form = within(screen.getByRole('form', { name: 'Call back' }));
    expect(form.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Today 2:00 PM',
      'Tomorrow 2:00 PM',
      'Friday 9:00 AM',
      'Monday 9:00 AM',
      'Set call back',
    ]);
    await press('Friday 9:00 AM');
    expect(await section.findByText('Call back Friday at 9:00 AM')).toBeVisible();
    expect(stored()).toEqual(friday);
    expect(told('call_back')).toMatchObject([{ until: friday, by: author }]);
    expect(screen.queryByRole('form', { name: 'Call back' })).toBeNull();
    expect(section.getByRole('button', { name: 'Change' })).toHaveFocus();
    expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent(
      'Call back: Nov 20, 9:00 AM',
    );

    await press('Undo');
    await waitFor(() => expect(stored()).toBeNull());
    expect(await section.findByRole('button', { name: 'Choose a time' })).toBeVisible();
  });

  it('puts a lead off to a typed time', async () => {
    await openDrawer();
    await press('Choose a time');
    typeTime('2026-11-18', '16:00');
    await press('Set call back');
    await waitFor(() => expect(stored()).toEqual(four));
    await press('Change');
    expect(screen.getByLabelText('Date')).toHaveValue('');
  });

  it.each([
    ['no date', '', '16:00', 'Date', 'Please choose a date'],
    ['a time that has passed', '2026-11-18', '11:00', 'Time', 'Please choose a time in the future'],
  ])('says what is wrong with %s, at its field', async (_, date, time, label, message) => {
    await openDrawer();
    await press('Choose a time');
    typeTime(date, time);
    await press('Set call back');
    const field = screen.getByLabelText(label);
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText('Time')).toHaveValue(time);
    expect(stored()).toBeNull();
  });

  it('changes and clears a time', async () => {
    const section = await openDrawer(lead({ callBackAt: four }));
    expect(section.getByText('Call back today at 4:00 PM')).toBeVisible();
    await press('Change');
    await press('Friday 9:00 AM');
    await waitFor(() => expect(stored()).toEqual(friday));
    await section.findByText('Call back Friday at 9:00 AM');
    await press('Clear');
    await waitFor(() => expect(stored()).toBeNull());
    expect(await screen.findByText('Call back cleared')).toBeVisible();
    expect(section.getByRole('button', { name: 'Choose a time' })).toHaveFocus();
    await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    await waitFor(() => expect(stored()).toEqual(friday));
  });

  it.each([
    ['Left a message', 'Call back tomorrow at 2:00 PM?', clinicMoment('2026-11-19', '14:00')],
    ['No answer', 'Call back today at 2:00 PM?', clinicMoment('2026-11-18', '14:00')],
  ])('offers the next time after a call: %s', async (outcome, offer, time) => {
    await openDrawer();
    expect(screen.queryByRole('button', { name: offer })).toBeNull();
    await press(outcome);
    await press(offer);
    await waitFor(() => expect(stored()).toEqual(time));
    await waitFor(() => expect(screen.queryByRole('button', { name: offer })).toBeNull());
  });

  it('forgets the time when a call reaches the person, also without a change of status', async () => {
    await openDrawer(lead({ callBackAt: four, status: 'contacted' }));
    await press('Reached');
    await waitFor(() => expect(stored()).toBeNull());
    expect(await screen.findByRole('button', { name: 'Choose a time' })).toBeVisible();
  });

  it('forgets the time when the status changes, and Undo brings it back', async () => {
    await openDrawer(lead({ callBackAt: four }), [
      { id: 'a1', kind: 'call_back', until: four, by: author, at: hoursAgo(1) },
    ]);
    const drawer = within(screen.getByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: /^New: change status/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark contacted' }));
    await waitFor(() => expect(backend.leads[0]).toMatchObject({ status: 'contacted' }));
    expect(stored()).toBeNull();
    await press('Undo');
    await waitFor(() => expect(backend.leads[0]).toMatchObject({ status: 'new' }));
    await waitFor(() => expect(stored()).toEqual(four));
  });

  it('is not offered for spam', async () => {
    backend.leads = [lead({ spam: true })];
    openRoute(`${requests}/maria`);
    await screen.findByRole('dialog', { name: 'Maria Olsen' });
    expect(screen.queryByRole('region', { name: 'Call back' })).toBeNull();
  });

  it('keeps the typed time and says so when it could not be stored', async () => {
    backend.failOnce('setCallBack');
    await openDrawer();
    await press('Choose a time');
    typeTime('2026-11-18', '16:00');
    await press('Set call back');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to set the call back. Please try again.',
    );
    expect(screen.getByLabelText('Time')).toHaveValue('16:00');
    await press('Set call back');
    await waitFor(() => expect(stored()).toEqual(four));
  });

  it('does not overwrite the time of a colleague', async () => {
    await openDrawer();
    await press('Choose a time');
    const held = backend.hold('setCallBack');
    await press('Friday 9:00 AM');
    backend.leads = [lead({ callBackAt: four })];
    held.release();
    expect(await screen.findByRole('alert')).toHaveTextContent('A colleague just changed this.');
    expect(stored()).toEqual(four);
  });
});

describe('the lists', () => {
  it('show the time as a mark', async () => {
    backend.leads = [
      lead({ id: 'today', callBackAt: four }),
      lead({ id: 'friday', callBackAt: friday }),
      lead({ id: 'due', callBackAt: hoursAgo(1) }),
      lead({ id: 'none' }),
    ];
    openRoute(requests);
    expect(await screen.findByText('Call back 4:00 PM')).toBeVisible();
    expect(screen.getByText('Call back Fri 9:00 AM')).toBeVisible();
    expect(screen.getAllByText(/^Call back/)).toHaveLength(3);
    expect(screen.getByText('Call back now')).toBeVisible();
  });
});

describe('the overview', () => {
  const trent = lead({ id: 'trent', name: 'Trent Kimball', createdAt: hoursAgo(60) });
  const maria = lead({ callBackAt: four, createdAt: hoursAgo(70) });
  const names = () =>
    within(screen.getByRole('region', { name: 'Needs attention' }))
      .getAllByRole('listitem')
      .map((row) => within(row).getAllByRole('link')[0]?.textContent);
  /** The page's clock ticks twice a minute. Somebody uses it, so that the screen stays open. */
  const pass = (minutes: number) =>
    act(() => {
      for (let passed = 0; passed < minutes; passed++) {
        vi.advanceTimersByTime(60_000);
        fireEvent.pointerMove(document.body);
      }
    });

  async function openOverview(leads: Lead[]) {
    backend.leads = leads;
    const router = openRoute('/admin/dashboard');
    await screen.findByRole('region', { name: 'Needs attention' });
    return router;
  }

  it('has a lead that is put off below the others until its time, then at the top with a notice', async () => {
    const router = await openOverview([maria, trent]);
    expect(names()).toEqual(['Trent Kimball', 'Maria Olsen']);
    const snoozed = within(screen.getByRole('region', { name: 'Call back later' }));
    expect(snoozed.getByText('Call back 4:00 PM')).toBeVisible();
    expect(screen.queryByText(/^Time to call back Maria Olsen, as set for \d/)).toBeNull();

    pass(4 * 60);
    expect(names()).toEqual(['Maria Olsen', 'Trent Kimball']);
    expect(screen.getByRole('region', { name: 'Call back now' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Call Maria Olsen back now',
    );
    expect(
      await screen.findAllByText(/^Time to call back Maria Olsen, as set for \d/),
    ).toHaveLength(1);
    await press('Open');
    await waitFor(() => expect(router.state.location.pathname).toBe(`${requests}/maria`));
  });

  it('tells once, also when the data is read again, and again for another time', async () => {
    await openOverview([maria, trent]);
    pass(4 * 60);
    await screen.findByText(/^Time to call back Maria Olsen, as set for \d/);
    act(() => hotToast.remove());
    backend.leads = [maria, trent, lead({ id: 'ben', name: 'Ben Carter' })];
    expect(await screen.findByRole('link', { name: 'Ben Carter' })).toBeVisible();
    pass(1);
    expect(screen.queryByText(/^Time to call back Maria Olsen, as set for \d/)).toBeNull();

    const later = new Date(Date.now() + 60_000);
    backend.leads = [{ ...maria, callBackAt: later }, trent];
    await waitFor(() => expect(names()).toEqual(['Trent Kimball', 'Maria Olsen']));
    pass(2);
    expect(await screen.findByText(/^Time to call back Maria Olsen, as set for \d/)).toBeVisible();
  });

  it('shows those that were due before it opened without a notice', async () => {
    await openOverview([lead({ callBackAt: hoursAgo(1) }), trent]);
    expect(names()[0]).toBe('Maria Olsen');
    pass(1);
    expect(screen.queryByText(/^Time to call back/)).toBeNull();
  });

  it('has contacted people, too, and not those who are dismissed', async () => {
    await openOverview([
      lead({ id: 'a', name: 'Ann', status: 'contacted', callBackAt: hoursAgo(1) }),
      lead({ id: 'b', name: 'Bo', status: 'dismissed', callBackAt: hoursAgo(1) }),
      trent,
    ]);
    expect(names()).toEqual(['Ann', 'Trent Kimball']);
    expect(screen.queryByText(/more:/)).toBeNull();
  });

  it('counts the new requests that it leaves out, whoever is on top', async () => {
    const ann = lead({ id: 'a', name: 'Ann', status: 'contacted', callBackAt: hoursAgo(1) });
    await openOverview([ann, ...Array.from({ length: 9 }, (_, place) => lead({ id: `${place}` }))]);
    expect(names()).toHaveLength(8);
    expect(screen.getByText(/more:/)).toHaveTextContent('2 more: 2 requests');
  });

  it('still shows everyone who is due when many are put off', async () => {
    const snoozed = Array.from({ length: 10 }, (_, place) =>
      lead({
        id: `off-${place}`,
        name: `Off ${place}`,
        callBackAt: friday,
        createdAt: hoursAgo(90),
      }),
    );
    await openOverview([...snoozed, trent]);
    expect(names()[0]).toBe('Trent Kimball');
  });
});
