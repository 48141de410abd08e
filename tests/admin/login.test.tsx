import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '../fake-clinic/backend.ts';
import { dana } from '../fake-clinic/people.ts';
import { openPage, openRoute } from '../open-route.tsx';

beforeEach(() => {
  vi.resetAllMocks();
  backend.session = null;
});

const openLogin = (search = '') => openPage(`/admin/login${search}`, 'Admin Login');

async function fillIn(email: string, password: string) {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  return user;
}

async function logIn(email = 'dana@clinic.example', password = 'clinic-demo-1') {
  const user = await fillIn(email, password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

describe('the login page', () => {
  it('A-LOGIN-01 A-LOGIN-02 A-LOGIN-03 A-LOGIN-04 has its title, fields and button', async () => {
    await openLogin();
    expect(screen.getByText('Access the admin dashboard')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getByRole('button', { name: 'Login' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Admin Login | Clinic admin'));
  });

  it('links to the website by a full page load', async () => {
    await openLogin();
    expect(screen.getByRole('link', { name: 'Back to website' })).toHaveAttribute('href', '/');
  });

  it('A-LOGIN-05 says that it is loading while the session is loading', async () => {
    const question = backend.hold('currentSession');
    await openLogin();
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
    question.release();
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  });

  it.each([
    ['', '/admin/dashboard'],
    ['?next=%2Fadmin%2Fanalytics', '/admin/analytics'],
  ])('A-LOGIN-06 sends a signed-in administrator with %j on to %s', async (search, path) => {
    backend.session = dana;
    const router = openRoute(`/admin/login${search}`);
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
  });

  it('shows the form when the session cannot be read', async () => {
    backend.fail('currentSession');
    await openLogin();
  });

  it('shows and hides the password', async () => {
    await openLogin();
    const user = await fillIn('', 'clinic-demo-1');
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: false }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: 'Show password', pressed: true }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  });
});

describe('signing in', () => {
  it.each([
    ['nothing', '', ''],
    ['no password', 'dana@clinic.example', ''],
    ['no email', '', 'clinic-demo-1'],
    ['a blank email', '   ', 'clinic-demo-1'],
  ])('A-LOGIN-09 with %s asks for both fields', async (_, email, password) => {
    await openLogin();
    await logIn(email, password);
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all fields');
    expect(backend.calls('signIn')).toEqual([]);
  });

  it('A-LOGIN-07 A-LOGIN-08 succeeds with a toast, on the dashboard', async () => {
    backend.accounts = [{ ...dana, password: ' secret with blanks ' }];
    const router = await openLogin();
    await logIn(' dana@clinic.example ', ' secret with blanks ');
    expect(await screen.findByText('Successfully signed in!')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    expect(backend.calls('signIn')).toContainEqual([
      'dana@clinic.example',
      ' secret with blanks ',
      false,
    ]);
  });

  it('offers to keep it only where the clinic allows that', async () => {
    await openLogin();
    expect(screen.queryByLabelText('Keep me signed in on this device')).toBeNull();
    cleanup();
    vi.stubEnv('VITE_KEEP_SIGNED_IN', 'true');
    await openLogin();
    await userEvent.click(screen.getByLabelText('Keep me signed in on this device'));
    await logIn();
    await waitFor(() => expect(backend.calls('signIn').at(-1)?.[2]).toBe(true));
    vi.unstubAllEnvs();
  });

  it('A-LOGIN-08 returns to the page that was asked for', async () => {
    const router = await openLogin('?next=%2Fadmin%2Fanalytics%3Fdays%3D7');
    await logIn();
    await screen.findByRole('heading', { name: 'Analytics Dashboard' });
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/admin/analytics?days=7',
    );
  });

  it.each(['//evil.example/admin', 'https://evil.example', '/contact', '/admin\\evil'])(
    'A-LOGIN-08 never leaves the back office for ?next=%s',
    async (next) => {
      const router = await openLogin(`?next=${encodeURIComponent(next)}`);
      await logIn();
      await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    },
  );

  it('A-LOGIN-04 has a busy button during the request, and sends one request', async () => {
    backend.accounts = [];
    const attempt = backend.hold('signIn');
    await openLogin();
    await logIn();
    const busy = await screen.findByRole('button', { name: 'Signing in...' });
    await userEvent.click(busy);
    expect(backend.calls('signIn')).toHaveLength(1);
    attempt.release();
    expect(await screen.findByRole('button', { name: 'Login' })).toBeVisible();
  });

  it.each([
    ['A-LOGIN-10 the text it was given', 'Wrong email or password.', 'Wrong email or password.'],
    [
      'A-LOGIN-12 that it takes an administrator',
      'Access denied. Admin privileges required.',
      'Access denied. Admin privileges required.',
    ],
    [
      'A-LOGIN-15 that there is no project',
      'Authentication not initialized',
      'Authentication not initialized',
    ],
    ['A-LOGIN-11 a text of its own without any', '', 'Login failed. Please try again.'],
  ])('shows a refusal, %s, and keeps the typed text', async (_, error, text) => {
    backend.answer('signIn', async () => ({ ok: false, error }));
    await openLogin();
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email')).toHaveValue('dana@clinic.example');
    expect(screen.getByLabelText('Password')).toHaveValue('clinic-demo-1');
  });

  it('A-LOGIN-11 shows an unexpected failure', async () => {
    backend.fail('signIn', new TypeError('Failed to fetch'));
    await openLogin();
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
  });

  it('works by the Enter key', async () => {
    await openLogin();
    const user = await fillIn('dana@clinic.example', 'clinic-demo-1');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Successfully signed in!')).toBeVisible();
    expect(backend.calls('sendReset')).toEqual([]);
  });
});

describe('a forgotten password', () => {
  const forget = async (email: string) => {
    await openLogin();
    const user = await fillIn(email, '');
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  };

  it('gets an answer that reveals nothing about the account', async () => {
    await forget('whoever@clinic.example');
    expect(
      await screen.findByText(
        'If whoever@clinic.example belongs to an account, a link to set a new password is on its way.',
      ),
    ).toBeVisible();
    expect(backend.calls('sendReset')).toContainEqual(['whoever@clinic.example']);
    expect(backend.calls('signIn')).toEqual([]);
  });

  it('needs the email', async () => {
    await forget('');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your email first');
    expect(backend.calls('sendReset')).toEqual([]);
  });

  it('says so when the link could not be sent', async () => {
    backend.answer('sendReset', async () => ({ ok: false, error: 'No connection.' }));
    await forget('dana@clinic.example');
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  });
});
