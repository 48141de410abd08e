import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RouteObject } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { homeOf, mayOpen } from '#admin/shared/access/page-access.ts';
import { pageNames, pages } from '#admin/shared/access/pages.ts';
import { adminRoutes } from '#admin-routes';
import { type Role, roles } from '#domain/account/access.ts';
import type { StaffAccount } from '#domain/account/staff-account.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { dana } from '../fake-clinic/people.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { heard } from '../reports.ts';
import { lead } from './lead-fixtures.ts';

const person = (role: Role | null, change: Partial<StaffAccount> = {}): StaffAccount => ({
  uid: role ?? 'sam',
  email: `${role ?? 'sam'}@clinic.example`,
  name: '',
  role,
  isSuspended: false,
  lastUsedAt: new Date('2026-11-18T19:00:00Z'),
  ...change,
});

const page = '/admin/accounts';
const by = { uid: 'dana', name: 'Dana Reyes' };
const as = (role: Role | null) => ({ ...dana, role, isAdmin: role === 'admin' });
const row = async (text: string) => {
  const cell = await screen.findByText(text);
  return within(cell.closest('tr, li') as HTMLElement);
};
/** Their addresses, with 'x' for a parameter. */
const pagesOf = (nodes: RouteObject[], start: string): string[] =>
  nodes.flatMap(({ path, children = [] }) => {
    const address = path ? `${start}/${path.replace(/:[^/]+/g, 'x')}` : start;
    return [...(path && path !== '*' ? [address] : []), ...pagesOf(children, address)];
  });
const guarded = adminRoutes
  .flatMap(({ children = [] }) => children)
  .filter(({ id }) => id === 'admin')
  .flatMap(({ children = [] }) => pagesOf(children, '/admin'));
/** The routes with one more page of the back office. */
const withPage = (root: RouteObject, page: RouteObject): RouteObject =>
  root.index
    ? root
    : {
        ...root,
        children: [
          ...(root.id === 'admin' ? [page] : []),
          ...(root.children ?? []).map((each) => withPage(each, page)),
        ],
      };
/** The choices for this person. */
async function choices(email: string): Promise<string[]> {
  await userEvent.click((await row(email)).getByRole('button', { name: `Change ${email}` }));
  const all = screen.getAllByRole('menuitem').map(({ textContent }) => textContent ?? '');
  await userEvent.keyboard('{Escape}');
  return all;
}
async function choose(email: string, choice: string) {
  await userEvent.click((await row(email)).getByRole('button', { name: `Change ${email}` }));
  await userEvent.click(screen.getByRole('menuitem', { name: choice }));
}
const stored = (uid: string) => backend.people.find((each) => each.uid === uid);

beforeEach(() => {
  backend.people = [
    person('owner'),
    person('front_desk'),
    person('editor', { isSuspended: true }),
    person(null, { lastUsedAt: null }),
    { ...person('admin'), uid: 'dana', email: dana.email, name: 'Dana Reyes' },
  ];
});

describe('the list', () => {
  it('shows who can sign in, as what, when they were here last and in which state', async () => {
    openRoute(page);
    expect(await screen.findByRole('heading', { name: 'Accounts' })).toBeVisible();
    expect((await row('owner@clinic.example')).getByText('Owner')).toBeVisible();
    expect((await row('owner@clinic.example')).getByText('Active')).toBeVisible();
    expect((await row('editor@clinic.example')).getByText('Suspended')).toBeVisible();
    const sam = await row('sam@clinic.example');
    expect(sam.getByText('No access')).toBeVisible();
    expect(sam.getByText(/Not yet/)).toBeVisible();
    expect(screen.getByText('(you)').closest('tr, li')).toHaveTextContent('Dana Reyes');
    expect(await axe()).toEqual([]);
  });

  it('has the team first, then who is suspended, then who has no access', async () => {
    openRoute(page);
    await row('owner@clinic.example');
    const states = screen.getAllByText(/^(Active|Suspended|No access)$/);
    expect(states.map(({ textContent }) => textContent)).toEqual([
      'Active',
      'Active',
      'Active',
      'Suspended',
      'No access',
    ]);
  });

  it('says when it did not load, and tries again', async () => {
    backend.failOnce('listAccounts');
    openRoute(page);
    expect(await screen.findByText('Failed to load the accounts')).toBeVisible();
    await press('Retry');
    expect(await screen.findByText('owner@clinic.example')).toBeVisible();
  });

  it('notes the own use', async () => {
    openRoute(page);
    await waitFor(() => expect(backend.calls('noteUse')).toHaveLength(1));
  });
});

describe('an account', () => {
  it('gets another role', async () => {
    openRoute(page);
    await choose('front_desk@clinic.example', 'Change role to Editor');
    expect(
      await screen.findByText('The role of front_desk@clinic.example is now Editor.'),
    ).toBeVisible();
    expect(stored('front_desk')).toMatchObject({ role: 'editor' });
    expect((await row('front_desk@clinic.example')).getByText('Editor')).toBeVisible();
  });

  it('is suspended after a question, and comes back', async () => {
    openRoute(page);
    await choose('front_desk@clinic.example', 'Suspend…');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Suspend front_desk@clinic.example?');
    expect(stored('front_desk')?.isSuspended).toBe(false);
    await press('Suspend');
    expect((await row('front_desk@clinic.example')).getByText('Suspended')).toBeVisible();
    await choose('front_desk@clinic.example', 'Reactivate');
    expect(await screen.findByText('front_desk@clinic.example can sign in again.')).toBeVisible();
    expect(stored('front_desk')?.isSuspended).toBe(false);
  });

  it('is signed out everywhere, and gets another mail', async () => {
    openRoute(page);
    await choose('front_desk@clinic.example', 'Sign out everywhere');
    expect(await screen.findByText(/has been signed out everywhere/)).toBeVisible();
    expect(backend.calls('signOutEverywhere')).toEqual([['front_desk', by]]);
    await choose('front_desk@clinic.example', 'Send reset email again');
    expect(await screen.findByText(/is on its way to front_desk@clinic.example/)).toBeVisible();
    expect(backend.calls('sendReset')).toEqual([['front_desk@clinic.example']]);
  });

  it('stays as it is when a change fails, and the reason is told', async () => {
    backend.fail('changeRole', new Error('down'));
    openRoute(page);
    await choose('front_desk@clinic.example', 'Change role to Owner');
    expect(await screen.findByText('Failed to change the role')).toBeVisible();
    expect(stored('front_desk')?.role).toBe('front_desk');
  });

  it('keeps the role that a colleague has just given', async () => {
    openRoute(page);
    await row('front_desk@clinic.example');
    const [given] = backend.people.filter(({ uid }) => uid === 'front_desk');
    if (given) given.role = 'editor';
    await choose('front_desk@clinic.example', 'Change role to Owner');
    expect(await screen.findByText(/^A colleague just changed this role/)).toBeVisible();
    expect(stored('front_desk')?.role).toBe('editor');
    await choose('front_desk@clinic.example', 'Change role to Owner');
    await waitFor(() => expect(stored('front_desk')?.role).toBe('owner'));
  });

  it('of an owner has nothing for an administrator but a mail', async () => {
    openRoute(page);
    expect(await choices('owner@clinic.example')).toEqual(['Send reset email again']);
  });

  it('of the signed-in owner can’t be changed or suspended by themselves', async () => {
    backend.session = { ...as('owner'), uid: 'owner' };
    openRoute(page);
    expect(await choices('owner@clinic.example')).toEqual([
      'Sign out everywhere',
      'Send reset email again',
    ]);
    expect(await choices('front_desk@clinic.example')).toContain('Suspend…');
  });
});

describe('an invitation', () => {
  const fill = async (email = 'new@clinic.example') => {
    await userEvent.type(await screen.findByLabelText('Name'), 'New Person');
    await userEvent.type(screen.getByLabelText('Email'), email);
    await userEvent.selectOptions(screen.getByLabelText('Role'), 'Front desk');
  };
  const send = () => press('Send invitation');

  it('makes an account, mails a link, and the form begins again', async () => {
    openRoute(page);
    await fill(' New@Clinic.example');
    await send();
    expect(await screen.findByText(/on its way to new@clinic.example/)).toBeVisible();
    expect((await row('new@clinic.example')).getByText('Invited')).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('');
    expect(backend.calls('invite')).toEqual([
      [{ email: 'new@clinic.example', name: 'New Person', role: 'front_desk' }, by],
    ]);
  });

  it('with gaps says so at each field', async () => {
    openRoute(page);
    await userEvent.type(await screen.findByLabelText('Email'), 'nobody');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('3 things need another look');
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(screen.getByLabelText('Role')).toBeInvalid();
    expect(screen.getByLabelText('Email')).toHaveValue('nobody');
    expect(await axe()).toEqual([]);
  });

  it('to an email with an account keeps the typed words and says what to do', async () => {
    openRoute(page);
    await fill('owner@clinic.example');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('This email already has an account');
    expect(screen.getByLabelText('Name')).toHaveValue('New Person');
    expect(screen.getByLabelText('Email')).toHaveValue('owner@clinic.example');
    expect(screen.getByLabelText('Role')).toHaveValue('front_desk');
  });

  it('that fails keeps the typed words; the next press sends it', async () => {
    backend.failOnce('invite', new Error('down'));
    openRoute(page);
    await fill();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('The invitation failed.');
    expect(screen.getByLabelText('Name')).toHaveValue('New Person');
    await send();
    expect(await screen.findByText(/on its way to new@clinic.example/)).toBeVisible();
  });

  it('whose mail failed is in the list, and says so', async () => {
    backend.answer('invite', async () => ({ mailed: false }));
    openRoute(page);
    await fill();
    await send();
    expect(await screen.findByText(/the email couldn’t be sent/)).toBeVisible();
  });
});

const requests = ['Overview', 'Appointment Requests', 'Schedule', 'PIP Leads'];
const content = ['Analytics', 'Blog Posts', 'Media Manager'];

describe('each role has its own pages', () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Admin' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent?.replace('NEW', '').trim());

  it.each<[Role, string, string[], string]>([
    ['front_desk', '/admin/dashboard', requests, '/admin/messages'],
    ['editor', '/admin/dashboard/blog-posts', content, '/admin/settings/reviews'],
    ['owner', '/admin/dashboard', [...requests, ...content], '/admin/settings'],
  ])('%s begins at %s', async (role, home, tabs, settings) => {
    backend.session = as(role);
    const router = openRoute('/admin');
    await waitFor(() => expect(router.state.location.pathname).toBe(home));
    await screen.findByRole('navigation', { name: 'Admin' });
    for (const name of [...requests, ...content]) {
      const isThere = links().some((link) => link?.startsWith(name));
      expect(isThere, name).toBe(tabs.includes(name));
    }
    expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', settings);
    for (const link of screen.getAllByRole('link')) {
      const to = link.getAttribute('href') ?? '';
      expect(mayOpen(role, to), to).toBe(true);
    }
    expect(await axe()).toEqual([]);
  });

  const elsewhere: [Role, string][] = [
    ['front_desk', '/admin/posts/new'],
    ['front_desk', '/admin/dashboard/media'],
    ['front_desk', '/admin/analytics'],
    ['front_desk', '/admin/publishing'],
    ['front_desk', '/admin/problems'],
    ['front_desk', page],
    ['editor', '/admin/dashboard'],
    ['editor', '/admin/dashboard/appointments/l1'],
    ['editor', '/admin/dashboard/pip-leads'],
    ['editor', '/admin/schedule/next-day'],
    ['editor', '/admin/messages'],
    ['editor', '/admin/notices'],
    ['editor', '/admin/analytics/response'],
    ['editor', page],
  ];
  it.each(elsewhere)('%s is led home from %s', async (role, path) => {
    backend.session = as(role);
    const home = role === 'editor' ? '/admin/dashboard/blog-posts' : '/admin/dashboard';
    const router = openRoute(path);
    await waitFor(() => expect(router.state.location.pathname).toBe(home));
    expect(backend.calls('listAccounts')).toEqual([]);
    if (role === 'editor') {
      await screen.findByRole('heading', { name: 'Blog Posts' });
      for (const name of [
        'readLeadCounts',
        'listLeads',
        'listOpenAnswers',
        'listTemplates',
      ] as const) {
        expect(backend.calls(name)).toEqual([]);
      }
    }
  });

  it('the front desk’s overview reads and offers nothing of the website', async () => {
    backend.session = as('front_desk');
    openRoute('/admin/dashboard');
    await screen.findByRole('link', { name: /Answer new requests/ });
    expect(screen.queryByRole('link', { name: /Write a post/ })).toBeNull();
    expect(screen.queryByText('On the website')).toBeNull();
    expect(screen.queryByText('Set up your website')).toBeNull();
    expect(backend.calls('countPosts')).toEqual([]);
  });

  it('the palette offers and searches what the role may see', async () => {
    backend.session = as('editor');
    openRoute('/admin/dashboard/blog-posts');
    await press('Search');
    const field = await screen.findByRole('combobox', { name: /^Search/ });
    expect(screen.getByRole('option', { name: /New post/ })).toBeVisible();
    for (const name of [/Add a request/, /Manage accounts/, /See problems/, /Schedule/]) {
      expect(screen.queryByRole('option', { name })).toBeNull();
    }
    await userEvent.type(field, 'maria');
    // Slow typing searches more than once.
    await waitFor(() => expect(backend.calls('listEveryPost')).not.toEqual([]));
    expect(backend.calls('listLeads')).toEqual([]);
  });

  it.each(roles)('an address without a row in pages.ts is closed to %s', (role) => {
    expect(mayOpen(role, '/admin/unknown')).toBe(false);
    expect(mayOpen(role, '/admin/messagesx')).toBe(false);
    expect(mayOpen(role, '/')).toBe(true);
  });

  it.each(roles)('an address without a page says so to %s', async (role) => {
    backend.session = as(role);
    openRoute('/admin/unknown');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Go to your first page' });
    expect(link).toHaveAttribute('href', homeOf(role));
  });

  it.each(roles)('a page without a row in pages.ts is closed to %s', async (role) => {
    backend.session = as(role);
    const extra = { path: 'extra', element: <h1>Extra</h1> };
    const router = openRoute(
      '/admin/extra',
      adminRoutes.map((root) => withPage(root, extra)),
    );
    await waitFor(() => expect(router.state.initialized).toBe(true));
    expect(router.state.location.pathname).toBe(homeOf(role));
    expect(screen.queryByRole('heading', { name: 'Extra' })).toBeNull();
  });

  it('a page needs something, but for each person’s own and the guide', () => {
    const open = pageNames.filter((name) => pages[name].needs.length === 0);
    expect(open, 'Every role may open a page that needs nothing').toEqual(['signIn', 'help']);
  });

  it('each page has a row in pages.ts', () => {
    expect(guarded).toContain('/admin/dashboard/appointments/x');
    const closed = guarded.filter((path) => !mayOpen('owner', path));
    expect(closed, 'Add a row to src/admin/shared/access/pages.ts for').toEqual([]);
  });
});

describe('a change while the person is signed in', () => {
  it('of the role shows the right pages within seconds', async () => {
    backend.session = as('front_desk');
    const router = await openPage('/admin/dashboard/appointments', 'Appointment Requests');
    backend.session = as('editor');
    await screen.findByRole('heading', { name: 'Blog Posts' });
    expect(router.state.location.pathname).toBe('/admin/dashboard/blog-posts');
    expect(screen.queryByRole('link', { name: /Schedule/ })).toBeNull();
  });

  it('of the role empties an open drawer, too', async () => {
    backend.leads = [lead()];
    backend.session = as('front_desk');
    openRoute('/admin/dashboard/appointments/maria');
    await screen.findByRole('dialog', { name: /Maria Olsen/ });
    backend.session = as('editor');
    await screen.findByRole('heading', { name: 'Blog Posts' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.documentElement.outerHTML).not.toMatch(/Maria|Olsen/);
  });

  it('of the role closes the palette with what it has found', async () => {
    backend.leads = [lead()];
    backend.session = as('front_desk');
    openRoute('/admin/dashboard');
    await press('Search');
    await userEvent.type(await screen.findByRole('combobox', { name: /^Search/ }), 'maria');
    await screen.findByRole('option', { name: /Maria Olsen/ });
    backend.session = as('editor');
    await screen.findByRole('heading', { name: 'Blog Posts' });
    await waitFor(() => expect(document.documentElement.outerHTML).not.toMatch(/Maria|Olsen/));
  });

  it('that suspends shows the guard', async () => {
    backend.session = as('front_desk');
    await openPage('/admin/dashboard/appointments', 'Appointment Requests');
    backend.session = as(null);
    expect(await screen.findByText('You do not have administrator privileges.')).toBeVisible();
    expect(backend.calls('signOut')).toHaveLength(1);
  });

  it('that can’t be watched is reported', async () => {
    backend.answer('reloadSession', async () => Promise.reject(new Error('down')));
    openRoute('/admin/dashboard');
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith('A change of role is seen late', new Error('down')),
    );
  });
});
