import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Factor } from '#domain/account/second-factor.ts';
import { rightCode } from '../fake-clinic/account.ts';
import { backend } from '../fake-clinic/backend.ts';
import { dana } from '../fake-clinic/people.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { press } from '../press.ts';

const app: Factor = { id: 'app-1', name: 'My phone', kind: 'app', since: new Date(2026, 0, 5) };
const codeField = () => screen.findByRole('textbox', { name: '6-digit code' });
const click = async (name: string | RegExp) => press(name);
const type = async (code: string) => userEvent.type(await codeField(), code);

describe('a sign-in with a second step', () => {
  beforeEach(() => {
    backend.session = null;
  });

  async function logIn(apps: Factor[], search = '') {
    backend.accounts = [{ ...dana, password: 'clinic-demo-1', apps }];
    const router = openRoute(`/admin/login${search}`);
    await userEvent.type(await screen.findByLabelText('Email'), dana.email);
    await userEvent.type(screen.getByLabelText('Password'), 'clinic-demo-1');
    await click('Login');
    return router;
  }

  it('asks for the code in a field that phones fill in, and goes on', async () => {
    // Of somebody who was here the day before.
    localStorage.setItem('lastPassword', String(Date.now() - 13 * 3_600_000));
    const router = await logIn([app], '?next=%2Fadmin%2Fnotices');
    const field = await codeField();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    expect(screen.getByText(/Lost your phone\? Ask the owner/)).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
    await userEvent.type(field, '123 456{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/notices'));
    expect(backend.session).toMatchObject({ uid: 'dana', hasFactor: true });
    expect(await screen.findByText('Successfully signed in!')).toBeVisible();
    expect(screen.queryByText('The screen is locked')).toBeNull();
  });

  it('keeps a wrong code, selected, and takes another try', async () => {
    const router = await logIn([app]);
    await type('000000{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('That code isn’t right');
    expect(await codeField()).toHaveValue('000000');
    expect(await codeField()).toHaveFocus();
    // The selected text is replaced.
    await userEvent.keyboard(`${rightCode}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  });

  it('asks for all six digits before it asks the server', async () => {
    await logIn([app]);
    await type('1234{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Type all six digits of the code.');
    expect(await codeField()).toHaveValue('1234');
    expect(backend.session).toBeNull();
  });

  it('goes back to the password with a sentence when it took too long', async () => {
    backend.answer('signIn', async () => ({
      ok: false,
      challenge: {
        apps: [app],
        answer: async () => ({ ok: false, error: 'That took too long.', isOver: true }),
      },
    }));
    await logIn([app]);
    await type(`${rightCode}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('That took too long.');
    expect(screen.getByLabelText('Email')).toHaveValue(dana.email);
    expect(screen.getByLabelText('Password')).toHaveValue('');
    // A second try asks for a code again.
    backend.mend('signIn');
    await userEvent.type(screen.getByLabelText('Password'), 'clinic-demo-1{Enter}');
    expect(await codeField()).toHaveFocus();
  });

  it('says so when the code can’t be checked, and keeps it', async () => {
    backend.answer('signIn', async () => ({
      ok: false,
      challenge: { apps: [app], answer: () => Promise.reject(new Error('offline')) },
    }));
    await logIn([app]);
    await type(`${rightCode}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    expect(await codeField()).toHaveValue(rightCode);
  });

  it('lets a person with several apps choose', async () => {
    const tried: string[] = [];
    const answer = async (id: string) => {
      tried.push(id);
      return { ok: false as const, error: 'No.', isOver: false };
    };
    const apps = [app, { ...app, id: 'app-2', name: 'Tablet' }];
    backend.answer('signIn', async () => ({ ok: false, challenge: { apps, answer } }));
    await logIn([]);
    await userEvent.selectOptions(await screen.findByLabelText('App'), 'Tablet');
    await type(`${rightCode}{Enter}`);
    await screen.findByText('No.');
    expect(tried).toEqual(['app-2']);
  });

  it('tells a person whose codes come by text message what to do', async () => {
    await logIn([]);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Ask the owner to reset your second step.',
    );
    await click('Back to the password');
    expect(screen.getByLabelText('Email')).toHaveValue(dana.email);
  });
});

describe('the page of one’s own sign-in', () => {
  const open = async () => {
    return openPage('/admin/sign-in', 'Your sign-in');
  };

  it('is linked for everybody, editors included', async () => {
    backend.session = { ...dana, role: 'editor', isAdmin: false };
    openRoute('/admin/dashboard/blog-posts');
    await click(/^Dana Reyes/);
    expect(await screen.findByRole('link', { name: 'Your sign-in' })).toHaveAttribute(
      'href',
      '/admin/sign-in',
    );
  });

  it('sets up an app with a QR code and a key to type', async () => {
    await open();
    await click('Set up an authenticator app');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    // On a phone its keys would hide the QR code.
    expect(await codeField()).not.toHaveFocus();
    expect(document.activeElement).toContainElement(await codeField());
    await userEvent.type(screen.getByLabelText(/Name of this phone/), 'Work phone');
    await type('000000{Enter}');
    expect(await screen.findByText(/That code isn’t right/)).toBeVisible();
    expect(screen.getByLabelText(/Name of this phone/)).toHaveValue('Work phone');
    await userEvent.clear(await codeField());
    await type(`${rightCode}{Enter}`);
    const list = await screen.findByRole('list', { name: 'Second steps' });
    expect(within(list).getByText('Work phone', { selector: 'p' })).toBeVisible();
  });

  it('asks for the password when the sign-in is old, and goes on', async () => {
    backend.accounts = [{ ...dana, password: 'clinic-demo-1' }];
    backend.answer('startSetUp', async () => ({ ok: false, first: 'password' }));
    await open();
    await click('Set up an authenticator app');
    const field = await screen.findByLabelText('Password');
    await userEvent.type(field, 'wrong{Enter}');
    expect(await screen.findByText('Wrong password.')).toBeVisible();
    expect(field).toHaveValue('wrong');
    backend.mend('startSetUp');
    await userEvent.clear(field);
    await userEvent.type(field, 'clinic-demo-1{Enter}');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  });

  it('has an email verified first', async () => {
    backend.answer('startSetUp', async () => ({ ok: false, first: 'email' }));
    await open();
    await click('Set up an authenticator app');
    expect(await screen.findByText(/First show that dana@clinic.example is yours/)).toBeVisible();
    backend.failOnce('sendVerification');
    await click('Send the link');
    expect(await screen.findByText('Something went wrong. Please try again.')).toBeVisible();
    await click('Send the link');
    expect(await screen.findByText(/The link is on its way/)).toBeVisible();
    backend.mend('startSetUp');
    await click('I’ve opened the link');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  });

  it('says when the setup doesn’t start, and starts at the next press', async () => {
    backend.answer('startSetUp', async () => ({ ok: false, error: 'The setup didn’t start.' }));
    await open();
    await click('Set up an authenticator app');
    expect(await screen.findByText('The setup didn’t start.')).toBeVisible();
    backend.mend('startSetUp');
    await click('Set up an authenticator app');
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  });

  it('removes an app after a question', async () => {
    backend.factors = [app];
    await open();
    await click('Remove My phone');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    expect(
      await screen.findByRole('button', { name: 'Set up an authenticator app' }),
    ).toBeVisible();
    expect(backend.factors).toEqual([]);
  });

  it('keeps an app whose removal fails, and says why', async () => {
    backend.factors = [app];
    backend.answer('removeFactor', async () => ({ ok: false, error: 'It wasn’t removed.' }));
    await open();
    await click('Remove My phone');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    expect(await screen.findByText('It wasn’t removed.')).toBeVisible();
    expect(screen.getByText('My phone', { selector: 'p' })).toBeVisible();
  });

  it('says when the list fails to load', async () => {
    backend.fail('listFactors');
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load your second step');
  });
});

describe('a second step that is required', () => {
  const needing = { ...dana, needsFactor: true };

  it('shows the setup in place of every page, then the page that was asked for', async () => {
    backend.session = needing;
    const router = openRoute('/admin/notices?from=mail');
    expect(await screen.findByRole('heading', { name: 'Set up your second step' })).toBeVisible();
    expect(screen.getByText(/The owner asks everyone who sees patients/)).toBeVisible();
    // Nothing of the patients was asked for.
    expect(backend.calls('listCallBacks')).toEqual([]);
    await click('Set up an authenticator app');
    await type(`${rightCode}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/notices'));
    expect(router.state.location.search).toBe('?from=mail');
  });

  it('asks for a sign-in with the code when Firebase hasn’t noted it yet', async () => {
    backend.session = needing;
    const router = openRoute('/admin/notices');
    await click('Set up an authenticator app');
    backend.answer('reloadSession', async () => needing);
    await type(`${rightCode}{Enter}`);
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
    expect(backend.session).toBeNull();
  });

  it('lets a person sign out instead', async () => {
    backend.session = needing;
    const router = openRoute('/admin/dashboard');
    await click('Sign Out');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/login'));
  });

  it('has no page for those who need none', async () => {
    const router = openRoute('/admin/second-step?next=%2Fadmin%2Fsecond-step');
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/dashboard'));
  });
});

describe('the option on the Accounts screen', () => {
  const box = () => screen.findByRole('checkbox', { name: /Required for everyone/ });

  it('waits until the owner has a second step', async () => {
    openRoute('/admin/accounts');
    expect(await box()).toBeDisabled();
    expect(screen.getByText(/set up your own second step first/)).toBeVisible();
  });

  it('is switched on and off', async () => {
    backend.session = { ...dana, hasFactor: true };
    openRoute('/admin/accounts');
    await userEvent.click(await box());
    await waitFor(async () => expect(await box()).toBeChecked());
    expect(backend.factorRequired).toBe(true);
    await userEvent.click(await box());
    await waitFor(() => expect(backend.factorRequired).toBe(false));
  });

  it('stays as it is when it can’t be stored, and says so', async () => {
    backend.session = { ...dana, hasFactor: true };
    backend.fail('saveFactorRequired');
    openRoute('/admin/accounts');
    await userEvent.click(await box());
    expect(await screen.findByText(/Failed to change the second step/)).toBeVisible();
    await waitFor(async () => expect(await box()).not.toBeChecked());
  });
});
