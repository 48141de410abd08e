import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StatusBadge } from '#admin/features/leads/status/status-badge.tsx';
import { unknownDate } from '#domain/leads/lead.ts';
import { axe } from '../axe.ts';
import { backend, feeds } from '../fake-clinic/backend.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { counts, hoursAgo, inbox, lead, now } from './lead-fixtures.ts';
import { savedFiles } from './saved-files.ts';
import { visit } from './visit-fixtures.ts';

const address = '/admin/dashboard/appointments';
const author = { uid: 'dana', name: 'Dana Reyes' };
const colleague = { uid: 'sam', name: 'Sam Ortiz' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
});

/** Waits for the list, its empty state or its error. */
async function open(search = '') {
  const router = await openPage(address + search, 'Appointment Requests');
  await waitFor(() => expect(screen.queryByText('Loading appointment requests…')).toBeNull());
  return router;
}

const rowOf = (name: string) =>
  screen.getByRole<HTMLTableRowElement>('row', { name: new RegExp(name) });
const cells = (name: string) => Array.from(rowOf(name).cells).slice(1);
const statusOf = (name: string) =>
  within(rowOf(name)).getByRole('button', { name: /change status/ });
const filter = () => screen.getByRole('navigation', { name: 'Filter by status' });

describe('the table', () => {
  it('A-APPT-03 A-APPT-04 A-APPT-05 A-APPT-06 A-APPT-07 A-ROUTE-05 shows a request in its columns', async () => {
    backend.leads = [lead()];
    await open();
    const headings = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    // The first has the boxes.
    expect(headings.slice(1)).toEqual([
      'Contact',
      'Phone',
      'Injury',
      'Accident',
      'Date',
      'Status',
      'Actions',
    ]);
    const [contact, phone, injury, accident, date] = cells('Maria Olsen');
    expect(contact).toHaveTextContent('Maria Olsen');
    expect(screen.getByRole('link', { name: 'maria.olsen@example.com' })).toHaveAttribute(
      'href',
      'mailto:maria.olsen@example.com',
    );
    expect(phone).toHaveTextContent('(801) 555-0161');
    expect(screen.getByRole('link', { name: '(801) 555-0161' })).toHaveAttribute(
      'href',
      'tel:+18015550161',
    );
    expect(injury).toHaveTextContent('Whiplash, headaches');
    expect(accident).toHaveTextContent('Yes');
    expect(date).toHaveTextContent('Nov 18');
    expect(date).toHaveTextContent('9:00 AM');
  });

  it('A-APPT-05 A-APPT-06 names missing answers', async () => {
    backend.leads = [lead({ injury: '', wasInAccident: false, phone: '' })];
    await open();
    const [, phone, injury, accident, , , action] = cells('Maria Olsen');
    expect(phone).toHaveTextContent('Not provided');
    expect(injury).toHaveTextContent('Not specified');
    expect(accident).toHaveTextContent('No');
    expect(
      within(action as HTMLElement).getByRole('link', { name: 'Email Maria Olsen' }),
    ).toHaveAttribute('href', 'mailto:maria.olsen@example.com');
  });

  it.each([
    ['A-APPT-08', 'new', 'New'],
    ['A-APPT-09', 'contacted', 'Contacted'],
    ['A-APPT-09', 'in_review', 'Contacted'],
    ['A-APPT-10', 'closed', 'Completed'],
    ['A-APPT-11', 'waiting_for_fax', 'New'],
  ])('%s a request with status %s shows %s', async (_, status, label) => {
    backend.leads = [lead({ status })];
    await open();
    expect(statusOf('Maria Olsen')).toHaveTextContent(label);
  });

  it('A-APPT-12 has a colour for Scheduled', () => {
    render(<StatusBadge label="Scheduled" />);
    expect(screen.getByText('Scheduled')).toHaveClass('badge-ok');
  });

  it('A-APPT-12 shows Scheduled while an appointment is ahead, unless completed', async () => {
    backend.leads = [
      lead({ status: 'contacted' }),
      lead({ id: 'luis', name: 'Luis Herrera', status: 'closed' }),
    ];
    backend.visits = [
      visit({ id: 'marias', leadId: 'maria' }),
      visit({ id: 'luiss', leadId: 'luis' }),
    ];
    await open();
    expect(statusOf('Maria Olsen')).toHaveTextContent('Scheduled');
    expect(statusOf('Luis Herrera')).toHaveTextContent('Completed');
  });

  it('doesn’t wait for slow visits', async () => {
    backend.leads = [lead({ status: 'contacted' })];
    backend.visits = [visit({ leadId: 'maria' })];
    const read = backend.hold('findScheduled');
    await open();
    expect(statusOf('Maria Olsen')).toHaveTextContent('Contacted');
    read.release();
    await waitFor(() => expect(statusOf('Maria Olsen')).toHaveTextContent('Scheduled'));
  });

  it('says so when the visits fail to load, and Retry loads them', async () => {
    backend.leads = [lead()];
    backend.visits = [visit({ leadId: 'maria' })];
    backend.failOnce('findScheduled');
    await open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to load which requests have a visit');
    await press('Retry');
    await waitFor(() => expect(statusOf('Maria Olsen')).toHaveTextContent('Scheduled'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('A-APPT-14 links to the schedule', async () => {
    backend.leads = [lead()];
    await open();
    expect(screen.getByRole('link', { name: 'Schedule Maria Olsen' })).toHaveAttribute(
      'href',
      '/admin/schedule?lead=maria',
    );
  });

  it('A-APPT-13 offers a call, highlighted until staff have contacted the person', async () => {
    backend.leads = [lead(), lead({ id: 'luis', name: 'Luis Herrera', status: 'contacted' })];
    await open();
    const call = screen.getByRole('link', { name: 'Call Maria Olsen' });
    expect(call).toHaveAttribute('href', 'tel:+18015550161');
    expect(call).toHaveClass('btn-primary');
    expect(screen.getByRole('link', { name: 'Call Luis Herrera' })).toHaveClass('btn-line');
  });

  it('shows the age of new requests only, compared with the promise', async () => {
    backend.leads = [
      lead(),
      lead({ id: 'trent', name: 'Trent Kimball', createdAt: hoursAgo(20) }),
      lead({ id: 'priya', name: 'Priya Natarajan', createdAt: hoursAgo(26) }),
      lead({ id: 'luis', name: 'Luis Herrera', status: 'contacted' }),
    ];
    await open();
    expect(within(rowOf('Maria Olsen')).getByTitle('due by Wednesday 6:00 PM')).toHaveClass(
      'text-ok',
    );
    expect(within(rowOf('Trent Kimball')).getByTitle('due by Wednesday 4:00 PM')).toHaveClass(
      'text-warn',
    );
    expect(
      within(rowOf('Priya Natarajan')).getByTitle('was due by Wednesday 10:00 AM'),
    ).toHaveClass('text-bad');
    expect(rowOf('Priya Natarajan')).toHaveTextContent(
      '26 hours ago, was due by Wednesday 10:00 AM',
    );
    expect(within(rowOf('Luis Herrera')).queryByText(/ago/)).toBeNull();
  });

  it('shows no age of a request that is put off, until its time has come', async () => {
    backend.leads = [
      lead({ createdAt: hoursAgo(26), callBackAt: hoursAgo(-2) }),
      lead({
        id: 'trent',
        name: 'Trent Kimball',
        createdAt: hoursAgo(26),
        callBackAt: hoursAgo(1),
      }),
    ];
    await open();
    expect(within(rowOf('Maria Olsen')).queryByText(/ago/)).toBeNull();
    expect(within(rowOf('Trent Kimball')).getByText(/26 hours ago/)).toBeVisible();
  });

  it('marks a request that was sent in Spanish, for the person who calls', async () => {
    backend.leads = [lead({ language: 'es' }), lead({ id: 'luis', name: 'Luis Herrera' })];
    await open();
    expect(within(rowOf('Maria Olsen')).getByText('Sent in Spanish')).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: 'Call Maria Olsen, who speaks Spanish' }),
    ).toBeVisible();
    expect(within(rowOf('Luis Herrera')).queryByText('Sent in Spanish')).toBeNull();
  });

  it('marks requests without a mail to the clinic, and possible duplicates', async () => {
    backend.leads = [
      lead({ notify: { clinic: 'failed', patient: null } }),
      lead({ id: 'trent', name: 'Trent Kimball', notify: { clinic: 'off', patient: 'off' } }),
      lead({ id: 'priya', name: 'Priya Natarajan', duplicateOf: 'maria' }),
    ];
    await open();
    expect(within(rowOf('Maria Olsen')).getByText('Not notified')).toBeVisible();
    expect(within(rowOf('Trent Kimball')).getByText('Not notified')).toBeVisible();
    expect(within(rowOf('Priya Natarajan')).queryByText('Not notified')).toBeNull();
    expect(within(rowOf('Priya Natarajan')).getByText('Possible duplicate')).toBeVisible();
  });
});

describe('on phones', () => {
  beforeEach(() => {
    window.innerWidth = 390;
  });

  it('shows cards with the number on the button', async () => {
    backend.leads = [lead({ injury: '' })];
    await open();
    expect(screen.queryByRole('table')).toBeNull();
    const [card] = within(screen.getByRole('list', { name: 'Appointment requests' })).getAllByRole(
      'listitem',
    );
    expect(card).toHaveTextContent('Not specified');
    expect(card).toHaveTextContent('Nov 18, 9:00 AM');
    const call = screen.getByRole('link', { name: 'Call (801) 555-0161, Maria Olsen' });
    expect(call).toHaveAttribute('href', 'tel:+18015550161');
    expect(await axe()).toEqual([]);
  });
});

describe('the count', () => {
  it('A-APPT-01 is of all requests', async () => {
    backend.leads = inbox();
    await open('?status=new');
    expect(screen.getByText('7 total requests')).toBeVisible();
  });

  it('A-APPT-01 is left out when it could not be read', async () => {
    backend.fail('readLeadCounts');
    backend.leads = [lead()];
    await open();
    expect(screen.queryByText(/total request/)).toBeNull();
  });
});

describe('Recent Messages:', () => {
  it('A-APPT-17 lists up to three requests with a message', async () => {
    backend.leads = [
      lead({ id: 'a', name: 'Ann', message: 'First' }),
      lead({ id: 'b', name: 'Bob', message: '' }),
      lead({ id: 'c', name: 'Cid', message: 'Second' }),
      lead({ id: 'd', name: 'Dee', message: 'Third' }),
      lead({ id: 'e', name: 'Eli', message: 'Fourth' }),
    ];
    await open();
    const section = screen.getByRole('region', { name: 'Recent Messages:' });
    const messages = within(section).getAllByRole('listitem');
    expect(messages.map((item) => item.textContent)).toEqual(['AnnFirst', 'CidSecond', 'DeeThird']);
  });

  it('A-APPT-17 are the newest of all with any filter', async () => {
    backend.leads = [
      lead({ name: 'Ann', message: 'First' }),
      lead({ id: 'bot', name: 'Bot', message: 'Buy now', spam: true }),
    ];
    await open('?status=spam');
    expect(rowOf('Bot')).toBeVisible();
    const section = await screen.findByRole('region', { name: 'Recent Messages:' });
    expect(within(section).getByRole('listitem')).toHaveTextContent('AnnFirst');
  });

  it('A-APPT-17 are the newest of all after a change by a colleague, too', async () => {
    backend.leads = [lead({ name: 'Ann', message: 'First' })];
    await open('?q=nobody');
    const section = await screen.findByRole('region', { name: 'Recent Messages:' });
    expect(section).toHaveTextContent('AnnFirst');
    act(() => {
      backend.leads = [...backend.leads, lead({ id: 'bo', name: 'Bo', message: 'Second' })];
    });
    await waitFor(() => expect(section).toHaveTextContent('BoSecond'));
  });

  it('A-APPT-17 is not there without messages', async () => {
    backend.leads = [lead()];
    await open();
    expect(screen.queryByText('Recent Messages:')).toBeNull();
  });
});

describe('a date that cannot be read', () => {
  it('is unknown', async () => {
    backend.leads = [lead({ createdAt: unknownDate })];
    await open();
    expect(cells('Maria Olsen')[4]).toHaveTextContent('Unknown');
    expect(rowOf('Maria Olsen')).not.toHaveTextContent('ago');
  });
});

describe('filter and search', () => {
  it('show each status with its count, and Spam and Dismissed only when they are not empty', async () => {
    backend.leads = inbox();
    await open();
    const items = within(filter()).getAllByRole('link');
    expect(items.map((item) => item.textContent)).toEqual([
      'All7',
      'New3',
      'Contacted2',
      'Completed2',
      'Spam1',
    ]);
    expect(within(filter()).getByRole('link', { current: true })).toHaveTextContent('All');
  });

  it('A-APPT-18 read the leads that the address names', async () => {
    backend.leads = [lead()];
    await open('?status=contacted&q=ols&after=luis');
    expect(backend.calls('listLeads')).toContainEqual([
      { type: 'contact', view: 'contacted', search: 'ols', after: 'luis', oldestFirst: false },
    ]);
  });

  it('show the whole list for an invalid address', async () => {
    backend.leads = [lead()];
    await open('?status=urgent&after=../users');
    expect(backend.calls('listLeads')).toContainEqual([
      { type: 'contact', view: 'all', search: '', after: null, oldestFirst: false },
    ]);
  });

  it('put the choice and the search into the address, and start at the newest page', async () => {
    backend.leads = [lead()];
    const router = await open('?after=luis&skipped=50');
    await userEvent.click(within(filter()).getByRole('link', { name: /New/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=new'));
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Search requests' }),
      'olsen{Enter}',
    );
    await waitFor(() => expect(router.state.location.search).toBe('?status=new&q=olsen'));
    const all = () => within(filter()).getByRole('link', { name: /All/ });
    await waitFor(() => expect(all()).toHaveAttribute('href', `${address}?q=olsen`));
    await userEvent.click(all());
    await waitFor(() => expect(router.state.location.search).toBe('?q=olsen'));
    expect(screen.getByRole('searchbox')).toHaveValue('olsen');
  });

  it('don’t read the counts again', async () => {
    backend.leads = [lead()];
    const router = await open();
    backend.forgetCalls();
    await userEvent.click(within(filter()).getByRole('link', { name: /New/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=new'));
    await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
    expect(backend.calls('readLeadCounts')).toEqual([]);
  });

  it('show a choice at once, and keep it in the next search', async () => {
    backend.leads = [lead()];
    await open();
    backend.hold('listLeads');
    await userEvent.click(within(filter()).getByRole('link', { name: /New/ }));
    await waitFor(() =>
      expect(within(filter()).getByRole('link', { current: true })).toHaveTextContent('New'),
    );
    const search = screen.getByRole('searchbox', { name: 'Search requests' });
    await userEvent.type(search, 'olsen{Enter}');
    await waitFor(() =>
      expect(backend.calls('listLeads')).toContainEqual([
        { type: 'contact', view: 'new', search: 'olsen', after: null, oldestFirst: false },
      ]),
    );
    expect(rowOf('Maria Olsen')).toBeVisible();
  });

  it('show what a search finds after one round trip', async () => {
    const luis = lead({ id: 'luis', name: 'Luis Herrera', email: '', message: 'Hello' });
    backend.leads = [lead(), luis];
    await open();
    await screen.findByRole('region', { name: 'Recent Messages:' });
    await waitFor(() => expect(backend.calls('findScheduled')).toHaveLength(1));
    backend.forgetCalls();
    const visits = backend.hold('findScheduled');
    await userEvent.type(screen.getByRole('searchbox'), 'olsen{Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Luis Herrera/ })).toBeNull());
    expect(rowOf('Maria Olsen')).toBeVisible();
    expect(backend.reads()).toEqual({ listLeads: 1, findScheduled: 1 });
    visits.release();
  });

  it('of a search wait for the visits when they are sorted by status, so that none moves later', async () => {
    const luis = lead({ id: 'luis', name: 'Luis Olsen', email: '', status: 'contacted' });
    backend.leads = [lead({ status: 'new' }), luis];
    backend.visits = [visit({ leadId: 'maria' })];
    const visits = backend.hold('findScheduled');
    await openPage(`${address}?q=olsen&sort=status`, 'Appointment Requests');
    expect(screen.getByText('Loading appointment requests…')).toBeInTheDocument();
    visits.release();
    await waitFor(() => expect(rowOf('Maria Olsen')).toBeVisible());
    const names = () => screen.getAllByRole('link', { name: /^(Maria|Luis) Olsen$/ });
    expect(names().map(({ textContent }) => textContent)).toEqual(['Luis Olsen', 'Maria Olsen']);
  });

  it('show the requests in Spanish alone, with a search, and none of the counts', async () => {
    backend.leads = [lead({ language: 'es' }), lead({ id: 'luis', name: 'Luis Herrera' })];
    const router = await open('?status=new&q=ols');
    await userEvent.click(screen.getByRole('button', { name: 'In Spanish', pressed: false }));
    expect(await screen.findByRole('button', { name: 'In Spanish', pressed: true })).toBeVisible();
    expect(router.state.location.search).toBe('?status=new&q=ols&lang=es');
    expect(screen.queryByRole('link', { name: 'Luis Herrera' })).toBeNull();
    await userEvent.click(within(filter()).getByRole('link', { name: 'Completed' }));
    expect(await screen.findByText('No requests match')).toBeVisible();
    expect(router.state.location.search).toBe('?status=completed&q=ols&lang=es');
  });

  it('say how many requests were found', async () => {
    backend.leads = [lead(), lead({ id: 'luis' })];
    await open('?q=olsen');
    expect(screen.getByText('2 requests')).toHaveAttribute('role', 'status');
  });
});

describe('empty states', () => {
  it('A-APPT-16 there are no requests at all', async () => {
    backend.leads = [];
    await open();
    expect(screen.getByRole('heading', { name: 'No appointment requests' })).toBeVisible();
    expect(screen.getByText('New appointment requests will appear here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('there are none with this status, with a link to all', async () => {
    backend.leads = [lead({ status: 'contacted' })];
    const router = await open('?status=new');
    expect(screen.getByRole('heading', { name: 'Nobody is waiting' })).toBeVisible();
    await follow('Show all requests');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('the search finds nothing', async () => {
    backend.leads = [lead()];
    await open('?q=zz');
    expect(screen.getByRole('heading', { name: 'No requests match' })).toBeVisible();
    expect(screen.getByText('Nothing found for “zz”.')).toBeVisible();
  });
});

describe('pages', () => {
  it('lead to older requests and back to the newest', async () => {
    backend.leads = inbox();
    backend.answer('listLeads', async ({ after }) =>
      after === 'luis'
        ? { leads: [lead({ id: 'owen', name: 'Owen Marsh' })], next: null }
        : { leads: [lead(), lead({ id: 'luis', name: 'Luis Herrera' })], next: 'luis' },
    );
    const router = await open();
    const pages = () => screen.getByRole('navigation', { name: 'Pages' });
    expect(pages()).toHaveTextContent('1–2 of 7');
    expect(within(pages()).queryByRole('link', { name: 'Newest' })).toBeNull();

    await userEvent.click(within(pages()).getByRole('link', { name: 'Older' }));
    await screen.findByRole('row', { name: /Owen Marsh/ });
    expect(router.state.location.search).toBe('?after=luis&skipped=2');
    expect(pages()).toHaveTextContent('3–3 of 7');
    expect(within(pages()).queryByRole('link', { name: 'Older' })).toBeNull();

    await userEvent.click(within(pages()).getByRole('link', { name: 'Newest' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('are not there when one is enough', async () => {
    backend.leads = [lead()];
    await open();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });
});

describe('a new request', () => {
  it('appears by itself, with a polite announcement', async () => {
    backend.leads = [lead()];
    await open();
    await waitFor(() => expect(feeds.leads.isWatched).toBe(true));
    backend.leads = [lead({ id: 'trent', name: 'Trent Kimball', createdAt: hoursAgo(0) }), lead()];
    await screen.findByRole('row', { name: /Trent Kimball/ });
    expect(screen.getByText('1 new request')).toHaveAttribute('role', 'status');
    expect(rowOf('Trent Kimball')).toHaveClass('starting:opacity-0');
    expect(rowOf('Maria Olsen')).not.toHaveClass('starting:opacity-0');
  });

  it('is not announced when a request only moved up or came back', async () => {
    backend.leads = [lead(), lead({ id: 'luis', name: 'Luis Herrera', createdAt: hoursAgo(5) })];
    await open();
    await waitFor(() => expect(feeds.leads.isWatched).toBe(true));
    backend.leads = [lead({ id: 'luis', name: 'Luis Herrera', createdAt: hoursAgo(5) })];
    await waitFor(() => expect(screen.queryByRole('row', { name: /Maria Olsen/ })).toBeNull());
    backend.leads = [
      lead(),
      lead({ id: 'luis', name: 'Luis Herrera', createdAt: hoursAgo(5) }),
      lead({ id: 'old', name: 'Owen Marsh', createdAt: hoursAgo(9) }),
    ];
    await screen.findByRole('row', { name: /Owen Marsh/ });
    expect(screen.queryByText(/new request$/)).toBeNull();
  });
});

describe('the status menu', () => {
  const choose = async (name: string, item: string) => {
    await userEvent.click(statusOf(name));
    await userEvent.click(screen.getByRole('menuitem', { name: item }));
  };

  it('stores the new status, shows it at once, and offers Undo', async () => {
    backend.leads = [lead()];
    await open();
    const write = backend.hold('setLeadStatus');
    await choose('Maria Olsen', 'Mark contacted');
    expect(statusOf('Maria Olsen')).toHaveTextContent('Contacted');
    write.release();
    expect(await screen.findByText('Marked contacted')).toBeVisible();
    expect(statusOf('Maria Olsen')).toHaveTextContent('Contacted');
    await press('Undo');
    await waitFor(() => expect(backend.leads[0]?.status).toBe('new'));
    expect(backend.activity.maria).toMatchObject([
      { from: 'contacted', to: 'new', by: author },
      { from: 'new', to: 'contacted', by: author },
    ]);
  });

  it.each([
    ['Dismiss', 'Lead dismissed', { status: 'dismissed' }],
    ['Mark as spam', 'Marked as spam', { status: 'contacted', spam: true }],
  ])('%s takes a request out of the list, with Undo', async (item, said, stored) => {
    backend.leads = [lead({ status: 'contacted' })];
    await open();
    await choose('Maria Olsen', item);
    expect(await screen.findByText(said)).toBeVisible();
    expect(backend.leads[0]).toMatchObject(stored);
    expect(screen.queryByRole('row', { name: /Maria Olsen/ })).toBeNull();
    await press('Undo');
    await waitFor(() =>
      expect(backend.leads[0]).toMatchObject({ status: 'contacted', spam: false }),
    );
  });

  it('changes nothing of a request that a colleague has marked as spam', async () => {
    backend.leads = [lead()];
    await open();
    backend.hold('listLeads');
    backend.leads = [lead({ spam: true })];
    backend.activity.maria = [
      { id: 'spam', kind: 'status', from: 'new', to: 'spam', by: colleague, at: hoursAgo(1) },
    ];
    await choose('Maria Olsen', 'Mark contacted');
    expect(await screen.findByText(/^Sam Ortiz changed this to Spam 1 hour ago/)).toBeVisible();
    expect(backend.leads[0]).toMatchObject({ status: 'new', spam: true });
  });

  it('Undo leaves a colleague’s newer status, and says so', async () => {
    backend.leads = [lead()];
    await open();
    await choose('Maria Olsen', 'Mark contacted');
    await screen.findByText('Marked contacted');
    backend.leads = [lead({ status: 'closed' })];
    await press('Undo');
    const text = await screen.findByText(/^A colleague just changed the status/);
    expect(text.closest('[role="alert"]')).toBeVisible();
    expect(backend.leads[0]?.status).toBe('closed');
  });

  it('shows no message when a colleague has set the same status', async () => {
    backend.leads = [lead()];
    await open();
    const read = backend.hold('listLeads');
    backend.leads = [lead({ status: 'contacted' })];
    expect(statusOf('Maria Olsen')).toHaveTextContent('New');
    await choose('Maria Olsen', 'Mark contacted');
    await waitFor(() => expect(backend.calls('setLeadStatus')).toHaveLength(1));
    read.release();
    await waitFor(() => expect(statusOf('Maria Olsen')).toHaveTextContent('Contacted'));
    expect(backend.activity).toEqual({});
    expect(screen.queryByText('Marked contacted')).toBeNull();
  });

  it('has no Undo to an unknown status', async () => {
    backend.leads = [lead({ status: 'waiting_for_fax' })];
    await open();
    await choose('Maria Olsen', 'In review');
    expect(await screen.findByText('Moved to In review')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('shows what may be spam above the list, and one press takes it', async () => {
    backend.leads = [lead({ id: 'ann', name: 'Ann Lee', spam: true })];
    await open();
    const suspects = screen.getByRole('region', { name: '1 may be spam' });
    expect(within(suspects).getByRole('link', { name: 'Ann Lee' })).toBeVisible();
    expect(suspects).toHaveTextContent('(801) 555-0161');
    await userEvent.click(within(suspects).getByRole('button', { name: 'Ann Lee is not spam' }));
    expect(await screen.findByRole('row', { name: /Ann Lee/ })).toBeVisible();
    expect(backend.leads[0]).toMatchObject({ spam: false, status: 'new' });
    expect(screen.queryByRole('region', { name: /may be spam/ })).toBeNull();
  });

  it.each([
    ['that staff put there', { updatedAt: hoursAgo(1) }],
    ['without a way to answer', { email: '', phone: '' }],
    ['of a month ago', { createdAt: hoursAgo(24 * 30), updatedAt: hoursAgo(24 * 30) }],
    ['of another list', { type: 'pip' as const }],
  ])('asks nobody about spam %s', async (_, fields) => {
    backend.leads = [lead({ spam: true, ...fields })];
    await open();
    expect(screen.queryByRole('region', { name: /may be spam/ })).toBeNull();
  });

  it('clears a request of spam', async () => {
    backend.leads = [lead({ spam: true })];
    await open('?status=spam');
    expect(statusOf('Maria Olsen')).toHaveTextContent('Spam');
    await choose('Maria Olsen', 'Not spam');
    expect(await screen.findByText('Moved to New')).toBeVisible();
    expect(backend.leads[0]).toMatchObject({ spam: false, status: 'new' });
    expect(backend.activity.maria).toMatchObject([{ from: 'spam', to: 'new', by: author }]);
    await press('Undo');
    await waitFor(() => expect(backend.leads[0]).toMatchObject({ spam: true }));
  });

  it('Undo leaves a request in its list that a colleague has taken since it was cleared of spam', async () => {
    backend.leads = [lead({ spam: true })];
    await open('?status=spam');
    await choose('Maria Olsen', 'Not spam');
    await screen.findByText('Moved to New');
    backend.leads = backend.leads.map((each) => ({ ...each, status: 'contacted' }));
    await press('Undo');
    expect(await screen.findByText(/^A colleague just changed the status/)).toBeVisible();
    expect(backend.leads[0]).toMatchObject({ spam: false, status: 'contacted' });
  });
});

describe('when requests cannot be loaded', () => {
  it('A-ERR-11 says so, and Retry loads them', async () => {
    backend.failOnce('listLeads');
    backend.leads = [lead()];
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load appointment requests');
    expect(screen.queryByRole('table')).toBeNull();
    await press('Retry');
    expect(await screen.findByRole('row', { name: /Maria Olsen/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('A-ERR-11 keeps the last list on screen, grayed out', async () => {
    const bot = lead({ id: 'bot', name: 'Bot', spam: true });
    backend.leads = [lead(), bot];
    await open();
    await waitFor(() => expect(feeds.leads.isWatched).toBe(true));
    backend.failOnce('listLeads');
    backend.leads = [lead(), bot];
    await screen.findByRole('alert');
    expect(rowOf('Maria Olsen').closest('[class*=grayscale]')).not.toBeNull();

    backend.failOnce('listLeads');
    await userEvent.click(within(filter()).getByRole('link', { name: /Spam/ }));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('A-DATA-09 A-ERR-11 shows sample data only in the demo, without an export', async () => {
    vi.stubEnv('VITE_DEMO_DATA', 'true');
    backend.fail('listLeads');
    await open();
    const sample = await screen.findByRole('region', { name: 'Sample data' });
    expect(sample).toHaveTextContent('Sample data – not real patients');
    expect(within(sample).getByText('Trent Kimball').closest('[inert]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });
});

describe('while requests are loading', () => {
  it('shows a skeleton after a delay', async () => {
    backend.leads = [lead()];
    const read = backend.hold('listLeads');
    openRoute(address);
    expect(await screen.findByText('Loading appointment requests…')).toBeInTheDocument();
    read.release();
    expect(await screen.findByRole('row', { name: /Maria Olsen/ })).toBeVisible();
    expect(screen.queryByText('Loading appointment requests…')).toBeNull();
  });
});

describe('Export CSV', () => {
  let saved: ReturnType<typeof savedFiles>;
  beforeEach(() => {
    saved = savedFiles();
  });

  it('A-APPT-02 saves every page of the filter', async () => {
    backend.leads = [lead({ status: 'contacted' })];
    await open('?status=contacted&q=ols');
    backend.answer('allLeads', async function* () {
      yield [lead({ status: 'in_review', message: 'Preferred time: Any time\nCar accident: Yes' })];
      yield [lead({ id: 'two', name: '=cmd()', email: '', injury: '', wasInAccident: false })];
    });
    await press('Export CSV');
    expect(await screen.findByText('Exported 2 requests')).toBeVisible();
    expect(backend.calls('allLeads')).toContainEqual([
      { type: 'contact', view: 'contacted', search: 'ols', oldestFirst: false },
    ]);
    expect(saved.names).toEqual(['appointment-requests-2026-11-18.csv']);
    const bytes = new Uint8Array((await saved.files[0]?.arrayBuffer()) ?? []);
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(
      [
        '"Name","Email","Phone","Injury","Accident","Preferred time","Message","Status","Date","Language"',
        '"Maria Olsen","maria.olsen@example.com","(801) 555-0161","Whiplash, headaches","Yes","Morning (8AM-12PM)","Preferred time: Any time\nCar accident: Yes","In review","2026-11-18 09:00","English"',
        '"\'=cmd()","","(801) 555-0161","","No","Morning (8AM-12PM)","","New","2026-11-18 09:00","English"',
        '',
      ].join('\r\n'),
    );
  });

  it('says Scheduled of a request with a visit ahead, in the whole file and in one of the selected, in the order of the list', async () => {
    backend.leads = [
      lead({ status: 'contacted', createdAt: hoursAgo(1) }),
      lead({ id: 'luis', name: 'Luis Herrera', status: 'contacted', createdAt: hoursAgo(2) }),
    ];
    backend.visits = [visit({ leadId: 'maria' })];
    await open('?sort=date');
    await waitFor(() => expect(statusOf('Maria Olsen')).toHaveTextContent('Scheduled'));
    await press('Export CSV');
    await screen.findByText('Exported 2 requests');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await press('Export selected');
    await waitFor(() => expect(saved.files).toHaveLength(2));
    const [all, selected] = await saved.texts();
    expect(all?.match(/Luis Herrera|Maria Olsen|"Contacted"|"Scheduled"/g)).toEqual([
      ...['Luis Herrera', '"Contacted"', 'Maria Olsen', '"Scheduled"'],
    ]);
    expect(selected).toBe(all);
  });

  it('A-APPT-02 says when it failed', async () => {
    backend.leads = [lead()];
    await open();
    backend.fail('allLeads');
    await press('Export CSV');
    expect(await screen.findByText('Failed to export. Please try again.')).toBeVisible();
    expect(saved.names).toEqual([]);
  });

  it('shows its progress, and saves no file when it is cancelled', async () => {
    backend.leads = [lead()];
    const contact = { ...counts, all: 8334 };
    backend.answer('readLeadCounts', async () => ({ contact, pip: counts, attorney: counts }));
    await open();
    let sendMore = () => {};
    const more = new Promise<void>((resolve) => {
      sendMore = resolve;
    });
    backend.answer('allLeads', async function* () {
      yield Array.from({ length: 250 }, () => lead());
      await more;
      yield [lead()];
    });
    await press('Export CSV');
    expect(await screen.findByRole('button', { name: 'Exporting 250 of 8,334…' })).toBeVisible();
    await press('Cancel export');
    expect(await screen.findByText('Export cancelled')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
    sendMore();
    await press('Export CSV');
    expect(await screen.findByText('Exported 251 requests')).toBeVisible();
    expect(saved.names).toHaveLength(1);
  });

  it('A-APPT-02 is offered when there are leads, also while the count is unknown', async () => {
    backend.leads = [lead()];
    backend.fail('readLeadCounts');
    await open();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
  });

  it.each(['spam', 'dismissed'] as const)('is not offered for %s', async (view) => {
    backend.leads = [lead({ spam: view === 'spam', status: 'dismissed' })];
    await open(`?status=${view}`);
    expect(rowOf('Maria Olsen')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });
});
