import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Lead, leadFrom } from '#domain/leads/lead.ts';
import { mediaItemFrom } from '#domain/pictures/media-item.ts';
import { visitFrom } from '#domain/visits/visit.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { post } from './post-fixtures.ts';

/** Tuesday 10:00 AM in Utah. */
const now = new Date('2026-11-17T17:00:00Z');

function lead(id: string, hoursAgo: number, stored: Record<string, unknown> = {}): Lead {
  const createdAt = new Date(now.getTime() - hoursAgo * 3_600_000);
  return leadFrom(id, { type: 'contact', status: 'new', name: id, createdAt, ...stored });
}

const maria = lead('maria', 2, {
  name: 'Maria Olsen',
  phone: '(801) 555-0161',
  injury: 'Whiplash, headaches',
  preferredTime: 'Any time',
  wasInAccident: true,
});
const priya = lead('priya', 30, {
  name: 'Priya Natarajan',
  email: 'priya.n@example.com',
  notify: { clinic: 'failed', patient: 'sent' },
});
const hannah = lead('hannah', 3, { type: 'pip', name: 'Hannah Whitlock', status: 'guide_sent' });

const many = (count: number) =>
  Array.from({ length: count }, (_, place) => lead(`lead-${place}`, 60 - place));

/** Older PIP leads than Hannah's. */
const pipLeads = ['new', 'contacted', 'contacted', 'closed', 'closed', 'closed'].map(
  (status, place) => lead(`pip-${place}`, 20 + place, { type: 'pip', status }),
);

/** Four of these are on the clinic's day, from its first to its last quarter hour. */
const visits = [
  ['2026-11-17T06:45:00Z', 'scheduled'],
  ['2026-11-17T07:00:00Z', 'scheduled'],
  ['2026-11-17T16:00:00Z', 'completed'],
  ['2026-11-17T16:00:00Z', 'cancelled'],
  ['2026-11-17T20:00:00Z', 'confirmed'],
  ['2026-11-18T06:45:00Z', 'scheduled'],
  ['2026-11-18T07:00:00Z', 'scheduled'],
].flatMap(
  ([start, status], place) =>
    visitFrom(`visit-${place}`, { startsAt: new Date(start as string), status }) ?? [],
);

const posts = Array.from({ length: 14 }, (_, place) =>
  post({ id: `post-${place}`, published: place < 12, featured: place < 3 }),
);
const media = Array.from({ length: 29 }, (_, place) =>
  mediaItemFrom(`photo-${place}`, place < 3 ? { trash: { at: now } } : {}),
);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  backend.leads = [maria, priya, hannah, ...pipLeads];
  Object.assign(backend, { visits, posts, media });
});

afterEach(() => {
  vi.useRealTimers();
});

/** The card with the figure of this name. */
async function figure(label: string): Promise<HTMLElement> {
  const card = (await screen.findByText(label)).parentElement;
  if (!card) throw new Error(`${label} stands alone`);
  return card;
}

const waitingList = async () =>
  within(await screen.findByRole('region', { name: 'Waiting for a reply' }));

describe('the overview', () => {
  it('A-ROUTE-03 A-SHELL-01 has the number of waiting people in its title, and greets by email', async () => {
    openRoute('/admin/dashboard');
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Two people are waiting to hear from you',
      }),
    ).toBeVisible();
    expect(screen.getByText('Welcome, dana@clinic.example')).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^\(3\) Overview \|/));
  });

  it.each([
    [0, 'Nobody is waiting. Well done.'],
    [1, 'One person is waiting to hear from you'],
    [10, 'Ten people are waiting to hear from you'],
    [1234, '1,234 people are waiting to hear from you'],
  ])('A-ROUTE-03 has a title for %d waiting people', async (waiting, title) => {
    backend.leads = many(waiting);
    openRoute('/admin/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  it('A-ROUTE-03 opens at /admin', async () => {
    const router = openRoute('/admin');
    await screen.findByText('Welcome, dana@clinic.example');
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });

  it('A-SHELL-11 says that it is loading', async () => {
    backend.hold('listLongestWaiting');
    openRoute('/admin/dashboard');
    expect(await screen.findByText('Loading dashboard...')).toBeInTheDocument();
  });
});

describe('the figures', () => {
  beforeEach(() => {
    openRoute('/admin/dashboard');
  });

  it('A-ROUTE-03 count new requests, with the age of the oldest', async () => {
    const card = await figure('New requests');
    expect(card).toHaveTextContent('New requests2');
    expect(card).toHaveTextContent('Oldest waiting 30 hours');
  });

  it('A-ROUTE-03 count PIP leads', async () => {
    const card = await figure('New PIP leads');
    expect(card).toHaveTextContent('New PIP leads1');
    expect(card).toHaveTextContent('7 total leads');
  });

  it("A-ROUTE-03 count today's appointments by the clinic's day", async () => {
    expect(await figure('Appointments today')).toHaveTextContent('Appointments today4Nov 17');
  });

  it('A-ROUTE-03 count posts, drafts, featured posts and photos, without those in the trash', async () => {
    await figure('On the website');
    const values = ['Published posts', 'Drafts', 'Featured posts', 'Clinic photos'].map(
      (term) => screen.getByText(term).nextElementSibling?.textContent,
    );
    expect(values).toEqual(['12', '2', '3/3', '26']);
  });
});

describe('the waiting list', () => {
  it('A-ROUTE-03 has the longest wait first', async () => {
    openRoute('/admin/dashboard');
    const rows = (await waitingList()).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual([
      'Priya Natarajan',
      'Maria Olsen',
    ]);
    expect(rows[0]).toHaveTextContent('Injury not specified');
    expect(rows[0]).toHaveTextContent('30 hours ago, due by Tuesday 3:00 PM');
    expect(rows[1]).toHaveTextContent('Whiplash, headaches');
    expect(rows[1]).toHaveTextContent('Car accident');
    expect(rows[1]).toHaveTextContent('Prefers: Any time');
  });

  it('A-ROUTE-03 links to phone, email and request', async () => {
    openRoute('/admin/dashboard');
    const list = await waitingList();
    expect(list.getByRole('link', { name: /^Call .*Maria Olsen/ })).toHaveAttribute(
      'href',
      'tel:+18015550161',
    );
    expect(list.getByRole('link', { name: 'Email Priya Natarajan' })).toHaveAttribute(
      'href',
      'mailto:priya.n@example.com',
    );
    expect(list.getByRole('link', { name: 'Maria Olsen' })).toHaveAttribute(
      'href',
      '/admin/dashboard/appointments/maria',
    );
  });

  it('A-ROUTE-03 marks a request without a mail to the clinic', async () => {
    openRoute('/admin/dashboard');
    const [first, second] = (await waitingList()).getAllByRole('listitem');
    expect(first).toHaveTextContent('Not notified');
    expect(second).not.toHaveTextContent('Not notified');
  });

  it('A-ROUTE-03 has five at most, and a link to the others', async () => {
    backend.leads = many(53);
    openRoute('/admin/dashboard');
    const list = await waitingList();
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    expect(list.getByText(/^48 more/)).toBeVisible();
    expect(list.getByRole('link', { name: 'new requests' })).toHaveAttribute(
      'href',
      '/admin/dashboard/appointments?status=new',
    );
    expect(await figure('New requests')).toHaveTextContent('Oldest waiting 2 days');
  });

  it('A-ROUTE-03 has an empty state', async () => {
    backend.leads = [];
    openRoute('/admin/dashboard');
    const list = await waitingList();
    expect(list.getByRole('heading', { name: 'No new requests' })).toBeVisible();
    expect(await figure('New requests')).toHaveTextContent('All answered');
    expect(screen.getByText('PIP guide form submissions will appear here.')).toBeVisible();
  });
});

describe('recent PIP leads', () => {
  it('A-ROUTE-03 show name, age and status', async () => {
    openRoute('/admin/dashboard');
    const card = await screen.findByRole('region', { name: 'Recent PIP leads' });
    const [latest] = within(card).getAllByRole('listitem');
    expect(latest).toHaveTextContent('Hannah WhitlockTodayGuide Sent');
    expect(card).toHaveTextContent('Showing 5 most recent leads • 7 total leads');
  });
});

describe('quick actions', () => {
  it('A-ROUTE-03 link to pages that exist', async () => {
    openRoute('/admin/dashboard');
    const card = within(await screen.findByRole('region', { name: 'Quick actions' }));
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/dashboard/appointments?status=new',
      '/admin/dashboard/pip-leads',
      '/admin/schedule',
      '/admin/posts/new',
      '/admin/dashboard/media',
      '/',
    ]);
  });
});

describe('a part that fails to load', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  it('A-ROUTE-03 shows an error, leaves the others alone, and loads with Retry', async () => {
    backend.fail('listLongestWaiting');
    openRoute('/admin/dashboard');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load the people who are waiting',
    );
    expect(await screen.findByText('Clinic photos')).toBeVisible();

    backend.leads = [maria];
    backend.mend('listLongestWaiting');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect((await waitingList()).getByRole('link', { name: 'Maria Olsen' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('A-ROUTE-03 can be the figures of the website', async () => {
    backend.fail('countPosts');
    openRoute('/admin/dashboard');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load the figures of the website',
    );
    expect((await waitingList()).getByRole('link', { name: 'Maria Olsen' })).toBeVisible();
  });

  it('A-ROUTE-03 can be the counts: the title has no number', async () => {
    backend.fail('countLeads');
    openRoute('/admin/dashboard');
    expect(await screen.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    expect(await figure('New requests')).toHaveTextContent('New requests-');
  });
});
