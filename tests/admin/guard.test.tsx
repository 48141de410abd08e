import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '../fake-clinic/backend.ts';
import { sam } from '../fake-clinic/people.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { follow } from '../press.ts';

const guarded = [
  '/admin',
  '/admin/dashboard',
  '/admin/dashboard/blog-posts',
  '/admin/dashboard/appointments',
  '/admin/dashboard/pip-leads',
  '/admin/dashboard/media',
  '/admin/analytics',
  '/admin/posts',
  '/admin/schedule',
  '/admin/schedule/next-day',
];

function expectNoReads() {
  expect(backend.calls('readLeadCounts')).toEqual([]);
  expect(backend.calls('listLeads')).toEqual([]);
}

describe('a visitor', () => {
  beforeEach(() => {
    backend.session = null;
  });

  it.each(guarded)('A-ROUTE-01 A-GUARD-02 A-GUARD-03 is turned away from %s', async (path) => {
    openRoute(path);
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible();
    expect(
      screen.getByText('You must be logged in as an administrator to access this page.'),
    ).toBeVisible();
  });

  it('A-ROUTE-01 causes no read of the guarded page', async () => {
    await openPage('/admin/dashboard/appointments', 'Access Denied');
    expectNoReads();
  });

  it('A-GUARD-04 gets a Login link that returns to the page', async () => {
    openRoute('/admin/dashboard/appointments?status=new');
    expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/admin/login?next=%2Fadmin%2Fdashboard%2Fappointments%3Fstatus%3Dnew',
    );
  });

  it('A-GUARD-04 can follow the Login link', async () => {
    const router = openRoute('/admin/dashboard');
    await follow('Login');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/login');
  });
});

describe('a signed-in person without the administrator role', () => {
  beforeEach(() => {
    backend.session = sam;
  });

  it('A-GUARD-05 A-GUARD-06 A-GUARD-09 reads the reason, with a link to the login', async () => {
    openRoute('/admin/dashboard/media');
    expect(await screen.findByText('You do not have administrator privileges.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Login as Admin' })).toHaveAttribute(
      'href',
      '/admin/login?next=%2Fadmin%2Fdashboard%2Fmedia',
    );
  });

  it('A-LOGIN-13 is signed out, and reads nothing', async () => {
    openRoute('/admin/dashboard/appointments');
    await screen.findByText('You do not have administrator privileges.');
    expect(backend.calls('signOut')).toHaveLength(1);
    expect(backend.session).toBeNull();
    expectNoReads();
  });

  it('A-GUARD-06 sees the login form, not a loop', async () => {
    openRoute('/admin/login');
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
  });
});

describe('an administrator', () => {
  it('A-GUARD-08 causes reads', async () => {
    await openPage('/admin/dashboard/appointments', 'Appointment Requests');
    await waitFor(() => expect(backend.calls('listLeads')).not.toEqual([]));
    expect(backend.calls('readLeadCounts')).not.toEqual([]);
  });
});

describe('while the session is loading', () => {
  it('A-GUARD-01 A-GUARD-08 says that it is checking', async () => {
    const question = backend.hold('currentSession');
    openRoute('/admin/analytics');
    expect(await screen.findByText('Checking authentication...')).toBeVisible();
    question.release();
    expect(await screen.findByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Checking authentication...')).toBeNull());
  });
});
