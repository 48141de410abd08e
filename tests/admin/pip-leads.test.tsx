import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Lead, unknownDate } from '#domain/leads/lead.ts';
import { axe } from '../axe.ts';
import { backend, feeds } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { hoursAgo, lead, now } from './lead-fixtures.ts';
import { savedFiles } from './saved-files.ts';

const address = '/admin/dashboard/pip-leads';
const author = { uid: 'dana', name: 'Dana Reyes' };

const pip = (fields: Partial<Lead> = {}) =>
  lead({
    type: 'pip',
    phone: '',
    injury: '',
    preferredTime: '',
    message: 'Car accident: Yes',
    ownMessage: fields.message ?? '',
    ...fields,
  });
const devin = (fields: Partial<Lead> = {}) => pip({ id: 'devin', name: 'Devin Park', ...fields });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  window.innerWidth = 1440;
  // jsdom complains about mailto navigation.
  document.addEventListener('click', keepHere);
});

afterEach(() => {
  document.removeEventListener('click', keepHere);
});

function keepHere(event: Event) {
  const link = event.target instanceof Element && event.target.closest('[href^="mailto:"]');
  if (link) event.preventDefault();
}

/** Waits for the list, its empty state or its error. */
async function open(path = '') {
  const router = openRoute(address + path);
  await screen.findByRole('heading', { name: 'PIP Guide Leads', hidden: true });
  await waitFor(() => expect(screen.queryByText('Loading PIP leads…')).toBeNull());
  return router;
}

const rowOf = (name: string) =>
  screen.getByRole<HTMLTableRowElement>('row', { name: new RegExp(name) });
const statusOf = (name: string) =>
  within(rowOf(name)).getByRole('button', { name: /change status/ });
const contact = (name: string) => screen.getByRole('link', { name: `Contact ${name}` });
const sendGuide = (name: string) => screen.getByRole('link', { name: `Send Guide to ${name}` });

/** The draft in a mailto link. */
function mailOf(link: HTMLElement) {
  const url = new URL(link.getAttribute('href') ?? '');
  return {
    to: url.pathname,
    subject: url.searchParams.get('subject'),
    body: url.searchParams.get('body') ?? '',
  };
}

describe('the table', () => {
  it('A-PIP-01 A-PIP-02 A-PIP-03 A-PIP-04 A-PIP-05 A-PIP-07 A-ROUTE-06 shows a lead in its columns', async () => {
    backend.leads = [
      pip(),
      devin({ phone: '(801) 555-0166', injury: 'Neck', wasInAccident: false }),
    ];
    await open();
    const headings = screen.getAllByRole('columnheader').map((cell) => cell.textContent);
    // The first has the boxes.
    expect(headings.slice(1)).toEqual([
      'Name',
      'Email',
      'Phone',
      'Injury',
      'Accident',
      'Date',
      'Status',
      'Actions',
    ]);
    const text = (name: string) =>
      Array.from(rowOf(name).cells)
        .slice(1)
        .map((cell) => cell.textContent);
    expect(text('Maria Olsen').slice(0, 7)).toEqual([
      'Maria Olsen',
      'maria.olsen@example.com',
      'Not provided',
      'Not specified',
      'Yes',
      'Nov 189:00 AM',
      'New3 hours ago, due by Wednesday 6:00 PM',
    ]);
    expect(text('Devin Park').slice(2, 5)).toEqual(['(801) 555-0166', 'Neck', 'No']);
    expect(screen.getByText('2 total leads')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Export CSV' })).toBeVisible();
    expect(contact('Maria Olsen')).toHaveTextContent('Contact');
    expect(sendGuide('Maria Olsen')).toHaveTextContent('Send Guide');
    expect(screen.getByRole('button', { name: 'Dismiss Maria Olsen' })).toBeVisible();
  });

  it.each([
    ['new', 'New'],
    ['contacted', 'Contacted'],
    ['guide_sent', 'Guide Sent'],
    ['converted', 'Converted'],
    ['waiting_for_fax', 'New'],
  ])('A-PIP-06 a lead with status %s shows %s', async (status, label) => {
    backend.leads = [pip({ status })];
    await open();
    expect(statusOf('Maria Olsen')).toHaveTextContent(label);
  });

  it('A-PIP-22 reads the PIP leads that the address names', async () => {
    backend.leads = [pip({ status: 'converted' })];
    await open('?status=completed&q=ols&after=luis&skipped=50');
    expect(backend.calls('listLeads')).toContainEqual([
      { type: 'pip', view: 'completed', search: 'ols', after: 'luis', oldestFirst: false },
    ]);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('51–51');
  });
});

describe('on narrow screens', () => {
  it('A-PIP-05 A-PIP-07 shows cards with the same actions', async () => {
    window.innerWidth = 390;
    backend.leads = [pip()];
    await open();
    expect(screen.queryByRole('table')).toBeNull();
    const [card] = within(screen.getByRole('list', { name: 'PIP leads' })).getAllByRole('listitem');
    expect(card).toHaveTextContent(
      'Emailmaria.olsen@example.comPhoneNot providedInjuryNot specifiedAccidentYes',
    );
    expect(contact('Maria Olsen')).toBeVisible();
    expect(sendGuide('Maria Olsen')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dismiss Maria Olsen' })).toBeVisible();
    expect(await axe()).toEqual([]);
  });
});

describe('empty states', () => {
  it('A-PIP-08 A-PIP-12 there are no leads at all', async () => {
    backend.leads = [];
    await open();
    expect(screen.getByRole('heading', { name: 'No PIP leads' })).toBeVisible();
    expect(screen.getByText('PIP guide form submissions will appear here.')).toBeVisible();
    expect(await screen.findByText('No recent activity to display')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });

  it('the search finds nothing, with a link to all', async () => {
    backend.leads = [];
    const router = await open('?q=zz');
    expect(screen.getByRole('heading', { name: 'No leads match' })).toBeVisible();
    await follow('Show all leads');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('Recent Activity', () => {
  const panel = () => screen.findByRole('region', { name: 'Recent Activity' });

  it('A-PIP-09 A-PIP-10 A-PIP-11 A-PIP-13 lists the five newest with age, accident and status', async () => {
    const ages = [0, 24, 72, 96, 120, 144].map((hours, index) =>
      pip({
        id: `lead-${index}`,
        name: `Lead ${index}`,
        createdAt: hoursAgo(hours),
        status: index === 2 ? 'guide_sent' : 'new',
        wasInAccident: index < 2,
      }),
    );
    backend.leads = [...ages];
    await open();
    const items = within(await panel()).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'L0Lead 0TodayCar accidentNew',
      'L1Lead 11 day agoCar accidentNew',
      'L2Lead 23 days agoGuide Sent',
      'L3Lead 34 days agoNew',
      'L4Lead 45 days agoNew',
    ]);
    expect(within(items[2] as HTMLElement).getByText('Guide Sent')).toHaveClass('badge-info');
    expect(await panel()).toHaveTextContent('Showing 5 most recent leads • 6 total leads');
    // They come from the list's own read.
    expect(backend.calls('listLeads')).toHaveLength(1);
  });

  it('A-PIP-13 has no footer while it shows them all', async () => {
    backend.leads = [pip()];
    await open();
    expect(await panel()).not.toHaveTextContent('Showing');
  });

  it('A-PIP-09 stays the same with any filter', async () => {
    backend.leads = [devin(), pip({ status: 'converted' })];
    await open('?status=completed');
    const items = within(await panel()).getAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(items[0]).toHaveTextContent('Devin Park');
    expect(screen.queryByRole('row', { name: /Devin Park/ })).toBeNull();
    expect(backend.calls('listLeads')).toContainEqual([
      { type: 'pip', view: 'all', pageSize: 5, oldestFirst: false },
    ]);
  });
});

describe('Contact and Send Guide', () => {
  it('A-PIP-14 A-PIP-15 open a mail with a draft', async () => {
    backend.leads = [pip()];
    await open();
    for (const link of [contact('Maria Olsen'), sendGuide('Maria Olsen')]) {
      const { to, subject, body } = mailOf(link);
      expect(to).toBe('maria.olsen@example.com');
      expect(subject).toBeTruthy();
      expect(body).toMatch(/^Hello Maria,/);
      expect(body).toContain('https://clinic.example/pip-guide.pdf');
    }
    expect(mailOf(sendGuide('Maria Olsen')).subject).toBe('Your free Utah PIP guide');
  });

  it.each([
    ['A-PIP-16 Contact', contact, 'contacted', 'Marked contacted'],
    ['A-PIP-17 Send Guide', sendGuide, 'guide_sent', 'Marked guide sent'],
  ] as const)('%s sets the status, with Undo', async (_, button, status, news) => {
    backend.leads = [pip()];
    await open();
    await userEvent.click(button('Maria Olsen'));
    expect(await screen.findByText(news)).toBeVisible();
    expect(backend.leads[0]?.status).toBe(status);
    await press('Undo');
    await waitFor(() => expect(backend.leads[0]?.status).toBe('new'));
    expect(backend.activity.maria).toMatchObject([
      { from: status, to: 'new', by: author },
      { from: 'new', to: status, by: author },
    ]);
  });

  it('never set an earlier status', async () => {
    backend.leads = [pip({ status: 'guide_sent' }), devin({ status: 'converted' })];
    await open();
    await userEvent.click(contact('Maria Olsen'));
    await userEvent.click(sendGuide('Maria Olsen'));
    await userEvent.click(sendGuide('Devin Park'));
    expect(backend.calls('setLeadStatus')).toEqual([]);
    expect(statusOf('Maria Olsen')).toHaveTextContent('Guide Sent');
  });

  it('A-PIP-16 keep a later status of a colleague, without a message', async () => {
    backend.leads = [pip()];
    await open();
    const read = backend.hold('listLeads');
    backend.leads = [pip({ status: 'guide_sent' })];
    expect(statusOf('Maria Olsen')).toHaveTextContent('New');
    await userEvent.click(contact('Maria Olsen'));
    await waitFor(() => expect(backend.calls('setLeadStatus')).not.toEqual([]));
    read.release();
    await waitFor(() => expect(statusOf('Maria Olsen')).toHaveTextContent('Guide Sent'));
    expect(screen.queryByText('Marked contacted')).toBeNull();
    expect(backend.activity).toEqual({});
  });

  it('A-ERR-14 say when the status could not be set', async () => {
    backend.leads = [pip()];
    backend.fail('setLeadStatus');
    await open();
    await userEvent.click(sendGuide('Maria Olsen'));
    const text = await screen.findByText('Failed to update lead status. Please try again.');
    expect(text.closest('[role="alert"]')).toBeVisible();
    await waitFor(() => expect(statusOf('Maria Olsen')).toHaveTextContent('New'));
  });

  it.each([
    ['', 'No email address'],
    ['a@example.com,b@example.com', 'The email address isn’t valid'],
  ])('are off, with a reason, for the address %j', async (email, reason) => {
    backend.leads = [pip({ email })];
    await open();
    for (const name of ['Contact Maria Olsen', 'Send Guide to Maria Olsen']) {
      const button = screen.getByRole('button', { name });
      expect(button).toBeDisabled();
      expect(button).toHaveAccessibleDescription(reason);
    }
  });
});

describe('Dismiss', () => {
  const ask = async () => {
    await press('Dismiss Maria Olsen');
    return screen.getByRole('alertdialog', { name: 'Dismiss this lead?' });
  };

  it('A-PIP-18 asks first, and keeps the lead on Cancel', async () => {
    backend.leads = [pip()];
    await open();
    expect(await ask()).toHaveAccessibleDescription(
      'Are you sure you want to dismiss Maria Olsen? This will remove them from the active leads list.',
    );
    expect(await axe()).toEqual([]);
    await press('Cancel');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(backend.calls('setLeadStatus')).toEqual([]);
    expect(rowOf('Maria Olsen')).toBeVisible();
  });

  it('A-PIP-19 removes the lead, moves the focus to the next one, and offers Undo', async () => {
    backend.leads = [pip({ status: 'guide_sent' }), devin()];
    await open();
    await ask();
    await press('Dismiss lead');
    expect(await screen.findByText('Lead dismissed')).toBeVisible();
    expect(backend.leads[0]?.status).toBe('dismissed');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Maria Olsen/ })).toBeNull());
    expect(screen.getAllByRole('link', { name: 'Devin Park' })[0]).toHaveFocus();
    await press('Undo');
    await waitFor(() => expect(backend.leads[0]?.status).toBe('guide_sent'));
  });
});

describe('the Dismissed view', () => {
  it('A-PIP-20 is offered when it has a lead', async () => {
    backend.leads = [pip(), devin({ status: 'dismissed' })];
    const router = await open();
    const filter = screen.getByRole('navigation', { name: 'Filter by status' });
    await userEvent.click(within(filter).getByRole('link', { name: 'Dismissed1' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=dismissed'));
    expect(await screen.findByRole('row', { name: /Devin Park/ })).toBeVisible();
    expect(screen.queryByRole('row', { name: /Maria Olsen/ })).toBeNull();
  });

  it('restores a lead with its earlier status', async () => {
    backend.leads = [pip({ status: 'dismissed' })];
    const dismissal = { kind: 'status', from: 'guide_sent', to: 'dismissed' } as const;
    backend.activity = { maria: [{ ...dismissal, id: 'a', by: author, at: now }] };
    await open('?status=dismissed');
    expect(screen.queryByRole('button', { name: 'Dismiss Maria Olsen' })).toBeNull();
    await press('Restore Maria Olsen');
    expect(await screen.findByText('Lead restored')).toBeVisible();
    expect(backend.leads[0]?.status).toBe('guide_sent');
    await press('Undo');
    await waitFor(() => expect(backend.leads[0]?.status).toBe('dismissed'));
  });

  it('A-ERR-14 says when that failed', async () => {
    backend.leads = [pip({ status: 'dismissed' })];
    backend.fail('listActivity');
    await open('?status=dismissed');
    await press('Restore Maria Olsen');
    expect(
      await screen.findByText('Failed to update lead status. Please try again.'),
    ).toBeVisible();
    expect(backend.calls('setLeadStatus')).toEqual([]);
  });
});

describe('the status menu', () => {
  it('A-PIP-21 A-PIP-23 marks a lead as converted', async () => {
    backend.leads = [pip({ status: 'guide_sent' })];
    await open();
    await userEvent.click(statusOf('Maria Olsen'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark converted' }));
    expect(await screen.findByText('Marked converted')).toBeVisible();
    expect(backend.leads[0]?.status).toBe('converted');
    expect(backend.activity.maria).toMatchObject([{ to: 'converted', by: author }]);
  });

  it('clears a lead of spam, which has no other actions', async () => {
    backend.leads = [pip({ spam: true })];
    await open('?status=spam');
    expect(screen.queryByRole('link', { name: 'Contact Maria Olsen' })).toBeNull();
    await userEvent.click(statusOf('Maria Olsen'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Not spam' }));
    await waitFor(() => expect(backend.leads[0]).toMatchObject({ spam: false, status: 'new' }));
    expect(backend.activity.maria).toMatchObject([{ from: 'spam', to: 'new', by: author }]);
  });
});

describe('a new lead', () => {
  it('appears by itself, with a polite announcement', async () => {
    backend.leads = [pip()];
    await open();
    await waitFor(() => expect(feeds.leads.isWatched).toBe(true));
    backend.leads = [devin({ createdAt: hoursAgo(0) }), pip()];
    expect(await screen.findByText('1 new lead')).toHaveAttribute('role', 'status');
    expect(rowOf('Devin Park')).toHaveClass('starting:opacity-0');
  });
});

describe('when leads cannot be loaded', () => {
  it('A-ERR-12 says so, and Retry loads them', async () => {
    backend.leads = [pip()];
    backend.failOnce('listLeads');
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load PIP leads');
    expect(screen.queryByRole('region', { name: 'Recent Activity' })).toBeNull();
    await press('Retry');
    expect(await screen.findByRole('row', { name: /Maria Olsen/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('A-ERR-13 keeps the last list on screen, grayed out, when a refresh fails', async () => {
    backend.leads = [pip()];
    await open();
    await waitFor(() => expect(feeds.leads.isWatched).toBe(true));
    backend.failOnce('listLeads');
    backend.leads = [pip()];
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to refresh PIP leads');
    expect(rowOf('Maria Olsen').closest('[class*=grayscale]')).not.toBeNull();
    expect(screen.getByRole('region', { name: 'Recent Activity' })).toBeVisible();
  });

  it('A-ERR-12 shows sample data only in the demo', async () => {
    vi.stubEnv('VITE_DEMO_DATA', 'true');
    backend.fail('listLeads');
    backend.fail('readLeadCounts');
    await open();
    const sample = await screen.findByRole('region', { name: 'Sample data' });
    expect(sample).toHaveTextContent('Sample data – not real patients');
    expect(within(sample).getByText('Trent Kimball').closest('[inert]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
  });
});

describe('the drawer', () => {
  const openDrawer = async (one: Lead) => {
    backend.leads = [one];
    const router = await open(`/${one.id}?q=ols`);
    return { router, drawer: within(await screen.findByRole('dialog', { name: 'Maria Olsen' })) };
  };

  it('shows the fields of a PIP lead, with its actions', async () => {
    const { drawer } = await openDrawer(pip());
    const labels = drawer.getAllByRole('term').map((term) => term.textContent);
    expect(labels.slice(0, 4)).toEqual(['Email', 'Injury', 'Car accident', 'Received']);
    expect(drawer.queryByText('Message')).toBeNull();
    expect(drawer.queryByText('How did the call go?')).toBeNull();
    expect(drawer.getByRole('link', { name: 'Send Guide to Maria Olsen' })).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  it('offers to log a call when there is a number, and shows an own message', async () => {
    const { drawer } = await openDrawer(pip({ phone: '(801) 555-0161', message: 'Call me.' }));
    expect(drawer.getByRole('group', { name: 'How did the call go?' })).toBeVisible();
    expect(drawer.getByRole('region', { name: 'Message' })).toHaveTextContent('Call me.');
  });

  it('has the status names of PIP leads in the history', async () => {
    backend.leads = [pip({ status: 'guide_sent' })];
    const step = { kind: 'status', from: 'in_review', to: 'guide_sent' } as const;
    backend.activity = { maria: [{ ...step, id: 'a', by: author, at: now }] };
    await open('/maria');
    expect(await screen.findByText('In review → Guide Sent')).toBeVisible();
  });

  it('sets the status, and closes to the same list', async () => {
    const { router, drawer } = await openDrawer(pip());
    fireEvent.click(drawer.getByRole('link', { name: 'Contact Maria Olsen' }));
    expect(await screen.findByText('Marked contacted')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname + router.state.location.search).toBe(`${address}?q=ols`);
    expect(screen.getAllByRole('link', { name: 'Maria Olsen' })[0]).toHaveFocus();
  });
});

describe('Export CSV', () => {
  it('A-PIP-03 saves every page of the filter', async () => {
    const saved = savedFiles();
    backend.leads = [pip({ status: 'guide_sent' })];
    await open('?status=contacted');
    backend.answer('allLeads', async function* () {
      yield [pip({ status: 'guide_sent' })];
      yield [devin({ injury: 'Neck', wasInAccident: false, message: '', createdAt: unknownDate })];
    });
    await press('Export CSV');
    expect(await screen.findByText('Exported 2 leads')).toBeVisible();
    expect(backend.calls('allLeads')).toContainEqual([
      { type: 'pip', view: 'contacted', search: '', oldestFirst: false },
    ]);
    expect(saved.names).toEqual(['pip-leads-2026-11-18.csv']);
    expect(await saved.texts()).toEqual([
      [
        '"Name","Email","Phone","Injury","Accident","Message","Status","Date","Language"',
        '"Maria Olsen","maria.olsen@example.com","","","Yes","Car accident: Yes","Guide Sent","2026-11-18 09:00","English"',
        '"Devin Park","maria.olsen@example.com","","Neck","No","","New","Unknown","English"',
        '',
      ].join('\r\n'),
    ]);
  });
});
