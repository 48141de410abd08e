import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usualBooking } from '#domain/clinic/booking-settings.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { heard } from '../reports.ts';
import { now } from './lead-fixtures.ts';
import { providers } from './visit-fixtures.ts';

const feed = 'https://calendar.example/private-7f3a.ics';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  backend.staff = providers;
});

const open = async () => {
  openRoute('/admin/settings/booking');
  await screen.findByRole('heading', { name: 'Online booking' });
};
const tick = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('checkbox', { name }));
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const online = /Visitors can hold a time/;

describe('booking', () => {
  it('doesn’t go online without an answer to which calendar is the true one', async () => {
    await open();
    expect(screen.getByRole('group', { name: 'Which calendar is the true one?' })).toBeVisible();
    await tick(online);
    await press('Save');
    expect(
      await screen.findAllByText('Say which calendar is the true one before booking goes online'),
    ).not.toHaveLength(0);
    expect(backend.booking.isOn).toBe(false);
    expect(await axe()).toEqual([]);
  });

  it('goes online with its bounds, and its entry in the activity log', async () => {
    await open();
    await tick(online);
    await choose(/schedule on this website/);
    await tick(/^Treatment/);
    await userEvent.selectOptions(screen.getByLabelText('Notice'), '1 day');
    await userEvent.selectOptions(screen.getByLabelText('Days ahead'), '14 days');
    await userEvent.selectOptions(screen.getByLabelText('How long a time is held'), '2 hours');
    await userEvent.selectOptions(screen.getByLabelText('Kept back'), '30%');
    await userEvent.selectOptions(screen.getByLabelText('Unconfirmed holds a day'), '3');
    await press('Save');
    expect(await screen.findByText('Saved. Visitors can book online.')).toBeVisible();
    expect(backend.booking).toEqual({
      ...{ isOn: true, calendar: 'here', types: ['new_patient', 'treatment'] },
      ...{ noticeMinutes: 1440, horizonDays: 14, holdMinutes: 120, keptBack: 30, holdsADay: 3 },
    });
    expect(backend.trail).toMatchObject([{ kind: 'settings', place: { id: 'booking' } }]);
  });

  it('needs a type', async () => {
    backend.booking = { ...usualBooking, calendar: 'here' };
    await open();
    await tick(/^New patient/);
    await tick(online);
    await press('Save');
    expect(
      await screen.findAllByText('Choose at least one type that visitors can book'),
    ).not.toHaveLength(0);
  });

  it('goes online with another calendar once its address is stored', async () => {
    await open();
    await tick(online);
    await choose(/another system/);
    await press('Save');
    expect(
      await screen.findAllByText('Store the address of the other calendar first, below'),
    ).not.toHaveLength(0);
    const address = screen.getByRole('textbox', { name: /^Dr. Sample Avery/ });
    await userEvent.type(address, 'http://calendar.example/a.ics');
    await press('Save addresses');
    expect(await screen.findAllByText(/^Enter an address that begins with https/)).not.toHaveLength(
      0,
    );
    await userEvent.clear(address);
    await userEvent.type(address, feed.replace('https:', 'webcal:'));
    await press('Save addresses');
    await waitFor(() => expect(backend.feeds).toEqual({ s2: feed }));
    await press('Save');
    await waitFor(() => expect(backend.booking).toMatchObject({ isOn: true, calendar: 'outside' }));
  });

  it('keeps the typed address of another calendar when its answer gets lost, and when a colleague was first', async () => {
    await open();
    const avery = await screen.findByRole('textbox', { name: /^Dr. Sample Avery/ });
    await userEvent.type(avery, feed);
    backend.loseAnswer('saveCalendarFeeds');
    await press('Save addresses');
    const failed = /^Failed to save the addresses of the calendars/;
    expect((await screen.findAllByText(failed))[0]).toBeVisible();
    expect(avery).toBeInTheDocument();
    expect(heard).toHaveBeenCalled();
    await userEvent.type(avery, '{Enter}');
    expect(await screen.findByText('Addresses saved')).toBeVisible();
    expect(avery).toHaveFocus();

    backend.feeds = { s1: feed, s2: feed };
    await userEvent.type(avery, '?key=1');
    await press('Save addresses');
    expect(await screen.findByText(/^A colleague just changed these addresses/)).toBeVisible();
    expect(avery).toHaveValue(`${feed}?key=1`);
    expect(backend.feeds).toEqual({ s1: feed, s2: feed });
  });

  it('shows what a colleague has stored meanwhile', async () => {
    await open();
    await choose(/schedule on this website/);
    backend.booking = { ...usualBooking, keptBack: 50 };
    await press('Save');
    expect(await screen.findByText('Kept back:')).toBeVisible();
    expect(screen.getByText('50%', { selector: 'dd' })).toBeVisible();
    expect(backend.booking.calendar).toBeNull();
  });
});
