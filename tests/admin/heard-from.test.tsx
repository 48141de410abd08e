import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { lead, now } from './lead-fixtures.ts';

const drawer = '/admin/dashboard/appointments/maria';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  backend.leads = [lead()];
});

const field = () => screen.findByRole('combobox', { name: 'How did you hear about us?' });
const stored = () => backend.leads[0]?.heardFrom;

describe('how a person heard about the clinic', () => {
  it('is stored with one choice, and can be taken back', async () => {
    openRoute(drawer);
    const select = await field();
    expect(select).toHaveDisplayValue('Not asked yet');
    await userEvent.selectOptions(select, 'Doctor');
    await waitFor(() => expect(stored()).toBe('doctor'));
    expect(select).toHaveFocus();
    expect(select).toHaveDisplayValue('Doctor');
    await userEvent.selectOptions(select, 'Not asked yet');
    await waitFor(() => expect(stored()).toBeNull());
  });

  it('keeps the choice and says so when it could not be stored, also when the drawer opens again', async () => {
    backend.fail('setHeardFrom');
    const router = openRoute(drawer);
    await userEvent.selectOptions(await field(), 'Attorney');
    await waitFor(async () =>
      expect(await field()).toHaveAccessibleDescription(/^Failed to save the answer/),
    );
    expect(await field()).toHaveDisplayValue('Attorney');
    expect(stored()).toBeNull();
    expect(await axe()).toEqual([]);

    await act(() => router.navigate('/admin/dashboard/appointments'));
    backend.mend('setHeardFrom');
    await act(() => router.navigate(drawer));
    expect(await field()).toHaveDisplayValue('Attorney');
    expect(screen.getByText(/^Not saved yet: Attorney/)).toBeVisible();
    await press('Save again');
    await waitFor(() => expect(stored()).toBe('attorney'));
    await waitFor(() => expect(screen.queryByText(/^Not saved yet/)).toBeNull());
  });

  it('can be discarded after a failure', async () => {
    backend.failOnce('setHeardFrom');
    openRoute(drawer);
    await userEvent.selectOptions(await field(), 'Attorney');
    await press('Discard');
    expect(await field()).toHaveDisplayValue('Not asked yet');
    expect(await field()).toHaveFocus();
  });

  it('does not overwrite the answer of a colleague', async () => {
    openRoute(drawer);
    const select = await field();
    const write = backend.hold('setHeardFrom');
    await userEvent.selectOptions(select, 'Attorney');
    backend.leads = [lead({ heardFrom: 'google' })];
    write.release();
    await waitFor(() => expect(select).toHaveAccessibleDescription(/A colleague just changed/));
    expect(stored()).toBe('google');
  });

  it('is not asked of spam', async () => {
    backend.leads = [lead({ spam: true })];
    openRoute(drawer);
    await screen.findByRole('dialog', { name: 'Maria Olsen' });
    expect(screen.queryByRole('combobox', { name: 'How did you hear about us?' })).toBeNull();
  });
});
