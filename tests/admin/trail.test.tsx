import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendAccessEntries } from '#admin/shared/data/access-log.ts';
import { personFrom } from '#domain/people/person.ts';
import type { AccessEntry, Change, TrailEntry } from '#domain/trail/trail-entry.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { dana } from '../fake-clinic/people.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { heard } from '../reports.ts';
import { lead, now } from './lead-fixtures.ts';
import { savedFiles } from './saved-files.ts';
import { visit } from './visit-fixtures.ts';

const page = '/admin/trail';
const author = { uid: 'dana', name: 'Dana Reyes' };
const owner = { uid: 'owner', name: 'Sample Owner' };

/** Each is a minute older than the one before. */
function store(
  ...entries: [path: string, entry: Change | AccessEntry | object, by?: typeof owner][]
) {
  backend.trail = entries.map(([path, entry, by = author], index) => {
    const [collection = '', id = ''] = path.split('/');
    const at = new Date(now.getTime() - index * 60_000);
    const place = { collection, id };
    return { ...entry, id: `${path}/activity/${index}`, by, at, place } as TrailEntry;
  });
}

const lines = async () =>
  within(await screen.findByRole('list', { name: 'Activity log' }))
    .getAllByRole('listitem')
    .map((line) => line.querySelector('p')?.textContent?.replaceAll('\u2009', ' '));

/** The page is left: what waits is stored at once. */
const leave = () => act(async () => void window.dispatchEvent(new Event('pagehide')));
const isList = ({ kind }: { kind: string }) => kind === 'list' || kind === 'schedule';
const noted = () =>
  backend.trail.flatMap(({ id, at, place, ...entry }) => (entry.by.uid === 'dana' ? entry : []));
const looks = () => noted().filter((look) => !isList(look));
const lists = () =>
  noted()
    .filter(isList)
    .map(({ by: _, ...look }) => look);

beforeEach(async () => {
  // What an earlier test left waiting.
  await leave();
  vi.useFakeTimers({ toFake: ['Date'], now });
  backend.trail = [];
  backend.leads = [lead()];
  backend.people = [
    {
      ...{ uid: 'owner', email: 'owner@clinic.example', name: 'Sample Owner' },
      ...{ role: 'owner', isSuspended: false, lastUsedAt: null },
    },
  ];
});

describe('the activity log', () => {
  it('tells in words who did what, with the names of today', async () => {
    backend.visits = [visit({ id: 'v1', patientName: 'Luis Herrera', status: 'cancelled' })];
    const nine = new Date('2026-11-19T16:00:00Z');
    const ten = new Date('2026-11-19T17:00:00Z');
    const status = 'scheduled';
    store(
      ['users/dana', { kind: 'view', leadId: 'maria' }],
      ['users/dana', { kind: 'view', leadId: 'erased' }],
      ['leads/maria', { kind: 'status', from: 'new', to: 'contacted', leadId: 'maria' }],
      [
        'appointments/v1',
        {
          ...{ kind: 'visit_change', leadId: null, fields: ['startsAt', 'endsAt'] },
          ...{ from: { status, startsAt: nine }, to: { status, startsAt: ten } },
        },
      ],
      [
        'appointments/v1',
        {
          ...{ kind: 'visit_change', leadId: null, fields: ['status'] },
          ...{ from: { status, startsAt: ten }, to: { status: 'cancelled', startsAt: ten } },
        },
      ],
      ['users/owner', { kind: 'role', from: 'editor', to: 'owner' }],
      ['settings/clinic', { kind: 'settings', fields: ['phone', 'cancelNoticeHours'] }, owner],
      ['users/dana', { kind: 'export', list: 'contact', count: 1200 }],
      ['users/dana', { kind: 'search', list: 'pip' }],
      ['users/dana', { kind: 'visit_view', appointmentId: 'v1', leadId: null }],
      ['users/dana', { kind: 'visit_view', appointmentId: 'erased', leadId: 'maria' }],
      ['users/dana', { kind: 'list', list: 'overview' }],
      ['users/dana', { kind: 'list', list: 'attorney' }],
      ['users/dana', { kind: 'list', list: 'due' }],
      ['users/dana', { kind: 'schedule', from: '2026-11-23', days: 7 }],
      ['users/dana', { kind: 'schedule', from: '2026-11-27', days: 1 }],
      ['users/dana', { kind: 'schedule', from: '2027-01-04', days: 1 }],
    );
    openRoute(page);
    expect(await lines()).toEqual([
      'Dana Reyes opened the request of Maria Olsen',
      'Dana Reyes opened a request that was erased',
      'Dana Reyes moved the request of Maria Olsen from New to Contacted',
      'Dana Reyes moved the visit of Luis Herrera from Thu, Nov 19 at 9:00 AM to Thu, Nov 19 at 10:00 AM',
      'Dana Reyes cancelled the visit of Luis Herrera on Thu, Nov 19 at 10:00 AM',
      'Dana Reyes changed the role of Sample Owner from Editor to Owner',
      'Sample Owner changed the settings: phone, cancel notice hours',
      'Dana Reyes exported 1,200 appointment requests',
      'Dana Reyes searched PIP leads',
      'Dana Reyes opened the visit of Luis Herrera',
      'Dana Reyes opened a visit that was deleted',
      'Dana Reyes looked at the overview',
      'Dana Reyes looked at the list of attorney requests',
      'Dana Reyes looked at the requests due for deletion',
      'Dana Reyes looked at the schedule of Nov 23 – 29, 2026',
      'Dana Reyes looked at the visits of Friday, November 27',
      'Dana Reyes looked at the visits of Monday, January 4, 2027',
    ]);
    expect(await axe()).toEqual([]);
  });

  it('tells people apart who have no name, or one name together', async () => {
    const account = { role: 'owner' as const, isSuspended: false, lastUsedAt: null };
    backend.people = [
      { ...account, uid: 'a1', name: '', email: 'front@clinic.example' },
      { ...account, uid: 'b2', name: '', email: '' },
      { ...account, uid: 'c3', name: 'Sam Lee', email: 'sam@clinic.example' },
      { ...account, uid: 'd4', name: 'Sam Lee', email: 'lee@clinic.example' },
    ];
    openRoute(page);
    const who = within(await screen.findByLabelText('Who'));
    expect(who.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        'front@clinic.example',
        'b2',
        'Sam Lee, sam@clinic.example',
        'Sam Lee, lee@clinic.example',
      ]),
    );
  });

  it('is filtered by person and by what it is about; the address keeps the choice', async () => {
    store(
      ['users/dana', { kind: 'sign_out' }],
      ['users/dana', { kind: 'sign_out' }, owner],
      ['settings/clinic', { kind: 'settings', fields: ['phone'] }, owner],
    );
    const router = openRoute(page);
    expect(await lines()).toHaveLength(3);
    const who = screen.getByLabelText('Who');
    who.focus();
    await userEvent.selectOptions(who, 'Sample Owner');
    await waitFor(async () => expect(await lines()).toHaveLength(2));
    expect(screen.getByLabelText('Who')).toHaveFocus();
    await userEvent.selectOptions(screen.getByLabelText('About'), 'Accounts');
    await waitFor(async () =>
      expect(await lines()).toEqual(['Sample Owner signed out a deleted account everywhere']),
    );
    expect(router.state.location.search).toBe('?person=owner&about=accounts');
    await userEvent.selectOptions(screen.getByLabelText('About'), 'Visits');
    expect(await screen.findByText('Nothing in the log')).toBeVisible();
  });

  it('shows 25 lines at a time', async () => {
    store(
      ...Array.from({ length: 30 }, () => ['users/dana', { kind: 'sign_out' }] as [string, object]),
    );
    openRoute(page);
    expect(await lines()).toHaveLength(25);
    await follow('Older');
    await waitFor(async () => expect(await lines()).toHaveLength(5));
    expect(screen.queryByRole('link', { name: 'Older' })).toBeNull();
    await follow('Newest');
    await waitFor(async () => expect(await lines()).toHaveLength(25));
  });

  it('of one request opens from its drawer', async () => {
    store(
      ['users/dana', { kind: 'view', leadId: 'maria' }],
      ['users/dana', { kind: 'view', leadId: 'other' }],
    );
    openRoute('/admin/dashboard/appointments/maria');
    await follow('Who looked at this?');
    expect(await lines()).toEqual(['Dana Reyes opened the request of Maria Olsen']);
    await follow('All requests');
    await waitFor(async () => expect((await lines()).length).toBeGreaterThan(1));
  });

  it('of all requests keeps the other filters', async () => {
    store(['users/dana', { kind: 'view', leadId: 'maria' }]);
    const router = openRoute(`${page}?person=dana&about=access&request=maria&after=users/dana`);
    await follow('All requests');
    await waitFor(() => expect(router.state.location.search).toBe('?person=dana&about=access'));
  });

  it.each(['after=users/dana', 'after=/', 'visit=a/b', 'request=maria/x', 'request=..'])(
    'with an address that was cut (%s) shows what is there',
    async (cut) => {
      store(['users/dana', { kind: 'sign_out' }]);
      openRoute(`${page}?${cut}`);
      expect(await lines()).toHaveLength(1);
    },
  );

  it('of a patient is found by name, and no name is in the address', async () => {
    // A family shares a phone.
    const phone = '(801) 555-0199';
    backend.leads = [
      lead({ id: 'maria', name: 'Maria Olsen', phone, personId: 'p1' }),
      lead({ id: 'maria-pip', type: 'pip', name: 'Olsen, Maria', phone, personId: 'p2' }),
      lead({ id: 'marco', name: 'Marco Olsen', phone, personId: 'p3' }),
    ];
    backend.persons = [
      personFrom('p1', { name: 'Maria Olsen', keys: [phone] }),
      personFrom('p2', { name: 'Olsen, Maria', keys: [phone], mergedInto: 'p1' }),
      personFrom('p3', { name: 'Marco Olsen', keys: [phone] }),
    ];
    store(
      ['users/dana', { kind: 'view', leadId: 'maria' }],
      ['users/dana', { kind: 'view', leadId: 'marco' }],
      ['users/dana', { kind: 'person_export', leadId: 'maria-pip' }],
    );
    const router = openRoute(page);
    const box = await screen.findByRole('searchbox', { name: 'Find a patient’s lines' });
    await userEvent.type(box, 'olsen mar{Enter}');
    const found = within(await screen.findByRole('list', { name: 'Patients' }));
    expect(found.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      `Maria Olsen${phone}`,
      `Marco Olsen${phone}`,
    ]);
    expect(await axe()).toEqual([]);
    await userEvent.click(found.getByRole('button', { name: /Maria/ }));
    await waitFor(async () => expect(await lines()).toHaveLength(2));
    expect(router.state.location.search).toBe('?request=maria+maria-pip');
    expect(screen.getByText('Maria Olsen', { selector: 'strong' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('About'), 'Views, searches and exports');
    expect(router.state.location.search).toContain('maria+maria-pip');
    // The search itself is in the log, without its words.
    await waitFor(() => expect(backend.trail[0]).toMatchObject({ kind: 'search', list: 'all' }));
    expect(JSON.stringify(backend.trail)).not.toMatch(/olsen mar/i);
    await userEvent.type(box, 'zebra{Enter}');
    expect(await screen.findByText('Nobody found')).toBeVisible();
    backend.answer('searchKnown', async () => ({ people: [], hasMore: true }));
    await userEvent.type(box, ' in{Enter}');
    expect(await screen.findByText('More match. Type more to find them.')).toBeVisible();
    expect(screen.queryByText('Nobody found')).toBeNull();
    backend.fail('searchKnown');
    await userEvent.type(box, ' again{Enter}');
    expect(await screen.findByText('Failed to look for the patient')).toBeVisible();
    expect(heard).toHaveBeenCalled();
  });

  it('of one visit opens from its drawer', async () => {
    backend.visits = [visit()];
    store(
      ['users/dana', { kind: 'visit_view', appointmentId: 'sofia', leadId: null }],
      ['users/owner', { kind: 'visit_view', appointmentId: 'other', leadId: null }, owner],
    );
    openRoute('/admin/schedule?visit=sofia');
    await follow('Who looked at this?');
    expect(await screen.findByText('the visit of Sofia Lindqvist')).toBeVisible();
    await waitFor(async () =>
      expect(new Set(await lines())).toEqual(
        new Set(['Dana Reyes opened the visit of Sofia Lindqvist']),
      ),
    );
    await userEvent.selectOptions(screen.getByLabelText('Who'), 'Sample Owner');
    expect(await screen.findByText('Nothing in the log')).toBeVisible();
    expect(screen.getByText('the visit of Sofia Lindqvist')).toBeVisible();
    await follow('All visits');
    await waitFor(async () =>
      expect(await lines()).toEqual([expect.stringMatching(/^Sample Owner opened/)]),
    );
  });

  it('is filtered by day', async () => {
    store(
      ['leads/maria', { kind: 'note', text: '' }],
      ['leads/maria', { kind: 'call', outcome: 'reached' }],
    );
    backend.trail = backend.trail.map((entry, index) => ({
      ...entry,
      at: new Date(now.getTime() - index * 24 * 3_600_000),
    }));
    const yesterday = '2026-11-17';
    const router = openRoute(page);
    expect(await lines()).toHaveLength(2);
    fireEvent.change(screen.getByLabelText('Day (optional)'), { target: { value: yesterday } });
    await waitFor(() => expect(router.state.location.search).toContain(`day=${yesterday}`));
    await waitFor(async () => expect(await lines()).toHaveLength(1));
    expect((await lines())[0]).toContain('logged a call');
  });

  it('has one line for the saves of an article in one sitting', async () => {
    const save = { kind: 'content', deed: 'changed', fields: ['content'] } as const;
    store(
      ['blogPosts/p1', save],
      ['blogPosts/p1', save],
      ['blogPosts/p1', save],
      ['blogPosts/p2', save],
      ['blogPosts/p2', save, owner],
      ['blogPosts/p2', { ...save, deed: 'published' }],
    );
    openRoute(page);
    const found = await lines();
    expect(found).toHaveLength(4);
    expect(found[0]).toMatch(/ \(3 saves\)$/);
    expect(found.slice(1).join()).not.toContain('saves');
  });

  it('shows no lines of another filter when the next cannot be read', async () => {
    store(['users/dana', { kind: 'search', list: 'all' }]);
    openRoute(page);
    expect(await lines()).toHaveLength(1);
    backend.fail('listTrail');
    await userEvent.selectOptions(screen.getByLabelText('Who'), 'Sample Owner');
    expect(await screen.findByText('Failed to load the activity log')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Activity log' })).toBeNull();
  });

  it('says when it cannot be read', async () => {
    backend.fail('listTrail');
    openRoute(page);
    expect(await screen.findByText('Failed to load the activity log')).toBeVisible();
    expect(heard).toHaveBeenCalled();
  });

  it.each(['front_desk', 'editor'] as const)(
    'is not for a person with the role %s',
    async (role) => {
      backend.session = { ...dana, role, isAdmin: false };
      const router = openRoute(page);
      await waitFor(() => expect(router.state.location.pathname).not.toBe(page));
      await screen.findByRole('main');
      expect(screen.queryByRole('link', { name: 'Activity log' })).toBeNull();
      expect(backend.calls('listTrail')).toEqual([]);
    },
  );

  it('is among the pages of owners', async () => {
    backend.session = { ...dana, role: 'owner', isAdmin: false };
    openRoute('/admin/accounts');
    await press('Settings: Accounts');
    await follow('Activity log');
    expect(await screen.findByRole('heading', { name: 'Activity log' })).toBeVisible();
  });
});

describe('what staff look at is noted', () => {
  it('an opened request, once for each time', async () => {
    openRoute('/admin/dashboard/appointments/maria');
    await screen.findByRole('dialog', { name: 'Maria Olsen' });
    await leave();
    expect(looks()).toEqual([{ kind: 'view', leadId: 'maria', by: author }]);
    // The live feed draws the request again: nobody opened it.
    backend.leads = [lead({ status: 'contacted' })];
    await screen.findByRole('dialog', { name: 'Maria Olsen' });
    await leave();
    expect(looks()).toHaveLength(1);
  });

  it('an opened visit, once for each time', async () => {
    backend.visits = [visit({ leadId: 'maria' })];
    openRoute('/admin/schedule?visit=sofia');
    await screen.findByRole('dialog', { name: 'Sofia Lindqvist' });
    await leave();
    const view = { kind: 'visit_view', appointmentId: 'sofia', leadId: 'maria', by: author };
    expect(looks()).toEqual([view]);
    backend.visits = [visit({ leadId: 'maria', status: 'confirmed' })];
    await screen.findAllByText('Confirmed');
    await follow('Move or change');
    await screen.findByRole('dialog', { name: 'Change the visit of Sofia Lindqvist' });
    await leave();
    expect(looks()).toEqual([view]);
  });

  it('each request and visit on the page of a person', async () => {
    backend.persons = [personFrom('p1', { name: 'Maria Olsen', keys: [] })];
    backend.leads = [lead({ personId: 'p1' }), lead({ id: 'again', personId: 'p1' })];
    backend.visits = [visit({ leadId: 'maria', personId: 'p1' })];
    await openPage('/admin/people/p1', 'Maria Olsen');
    await leave();
    expect(looks().map((look) => ('appointmentId' in look ? look.appointmentId : look))).toEqual(
      expect.arrayContaining([
        { kind: 'view', leadId: 'maria', by: author },
        { kind: 'view', leadId: 'again', by: author },
        'sofia',
      ]),
    );
  });

  const day = (from: string) => ({ kind: 'schedule', from, days: 1 });
  it.each<[string, RegExp, object[]]>([
    ['dashboard', /Needs attention/, [{ kind: 'list', list: 'overview' }, day('2026-11-18')]],
    ['dashboard/appointments', /Requests/, [{ kind: 'list', list: 'contact' }]],
    ['dashboard/pip-leads', /PIP/, [{ kind: 'list', list: 'pip' }]],
    ['dashboard/pip-leads/attorney-requests', /Attorney/, [{ kind: 'list', list: 'attorney' }]],
    [
      'schedule',
      /Nov 16/,
      [
        { kind: 'schedule', from: '2026-11-16', days: 7 },
        { kind: 'list', list: 'contact' },
      ],
    ],
    ['schedule/next-day', /Tomorrow/, [day('2026-11-19')]],
    ['people/due', /Due for deletion/, [{ kind: 'list', list: 'due' }]],
  ])('the list of people at %s', async (path, title, expected) => {
    backend.retention = { ...backend.retention, contact: 12 };
    backend.visits = [visit()];
    openRoute(`/admin/${path}`);
    await screen.findAllByRole('heading', { name: title });
    await waitFor(async () => {
      await leave();
      expect(lists()).toEqual(expect.arrayContaining(expected));
    });
    expect(looks()).toEqual([]);
    expect(JSON.stringify(noted())).not.toMatch(/Olsen|Lindqvist/);
  });

  it('a list that loads again, once in a quarter of an hour', async () => {
    openRoute('/admin/dashboard/appointments');
    await screen.findByRole('link', { name: 'Maria Olsen' });
    const add = async (id: string, minutes: number) => {
      vi.setSystemTime(new Date(now.getTime() + minutes * 60_000));
      backend.leads = [...backend.leads, lead({ id, name: `Person ${id}` })];
      await screen.findByRole('link', { name: `Person ${id}` });
      await act(sendAccessEntries);
      // Without a sign of life the screen locks.
      await userEvent.keyboard('{Shift}');
      return lists().length;
    };
    expect(await add('a', 1)).toBe(1);
    expect(await add('b', 14)).toBe(1);
    expect(await add('c', 15)).toBe(2);
    expect(await add('d', 16)).toBe(2);
  });

  it('a search, without its words', async () => {
    openRoute('/admin/dashboard/appointments?q=olsen');
    await screen.findByRole('searchbox');
    await screen.findByText('1 request');
    await leave();
    expect(looks()).toEqual([{ kind: 'search', list: 'contact', by: author }]);
    expect(JSON.stringify(backend.trail)).not.toContain('olsen');
  });

  it('an export, before there is a file', async () => {
    const saved = savedFiles();
    openRoute('/admin/dashboard/appointments');
    backend.failOnce('addAccessEntries');
    await press('Export CSV');
    expect(await screen.findByText('Failed to export. Please try again.')).toBeVisible();
    expect(saved.names).toEqual([]);
    await press('Export CSV');
    expect(await screen.findByText('Exported 1 request')).toBeVisible();
    expect(saved.names).toHaveLength(1);
    expect(looks()).toEqual([{ kind: 'export', list: 'contact', count: 1, by: author }]);
  });

  it('again when it could not be stored', async () => {
    openRoute('/admin/dashboard/appointments/maria');
    await screen.findByRole('dialog', { name: 'Maria Olsen' });
    backend.failOnce('addAccessEntries');
    await leave();
    await waitFor(() => expect(heard).toHaveBeenCalled());
    expect(looks()).toEqual([]);
    await leave();
    await waitFor(() => expect(looks()).toEqual([{ kind: 'view', leadId: 'maria', by: author }]));
  });
});
