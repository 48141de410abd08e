import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { countLeads, leadCountsFrom } from '#domain/leads/count-leads.ts';
import { axe } from '../axe.ts';
import { backend, feeds } from '../fake-clinic/backend.ts';
import { dana, frontDesk, sam } from '../fake-clinic/people.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { lead } from './lead-fixtures.ts';

const schedulePage = vi.hoisted(() => ({ fetched: vi.fn() }));
vi.mock('#admin/features/schedule/schedule-page.tsx', () => {
  schedulePage.fetched();
  return { Component: () => null };
});

/** New leads: this many requests, two for the guide, one from an attorney. */
const waiting = (requests: number) => [
  ...Array.from({ length: requests }, (_, place) => lead({ id: `lead-${place}` })),
  lead({ id: 'pip-1', type: 'pip' }),
  lead({ id: 'pip-2', type: 'pip' }),
  lead({ id: 'attorney', type: 'attorney' }),
];

const liveFeed = () => waitFor(() => expect(feeds.leads.isWatched).toBe(true));

beforeEach(() => {
  schedulePage.fetched.mockClear();
  backend.leads = waiting(3);
});

/** Opens a page that needs no data from Firestore. */
const openShell = (path = '/admin/analytics', heading: string | RegExp = 'Analytics Dashboard') =>
  openPage(path, heading);

const nameOf = (element: HTMLElement) => element.textContent.replace(/\s+/g, ' ').trim();

const rare = () => within(screen.getByRole('navigation', { name: 'Clinic' })).getByRole('link');

const openOwnMenu = () => press(/^Dana Reyes/);

const tabs = () => screen.getByRole('navigation', { name: 'Admin' });

describe('the tabs', () => {
  it('A-SHELL-08 A-SHELL-09 link to every part of the back office', async () => {
    await openShell();
    const links = within(tabs()).getAllByRole('link');
    expect(links.map((link) => [nameOf(link), link.getAttribute('href')])).toEqual([
      ['Overview', '/admin/dashboard'],
      ['Appointment Requests 3 new', '/admin/dashboard/appointments'],
      ['Schedule', '/admin/schedule'],
      ['PIP Leads 3 new', '/admin/dashboard/pip-leads'],
      ['Blog Posts', '/admin/dashboard/blog-posts'],
      ['Media Manager', '/admin/dashboard/media'],
      ['Analytics NEW', '/admin/analytics'],
    ]);
    const inGroup = (name: string) =>
      within(screen.getByRole('group', { name })).getAllByRole('link').length;
    expect(['Today', 'Website', 'Clinic'].map(inGroup)).toEqual([4, 3, 1]);
    expect(rare()).toHaveAttribute('href', '/admin/settings');
    expect(await axe()).toEqual([]);
  });

  it.each([
    ['/admin/analytics', 'Analytics Dashboard', 'Analytics NEW'],
    ['/admin/dashboard/blog-posts', 'Blog Posts', 'Blog Posts'],
    ['/admin/posts', 'Posts', 'Blog Posts'],
    ['/admin/dashboard/media', 'Media Manager', 'Media Manager'],
    ['/admin/media', 'Media Manager', 'Media Manager'],
  ])('A-SHELL-10 A-ROUTE-02 A-ROUTE-07 mark only the one of %s', async (path, heading, tab) => {
    await openShell(path, heading);
    const current = within(tabs()).getAllByRole('link', { current: 'page' });
    expect(current.map(nameOf)).toEqual([tab]);
  });

  it.each([
    ['/admin/settings', 'Name and contact'],
    ['/admin/settings/hours', 'Hours and closures'],
    ['/admin/settings/reviews', 'Reviews'],
    ['/admin/settings/reviews/card', 'Reviews'],
    ['/admin/publishing', 'Publishing'],
    ['/admin/problems', 'Problems'],
    ['/admin/messages', 'Messages'],
    ['/admin/messages/visitBooked', 'Messages'],
    ['/admin/settings/test-email', 'Test email'],
    ['/admin/accounts', 'Accounts'],
    ['/admin/settings/staff', 'Staff'],
    ['/admin/trail', 'Activity log'],
    ['/admin/settings/retention', 'Retention periods'],
    ['/admin/people/due', 'Due for deletion'],
    ['/admin/people', 'Erasures'],
  ])('leave what is rare to Settings, which marks the line of %s', async (path, line) => {
    openRoute(path);
    await press(`Settings: ${line}`);
    const marked = screen.getAllByRole('link', { current: 'page' });
    expect(marked.map(nameOf).sort()).toEqual([line, 'Settings'].sort());
  });

  it('leave what is one’s own to the menu of the name, which is marked there', async () => {
    await openShell('/admin/notices', 'Notices');
    const menu = screen.getByRole('button', { name: /^Dana Reyes/, current: true });
    await userEvent.click(menu);
    expect(screen.getByRole('link', { name: 'Notices', current: 'page' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View website' })).toHaveAttribute('href', '/');
    expect(await axe()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'Notices' })).toBeNull();
    expect(menu).toHaveFocus();
  });

  it('prefetch the code of a page on hover', async () => {
    await openShell();
    expect(schedulePage.fetched).not.toHaveBeenCalled();
    await userEvent.hover(within(tabs()).getByRole('link', { name: 'Schedule' }));
    await waitFor(() => expect(schedulePage.fetched).toHaveBeenCalledOnce());
  });

  it('A-SHELL-08 show no number when the count fails', async () => {
    backend.fail('readLeadCounts');
    await openShell();
    expect(within(tabs()).getByRole('link', { name: 'Appointment Requests' })).toBeVisible();
    await waitFor(() =>
      expect(document.title).toBe('Analytics Dashboard | Wasatch Spine & Auto Injury'),
    );
  });
});

describe('the page', () => {
  it('is titled with the number of new leads', async () => {
    await openShell();
    await waitFor(() =>
      expect(document.title).toBe('(6) Analytics Dashboard | Wasatch Spine & Auto Injury'),
    );
  });

  it('A-ROUTE-01 is a not-found page inside the shell for an unknown address', async () => {
    await openShell('/admin/nothing-here', 'Page not found');
    expect(tabs()).toBeVisible();
  });

  it('moves the focus to the content after a click on a tab', async () => {
    await openShell();
    await follow('Media Manager');
    await screen.findByRole('heading', { name: 'Media Manager' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});

describe('who is signed in', () => {
  it('A-SHELL-02 A-SHELL-04 is shown by name, initials and email', async () => {
    await openShell();
    expect(screen.getByText('Dana Reyes')).toBeInTheDocument();
    expect(screen.getByText('DR')).toBeInTheDocument();
    expect(screen.getByText('dana@clinic.example')).toBeInTheDocument();
  });

  it('A-SHELL-03 A-SHELL-04 without a name is Admin, with initials from the email', async () => {
    backend.session = frontDesk;
    await openShell();
    expect(screen.getByText('Admin')).toBeInTheDocument();
    expect(screen.getByText('FD')).toBeInTheDocument();
  });

  it.each([
    ['front_desk', 'Front desk'],
    ['owner', 'Owner'],
  ] as const)('without a name is the role: %s', async (role, label) => {
    backend.session = { ...frontDesk, role, isAdmin: false };
    await openShell('/admin/dashboard', /./);
    expect(screen.getByText(label)).toBeInTheDocument();
    expect(screen.queryByText('Admin')).toBeNull();
  });
});

describe('the theme', () => {
  it('A-SHELL-05 P-THEME-03 turns dark and is remembered', async () => {
    await openShell();
    await openOwnMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Dark theme', pressed: false }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Dark theme', pressed: true }));
    expect(document.documentElement.dataset.theme).toBeUndefined();
    expect(localStorage.getItem('theme')).toBe('light');
  });
});

describe('Sign Out', () => {
  it('A-SHELL-06 ends on the login page with a toast, without a warning on the way', async () => {
    let finish = () => {};
    backend.answer('signOut', async () => {
      backend.session = null;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
    });
    const router = await openShell();
    await openOwnMenu();
    await press('Sign Out');
    await waitFor(() => expect(backend.calls('signOut')).toHaveLength(1));
    expect(screen.queryByText('You’ve been signed out')).toBeNull();
    finish();
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(screen.getByText('Successfully signed out')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/login');
  });

  it('A-SHELL-07 says when it failed, and stays', async () => {
    backend.fail('signOut', new Error('no storage'));
    await openShell();
    await openOwnMenu();
    await press('Sign Out');
    expect(await screen.findByText('Failed to sign out')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Analytics Dashboard' })).toBeVisible();
  });
});

describe('a session that ends by itself', () => {
  it('A-GUARD-08 opens a dialog with a login link, which Escape does not close', async () => {
    await openShell('/admin/analytics?days=7');
    backend.session = null;
    const dialog = await screen.findByRole('dialog', { name: 'You’ve been signed out' });
    const login = within(dialog).getByRole('link', { name: 'Login in a new tab' });
    expect(login).toHaveAttribute('href', '/admin/login?next=%2Fadmin%2Fanalytics%3Fdays%3D7');
    expect(login).toHaveAttribute('target', '_blank');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('link', { name: 'Login in a new tab' })).toBeVisible();
  });

  it('A-GUARD-08 removes the page from the document, and restores it after a sign-in', async () => {
    await openShell();
    const heading = screen.getByRole('heading', { name: 'Analytics Dashboard' });
    backend.session = null;
    await screen.findByRole('dialog', { name: 'You’ve been signed out' });
    expect(heading).not.toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'Admin' })).toBeNull();
    expect(screen.queryByText('dana@clinic.example')).toBeNull();

    backend.session = dana;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(heading).toBeVisible();
    expect(heading.closest('[inert]')).toBeNull();
  });

  it('A-GUARD-08 reloads the counts when the same person signs in', async () => {
    await openShell();
    backend.session = null;
    await screen.findByRole('dialog');
    // A change inside the array does not notify the feed, which a signed-out page does not have.
    backend.leads.push(...waiting(4).map((each) => ({ ...each, id: `more-${each.id}` })));
    backend.session = dana;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('link', { name: 'Appointment Requests 7 new' })).toBeVisible();
  });

  it.each(['/admin/analytics', '/admin/dashboard', '/admin/dashboard/appointments'])(
    'tells an editor who signs in then no number of requests, at %s',
    async (path) => {
      openRoute(path);
      await waitFor(() => expect(document.title).toMatch(/^\(6\) /));
      backend.session = null;
      await screen.findByRole('dialog', { name: 'You’ve been signed out' });
      await waitFor(() => expect(document.title).toMatch(/^Signed out/));
      backend.session = { ...sam, role: 'editor' };
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(document.title).not.toMatch(/^Signed out/));
      expect(document.title).not.toMatch(/\d/);
      expect(screen.queryByText('dana@clinic.example')).toBeNull();
    },
  );

  it('A-GUARD-09 shows a refusal when a person without the role signs in', async () => {
    await openShell();
    backend.session = null;
    backend.session = sam;
    expect(await screen.findByText('You do not have administrator privileges.')).toBeVisible();
  });
});

describe('the live feed', () => {
  it('updates badge and title with new leads', async () => {
    await openShell();
    await liveFeed();
    backend.leads = waiting(4);
    expect(await screen.findByRole('link', { name: 'Appointment Requests 4 new' })).toBeVisible();
    expect(document.title).toBe('(7) Analytics Dashboard | Wasatch Spine & Auto Injury');
  });

  it('reloads once for several changes', async () => {
    await openShell();
    await liveFeed();
    backend.forgetCalls();
    act(() => {
      backend.leads = waiting(7);
      backend.leads = waiting(8);
      backend.leads = waiting(9);
    });
    await screen.findByRole('link', { name: 'Appointment Requests 9 new' });
    expect(backend.calls('readLeadCounts')).toHaveLength(1);
  });

  it('does not reload without a change since the page’s read', async () => {
    await openShell();
    await liveFeed();
    expect(backend.calls('readLeadCounts')).toHaveLength(1);
  });

  it('reloads at once after a change since the page’s read', async () => {
    backend.answer('lastLeadChange', async () => 'an earlier change');
    await openShell();
    await waitFor(() => expect(backend.calls('readLeadCounts')).toHaveLength(2));
  });

  it.each([
    ['/admin/dashboard/blog-posts', 'Blog Posts', 'listEveryPost'],
    ['/admin/posts', 'Posts', 'listEveryPost'],
    ['/admin/dashboard/media', 'Media Manager', 'listMediaItems'],
    ['/admin/media', 'Media Manager', 'listMediaItems'],
  ] as const)('does not reload %s, which shows no leads', async (path, heading, read) => {
    await openShell(path, heading);
    await liveFeed();
    backend.leads = waiting(9);
    await screen.findByRole('link', { name: 'Appointment Requests 9 new' });
    // A change inside the array does not notify the feed.
    backend.leads.shift();
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByRole('link', { name: 'Appointment Requests 8 new' });
    expect(backend.calls(read)).toHaveLength(1);
  });

  it('does not cancel a reload that the person asked for', async () => {
    backend.fail('listEveryPost');
    await openShell('/admin/posts', 'Posts');
    await liveFeed();
    backend.forgetCalls();
    const counting = backend.hold('readLeadCounts');
    backend.mend('listEveryPost');
    await press('Retry');
    backend.leads = waiting(4);
    await waitFor(() => expect(backend.calls('readLeadCounts')).toHaveLength(1));
    counting.release();
    expect(await screen.findByText('No posts found')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Appointment Requests 4 new' })).toBeVisible();
  });

  it('shows each reload of a burst of changes that is faster than the reads', async () => {
    await openShell();
    await liveFeed();
    backend.answer('readLeadCounts', async () => {
      const counts = leadCountsFrom(countLeads(backend.leads));
      await new Promise((resolve) => setTimeout(resolve, 300));
      return counts;
    });
    const burst = setInterval(() => {
      backend.leads = waiting(backend.leads.length + 1);
    }, 100);
    onTestFinished(() => clearInterval(burst));
    const badge = () => screen.getByRole('link', { name: /^Appointment Requests/ }).textContent;
    const first = badge();
    await waitFor(() => expect(badge()).not.toBe(first));
    const second = badge();
    await waitFor(() => expect(badge()).not.toBe(second));
  });

  it('shows a message when it has stopped', async () => {
    await openShell();
    await liveFeed();
    feeds.leads.fail(new Error('permission-denied'));
    expect(await screen.findByText(/New requests have stopped appearing/)).toBeVisible();
  });
});

describe('an unexpected error', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    backend.fail('currentSession');
  });

  it('A-SHELL-12 shows the error screen', async () => {
    openRoute('/admin/analytics');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Something went wrong. An unexpected error occurred. Please try reloading the page.',
    );
  });

  it('A-SHELL-13 offers to reload the page', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    openRoute('/admin/analytics');
    await press('Reload Page');
    expect(reload).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
