import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { Activity } from '#domain/leads/lead-activity.ts';
import { backend } from '../fake-clinic/backend.ts';
import { dana } from '../fake-clinic/people.ts';
import { openRoute } from '../open-route.tsx';
import { follow } from '../press.ts';
import { hoursAgo, lead, now } from './lead-fixtures.ts';

const address = '/admin/dashboard/appointments';
const trent = lead({
  id: 'trent',
  name: 'Trent Kimball',
  email: 'trent@example.com',
  phone: '(801) 555-0170',
});
const author = { uid: 'dana', name: 'Dana Reyes' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  store(lead());
});

function store(one: Lead, activity: Activity[] = [], duplicates: Lead[] = []) {
  backend.leads = [one, trent, ...duplicates];
  backend.activity = { maria: activity };
}

async function openDrawer(path = '/maria', name = 'Maria Olsen') {
  const router = openRoute(address + path);
  return { router, drawer: within(await screen.findByRole('dialog', { name })) };
}

/** The value beside a label. */
function fact(label: string): HTMLElement {
  const value = screen.getByText(label, { selector: 'dt' }).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`${label} has no value`);
  return value;
}

describe('the drawer', () => {
  it('shows all answers', async () => {
    store(lead({ message: 'Rear-ended on State Street.' }));
    await openDrawer();
    expect(within(fact('Phone')).getByRole('link')).toHaveAttribute('href', 'tel:+18015550161');
    expect(within(fact('Email')).getByRole('link')).toHaveAttribute(
      'href',
      'mailto:maria.olsen@example.com',
    );
    expect(fact('Injury')).toHaveTextContent('Whiplash, headaches');
    expect(fact('Car accident')).toHaveTextContent('Yes');
    expect(fact('Preferred time')).toHaveTextContent('Morning (8AM-12PM)');
    expect(fact('Received')).toHaveTextContent('Nov 18, 9:00 AM');
    expect(screen.getByRole('region', { name: 'Message' })).toHaveTextContent(
      'Rear-ended on State Street.',
    );
  });

  it.each(['new', 'contacted'])(
    'says until when a request waits while it is new: %s',
    async (status) => {
      store(lead({ status }));
      const { drawer } = await openDrawer();
      expect(drawer.queryAllByTitle(/^due by/)).toHaveLength(status === 'new' ? 1 : 0);
    },
  );

  it('says before a call in Spanish who of the staff speaks it', async () => {
    backend.staff = [
      staffMemberFrom('s1', { name: 'Ana Ruiz', languages: ['English', 'Español'] }),
      staffMemberFrom('s2', { name: 'Ben Carter', languages: ['English'] }),
    ];
    store(lead({ language: 'es' }));
    const { drawer } = await openDrawer();
    expect(await drawer.findByText('Ana Ruiz speaks it, too.')).toBeVisible();
    expect(drawer.getByText('Speaks Spanish.')).toBeVisible();
    expect(drawer.getByText('Sent in Spanish')).toBeInTheDocument();
  });

  it('says so where nobody of the staff speaks Spanish', async () => {
    store(lead({ language: 'es' }));
    const { drawer } = await openDrawer();
    const nobody = 'Nobody in the staff directory lists Spanish.';
    expect(await drawer.findByText(nobody)).toBeVisible();
  });

  it('leaves out a message that only repeats the answers', async () => {
    store(
      lead({
        message:
          'Preferred time: Morning (8AM-12PM)\nCar accident: Yes\nInjury type: Whiplash, headaches',
        ownMessage: '',
      }),
    );
    await openDrawer();
    expect(screen.queryByRole('region', { name: 'Message' })).toBeNull();
  });

  it('shows mails, source and consent', async () => {
    store(
      lead({
        notify: { clinic: 'failed', patient: null },
        source: { page: '/pip-guide', referrerHost: 'maps.google.com', utm: { source: 'card' } },
      }),
    );
    const { drawer } = await openDrawer();
    expect(drawer.getByText('Not notified')).toBeVisible();
    expect(fact('Email to the clinic')).toHaveTextContent('Failed');
    expect(fact('Email to the patient')).toHaveTextContent('Not sent');
    expect(fact('Sent from page')).toHaveTextContent('/pip-guide');
    expect(fact('Came from')).toHaveTextContent('maps.google.com');
    expect(fact('Campaign')).toHaveTextContent('card');
    expect(fact('Consent')).toHaveTextContent('Notice of 2026-11-22, shown Nov 18, 9:00 AM');
  });
});

describe('the history', () => {
  it('lists who did what and when, from the newest entry to the request', async () => {
    store(lead({ status: 'in_review' }), [
      { id: 'a3', kind: 'note', text: 'On crutches.', by: author, at: hoursAgo(0) },
      { id: 'a2', kind: 'status', from: 'new', to: 'in_review', by: author, at: hoursAgo(1) },
      { id: 'a1', kind: 'call', outcome: 'left_message', by: author, at: hoursAgo(2) },
    ]);
    await openDrawer();
    const entries = within(screen.getByRole('region', { name: 'History' })).getAllByRole(
      'listitem',
    );
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'On crutches.Dana Reyes, Nov 18, 12:00 PM',
      'New → In reviewDana Reyes, Nov 18, 11:00 AM',
      'Call: Left a messageDana Reyes, Nov 18, 10:00 AM',
      'Request receivedNov 18, 9:00 AM',
    ]);
  });

  it('says who of the staff entered the request by hand', async () => {
    store(lead({ enteredBy: author }));
    await openDrawer();
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(history.getByRole('listitem')).toHaveTextContent(
      'Request entered by handDana Reyes, Nov 18, 9:00 AM',
    );
  });
});

describe('possible duplicates', () => {
  it('are linked, each kind to its own list', async () => {
    const earlier = lead({ id: 'earlier', name: 'M. Olsen', createdAt: hoursAgo(48) });
    const guide = lead({ id: 'guide', type: 'pip', name: 'Maria', createdAt: hoursAgo(72) });
    store(lead(), [], [earlier, guide]);
    await openDrawer('/maria?status=new&q=olsen');
    const section = within(screen.getByRole('region', { name: 'Possible duplicates' }));
    expect(section.getByRole('link', { name: 'M. Olsen' })).toHaveAttribute(
      'href',
      `${address}/earlier?status=new&q=olsen`,
    );
    expect(section.getAllByRole('listitem')[1]).toHaveTextContent('MariaPIP guide, Nov 15');
    expect(section.getByRole('link', { name: 'Maria' })).toHaveAttribute(
      'href',
      '/admin/dashboard/pip-leads/guide',
    );
  });

  it('have no section when there are none', async () => {
    await openDrawer();
    expect(screen.queryByRole('region', { name: 'Possible duplicates' })).toBeNull();
  });
});

describe('a call', () => {
  it.each([
    ['Reached', 'reached'],
    ['Left a message', 'left_message'],
    ['No answer', 'no_answer'],
    ['Wrong number', 'wrong_number'],
  ])('is logged with one press: %s', async (label, outcome) => {
    const { drawer } = await openDrawer();
    const group = within(drawer.getByRole('group', { name: 'How did the call go?' }));
    await userEvent.click(group.getByRole('button', { name: label }));
    expect(await screen.findByText(`Call logged: ${label}`)).toBeVisible();
    await waitFor(() =>
      expect(backend.activity.maria?.at(-1)).toMatchObject({ kind: 'call', outcome, by: author }),
    );
  });

  const marks = () => screen.getByRole('checkbox', { name: 'Reached: mark contacted, too' });

  it('that reached a new lead marks it contacted in the same press, with Undo', async () => {
    const { drawer } = await openDrawer();
    expect(marks()).toBeChecked();
    await userEvent.click(drawer.getByRole('button', { name: 'Reached' }));
    await waitFor(() => expect(backend.leads[0]?.status).toBe('contacted'));
    expect(backend.activity.maria).toMatchObject([
      { kind: 'status', from: 'new', to: 'contacted', by: author },
      { kind: 'call', outcome: 'reached' },
    ]);
    await waitFor(() => expect(screen.queryByText('Reached: mark contacted, too')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(backend.leads[0]?.status).toBe('new'));
  });

  it.each([
    ['Reached', false],
    ['Left a message', true],
  ])('leaves the status as it is: %s, box checked: %s', async (label, isChecked) => {
    const { drawer } = await openDrawer();
    if (!isChecked) await userEvent.click(marks());
    await userEvent.click(drawer.getByRole('button', { name: label }));
    expect(await screen.findByText(`Call logged: ${label}`)).toBeVisible();
    expect(backend.leads[0]?.status).toBe('new');
    expect(backend.activity.maria).toHaveLength(1);
  });

  it('is stored once when its status could not be', async () => {
    backend.failOnce('setLeadStatus');
    const { drawer } = await openDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Reached' }));
    expect(await screen.findByText(/^Failed to update lead status/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Reached' }));
    await waitFor(() => expect(backend.leads[0]?.status).toBe('contacted'));
    expect(backend.activity.maria?.map(({ kind }) => kind)).toEqual(['status', 'call']);
  });
});

describe('a note', () => {
  const write = async (text: string) => {
    if (text) await userEvent.type(screen.getByLabelText('Add a note'), text);
    await userEvent.click(screen.getByRole('button', { name: 'Save note' }));
  };

  it('is stored under the author’s name, and clears its field', async () => {
    await openDrawer();
    await write(' Parking close to the door. ');
    const history = within(screen.getByRole('region', { name: 'History' }));
    expect(await history.findByText('Parking close to the door.')).toBeVisible();
    expect(backend.activity.maria).toMatchObject([
      { kind: 'note', text: 'Parking close to the door.', by: author },
    ]);
    await waitFor(() => expect(screen.getByLabelText('Add a note')).toHaveValue(''));
  });

  it('stays in its field when it could not be stored', async () => {
    backend.fail('addNote');
    await openDrawer();
    await write('On crutches.');
    expect(await screen.findByText('Failed to save the note. Please try again.')).toBeVisible();
    const field = screen.getByLabelText('Add a note');
    expect(field).toHaveValue('On crutches.');
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
  });

  it('that is too long stays whole, is counted, and is refused', async () => {
    await openDrawer();
    await userEvent.click(screen.getByLabelText('Add a note'));
    await userEvent.paste('x'.repeat(2001));
    expect(screen.getByText('2001 of at most 2000 characters')).toBeVisible();
    await write('');
    expect(await screen.findByText('Note is too long (2000 characters at most)')).toBeVisible();
    expect(screen.getByLabelText('Add a note')).toHaveValue('x'.repeat(2001));
    expect(backend.calls('addNote')).toEqual([]);
  });

  it('is not stored when it is empty', async () => {
    await openDrawer();
    await write('   ');
    expect(await screen.findByText('Please write a note first')).toBeVisible();
    expect(backend.calls('addNote')).toEqual([]);
  });

  it('has the email of an author without a name', async () => {
    backend.session = { ...dana, displayName: null };
    await openDrawer();
    await write('x');
    await waitFor(() =>
      expect(backend.activity.maria).toMatchObject([
        { text: 'x', by: { uid: 'dana', name: 'dana@clinic.example' } },
      ]),
    );
  });
});

describe('the status', () => {
  it('is changed in the drawer as in the list', async () => {
    const { drawer } = await openDrawer();
    await userEvent.click(drawer.getByRole('button', { name: /^New: change status/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark completed' }));
    expect(await screen.findByText('Marked completed')).toBeVisible();
    expect(backend.leads[0]?.status).toBe('closed');
    expect(backend.activity.maria).toMatchObject([{ to: 'closed', by: author }]);
  });

  it('reads the same in drawer and list while it is being stored', async () => {
    const { drawer } = await openDrawer();
    const write = backend.hold('setLeadStatus');
    await userEvent.click(drawer.getByRole('button', { name: /^New: change status/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Mark completed' }));
    const badges = () =>
      screen
        .getAllByRole('button', { name: /change status of Maria Olsen$/, hidden: true })
        .map((badge) => badge.getAttribute('aria-label') ?? badge.textContent);
    await waitFor(() => expect(badges()).toHaveLength(2));
    await waitFor(() => expect(badges().every((badge) => /^Completed/.test(badge))).toBe(true));
    expect(backend.leads[0]?.status).toBe('new');
    write.release();
    expect(await screen.findByText('Marked completed')).toBeVisible();
  });
});

describe('opening and closing', () => {
  it('keeps filter and search, and returns the focus to the row', async () => {
    const router = openRoute(`${address}?status=new&q=kim`);
    await follow('Trent Kimball');
    await screen.findByRole('dialog', { name: 'Trent Kimball' });
    expect(router.state.location.pathname).toBe(`${address}/trent`);
    expect(router.state.location.search).toBe('?status=new&q=kim');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `${address}?status=new&q=kim`,
    );
    expect(screen.getByRole('link', { name: 'Trent Kimball' })).toHaveFocus();
  });

  it('moves the focus to the next row when its own has left the list', async () => {
    openRoute(`${address}?status=new`);
    const [first, second] = (await screen.findAllByRole('link')).filter(({ id }) =>
      id.startsWith('lead-'),
    );
    if (!first || !second) throw new Error('two new requests are needed');
    const next = second.id;
    await userEvent.click(first);
    await screen.findByRole('dialog');
    backend.leads = backend.leads.map((each) =>
      `lead-${each.id}` === first.id ? { ...each, status: 'contacted' } : each,
    );
    await waitFor(() => expect(document.getElementById(first.id)).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.getElementById(next)).toHaveFocus();
  });

  it('returns the focus to the row after opening by address, too', async () => {
    const { drawer } = await openDrawer();
    await userEvent.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('link', { name: 'Maria Olsen' })).toHaveFocus();
  });

  it('opens by the link of its row, and not by the other controls', async () => {
    const router = openRoute(address);
    await follow('Trent Kimball');
    await screen.findByRole('dialog', { name: 'Trent Kimball' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe(address));
    const [menu] = screen.getAllByRole('button', { name: /change status/ });
    await userEvent.click(menu as HTMLElement);
    expect(screen.getByRole('menu')).toBeVisible();
    expect(router.state.location.pathname).toBe(address);
  });
});

describe('a missing request', () => {
  it('shows a message', async () => {
    const { router, drawer } = await openDrawer('/nobody?q=ols', 'Request not found');
    expect(drawer.getByText('There is no such request')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: 'Back to the list' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('?q=ols');
  });

  it('that is another kind of lead opens in its own list', async () => {
    backend.leads = [lead({ id: 'guide', type: 'pip' })];
    const { router } = await openDrawer('/guide?q=ols');
    expect(router.state.location.pathname).toBe('/admin/dashboard/pip-leads/guide');
    expect(screen.getByRole('heading', { name: 'PIP Guide Leads', hidden: true })).toBeVisible();
  });

  it('that could not be loaded can be tried again', async () => {
    backend.failOnce('getLead');
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { drawer } = await openDrawer('/maria', 'Request');
    expect(drawer.getByRole('alert')).toHaveTextContent('Failed to load this request');
    await userEvent.click(drawer.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('dialog', { name: 'Maria Olsen' })).toBeVisible();
  });
});
