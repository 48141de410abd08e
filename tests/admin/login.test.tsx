import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AuthAnswer,
  currentSession,
  type Session,
  sendReset,
  signIn,
} from '#data/account/auth.ts';
import { countLeads, listLeads, listLongestWaiting } from '#data/leads/leads.ts';
import { openRoute } from '../open-route.tsx';
import { countsWith, dana } from './staff.ts';

vi.mock('#data/account/auth.ts');
vi.mock('#data/leads/leads.ts');
vi.mock('#data/leads/lead-feed.ts');
// The dashboard that a sign-in leads to has nothing to show.
vi.mock('#data/visits/visits.ts', () => ({ countVisits: async () => 0 }));
vi.mock('#data/pictures/photos.ts', () => ({
  countMediaItems: async () => ({ kept: 0, trashed: 0 }),
}));
vi.mock('#data/posts/posts.ts', () => ({
  countPosts: async () => ({ published: 0, drafts: 0, featured: 0 }),
}));

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(currentSession).mockResolvedValue(null);
  vi.mocked(countLeads).mockResolvedValue(countsWith(0));
  vi.mocked(listLeads).mockResolvedValue({ leads: [], next: null });
  vi.mocked(listLongestWaiting).mockResolvedValue([]);
});

async function openLogin(search = '') {
  const router = openRoute(`/admin/login${search}`);
  await screen.findByRole('heading', { name: 'Admin Login' });
  return router;
}

async function fillIn(email: string, password: string) {
  const user = userEvent.setup();
  if (email) await user.type(screen.getByLabelText('Email'), email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  return user;
}

/** The provider knows Dana; from then on she is signed in. */
function acceptDana() {
  vi.mocked(signIn).mockImplementation(async () => {
    vi.mocked(currentSession).mockResolvedValue(dana);
    return { ok: true };
  });
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
    await waitFor(() => expect(document.title).toBe('Admin Login | Wasatch Spine & Auto Injury'));
  });

  it('leads back to the website by a full page load', async () => {
    await openLogin();
    expect(screen.getByRole('link', { name: 'Back to website' })).toHaveAttribute('href', '/');
  });

  it('A-LOGIN-05 says that it is loading while the user is not known', async () => {
    let answer = (_: Session | null) => {};
    vi.mocked(currentSession).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await openLogin();
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
    answer(null);
    await waitFor(() => expect(screen.queryByText('Loading...')).toBeNull());
    expect(screen.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  });

  it('A-LOGIN-06 sends a signed-in administrator on to the dashboard', async () => {
    vi.mocked(currentSession).mockResolvedValue(dana);
    const router = openRoute('/admin/login');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  });

  it('A-LOGIN-06 sends an administrator on to the page that was asked for', async () => {
    vi.mocked(currentSession).mockResolvedValue(dana);
    const router = openRoute('/admin/login?next=%2Fadmin%2Fanalytics');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/analytics'));
  });

  it('shows the form when the session cannot be read', async () => {
    vi.mocked(currentSession).mockRejectedValue(new Error('offline'));
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
    expect(signIn).not.toHaveBeenCalled();
  });

  it('A-LOGIN-07 A-LOGIN-08 succeeds with a toast, on the dashboard', async () => {
    acceptDana();
    const router = await openLogin();
    await logIn(' dana@clinic.example ', ' secret with blanks ');
    expect(await screen.findByText('Successfully signed in!')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    expect(signIn).toHaveBeenCalledWith('dana@clinic.example', ' secret with blanks ');
  });

  it('A-LOGIN-08 returns to the page that was asked for', async () => {
    acceptDana();
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
      acceptDana();
      const router = await openLogin(`?next=${encodeURIComponent(next)}`);
      await logIn();
      await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
    },
  );

  it('A-LOGIN-04 is busy meanwhile, once', async () => {
    let answer = (_: AuthAnswer) => {};
    vi.mocked(signIn).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await openLogin();
    await logIn();
    const busy = await screen.findByRole('button', { name: 'Signing in...' });
    await userEvent.click(busy);
    expect(signIn).toHaveBeenCalledOnce();
    answer({ ok: false, error: 'Wrong email or password.' });
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
  ])('when refused says %s, and keeps what was typed', async (_, error, text) => {
    vi.mocked(signIn).mockResolvedValue({ ok: false, error });
    await openLogin();
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Email')).toHaveValue('dana@clinic.example');
    expect(screen.getByLabelText('Password')).toHaveValue('clinic-demo-1');
  });

  it('A-LOGIN-11 says so when it cannot even be tried', async () => {
    vi.mocked(signIn).mockRejectedValue(new TypeError('Failed to fetch'));
    await openLogin();
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please try again.');
  });

  it('works by the Enter key', async () => {
    acceptDana();
    await openLogin();
    const user = await fillIn('dana@clinic.example', 'clinic-demo-1');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Successfully signed in!')).toBeVisible();
    expect(sendReset).not.toHaveBeenCalled();
  });
});

describe('a forgotten password', () => {
  const forget = async (email: string) => {
    await openLogin();
    const user = await fillIn(email, '');
    await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  };

  it('gets an answer that tells nothing about the account', async () => {
    vi.mocked(sendReset).mockResolvedValue({ ok: true });
    await forget('whoever@clinic.example');
    expect(
      await screen.findByText(
        'If whoever@clinic.example belongs to an account, a link to set a new password is on its way.',
      ),
    ).toBeVisible();
    expect(sendReset).toHaveBeenCalledWith('whoever@clinic.example');
    expect(signIn).not.toHaveBeenCalled();
  });

  it('needs the email', async () => {
    await forget('');
    expect(await screen.findByRole('alert')).toHaveTextContent('Enter your email first');
    expect(sendReset).not.toHaveBeenCalled();
  });

  it('says so when the link could not be sent', async () => {
    vi.mocked(sendReset).mockResolvedValue({ ok: false, error: 'No connection.' });
    await forget('dana@clinic.example');
    expect(await screen.findByRole('alert')).toHaveTextContent('No connection.');
  });
});
