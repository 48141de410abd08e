import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clinicDate } from '#domain/time/clinic-day.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { closure } from '../closure-fixtures.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';

const now = new Date('2026-11-18T18:00:00Z');
const today = clinicDate(now);

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));

it('the back office goes by the stored name and hours', async () => {
  const closures = [closure(today, { reason: 'Holiday' })];
  backend.clinic = { ...clinic, name: 'Canyon Spine', shortName: 'Canyon', closures };
  openRoute(`/admin/schedule/next-day?date=${today}`);
  expect(await screen.findByText(/ · Closed: Holiday$/)).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/\| Canyon Spine$/));
  expect(screen.getByRole('link', { name: /^Canyon Clinic admin/ })).toBeVisible();
});

it('tells when the facts failed to load, until they do', async () => {
  backend.fail('readClinic');
  const router = openRoute('/admin/messages');
  const notice = await screen.findByText(/phone, address and office hours failed to load/);
  backend.mend('readClinic');
  await router.revalidate();
  await waitFor(() => expect(notice).not.toBeInTheDocument());
  backend.fail('readClinic');
  await act(() => router.revalidate());
  expect(screen.queryByText(/failed to load/)).toBeNull();
  await waitFor(() => expect(document.title).toMatch(/Wasatch Spine/));
});

it.each(['/admin/schedule', '/admin/schedule/next-day'])(
  'without hours, %s is a load error and no empty week',
  async (path) => {
    backend.fail('latestClinic');
    openRoute(path);
    expect(await screen.findByRole('button', { name: /Retry|Try again/ })).toBeVisible();
  },
);
