import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyClinic } from '#domain/clinic/empty-clinic.ts';
import { isSampleText } from '#domain/clinic/sample-texts.ts';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { type Lead, leadFrom, leadTypes } from '#domain/leads/lead.ts';
import { mediaItemFrom } from '#domain/pictures/media-item.ts';
import { promisedBy } from '#domain/requests/promise.ts';
import { visitFrom } from '#domain/visits/visit.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { closure } from '../closure-fixtures.ts';
import { countReads } from '../count-reads.ts';
import { backend, feeds } from '../fake-clinic/backend.ts';
import { dana } from '../fake-clinic/people.ts';
import { openRoute } from '../open-route.tsx';
import { follow } from '../press.ts';
import { pressAtOnce } from '../press-at-once.ts';
import { post } from './post-fixtures.ts';
import { visit } from './visit-fixtures.ts';

/** Tuesday 10:00 AM in Utah. */
const now = new Date('2026-11-17T17:00:00Z');

function lead(id: string, hoursAgo: number, stored: Record<string, unknown> = {}): Lead {
  const createdAt = new Date(now.getTime() - hoursAgo * 3_600_000);
  const request = { type: 'contact', status: 'new', name: id, createdAt };
  return leadFrom(id, { ...request, promisedBy: promisedBy(createdAt, clinic), ...stored });
}

/** A promise that was made by other opening hours. */
const due = (promisedBy: string) => ({ promisedBy: new Date(promisedBy) });
const todayAtThree = due('2026-11-17T22:00:00Z');

const maria = lead('maria', 2, {
  ...due('2026-11-18T17:00:00Z'),
  name: 'Maria Olsen',
  phone: '(801) 555-0161',
  injury: 'Whiplash, headaches',
  preferredTime: 'Any time',
  wasInAccident: true,
});
const priya = lead('priya', 30, {
  ...todayAtThree,
  name: 'Priya Natarajan',
  email: 'priya.n@example.com',
  notify: { clinic: 'failed', patient: 'sent' },
});
const hannah = lead('hannah', 3, { type: 'pip', name: 'Hannah Whitlock', status: 'guide_sent' });
const devin = lead('devin', 1, {
  ...due('2026-11-18T16:00:00Z'),
  type: 'pip',
  name: 'Devin Park',
  email: 'devin@example.com',
});
const caroline = lead('caroline', 22, {
  ...todayAtThree,
  type: 'attorney',
  name: 'Caroline Voss',
  phone: '(801) 555-0199',
  details: { firm: 'Sample & Partners', clientInitials: 'R. D.', request: 'Itemized bills' },
});
/** Received on Sunday morning, due on Monday at ten. */
const late = lead('late', 52, { name: 'Beth Tanaka', phone: '(801) 555-0152', injury: 'Mid-back' });

const many = (count: number, stored: Record<string, unknown> = {}) =>
  Array.from({ length: count }, (_, place) =>
    lead(`${stored.type ?? 'lead'}-${place}`, 60 - place, stored),
  );

/** Beside Hannah, who came last. */
const pipLeads = ['contacted', 'contacted', 'closed', 'closed', 'closed'].map((status, place) =>
  lead(`pip-${place}`, 20 + place, { type: 'pip', status }),
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
].flatMap(([start, status], place) => {
  const startsAt = new Date(start as string);
  const type = 'new_patient';
  return visitFrom(`visit-${place}`, { startsAt, status, type, patientName: `P${place}` }) ?? [];
});

const posts = Array.from({ length: 14 }, (_, place) =>
  post({ id: `post-${place}`, published: place < 12, featured: place < 3 }),
);
const media = Array.from({ length: 29 }, (_, place) =>
  mediaItemFrom(`photo-${place}`, place < 3 ? { trash: { at: now } } : {}),
);

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  backend.leads = [maria, priya, hannah, devin, caroline, ...pipLeads];
  const picture = { url: 'https://files.example/picture.webp', sizes: [], placeholder: '' };
  const sitePictures = { logo: picture, hero: picture };
  const staff = [staffMemberFrom('avery', { name: 'Dr. Sample Avery' })];
  Object.assign(backend, { visits, posts, media, sitePictures, staff });
  Object.assign(isSampleText, ownTexts);
});

const shippedTexts = { ...isSampleText };
const ownTexts = Object.fromEntries(Object.keys(isSampleText).map((path) => [path, false]));
afterEach(() => {
  Object.assign(isSampleText, shippedTexts);
});

/** The card with the figure of this name. */
async function figure(label: string): Promise<HTMLElement> {
  const card = (await screen.findByRole('link', { name: label })).closest<HTMLElement>('.card');
  if (!card) throw new Error(`${label} has no card`);
  return card;
}

const workList = async () => within(await screen.findByRole('region', { name: 'Needs attention' }));

/** The rows under a heading of the work list. */
async function rowsOf(group: string): Promise<HTMLElement[]> {
  return within((await workList()).getByRole('region', { name: group })).getAllByRole('listitem');
}

const rowOf = async (name: string) => {
  const row = (await workList()).getByRole('link', { name }).closest('li');
  if (!row) throw new Error(`${name} has no row`);
  return row;
};

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('the overview', () => {
  it('A-ROUTE-03 A-SHELL-01 greets by email below what is most urgent', async () => {
    openRoute('/admin/dashboard');
    expect(await heading('Email Priya Natarajan by 3:00 PM')).toBeVisible();
    expect(screen.getByText('Welcome, dana@clinic.example')).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^\(4\) Overview \|/));
  });

  it.each([
    ['a late request', [late, maria], 'Beth Tanaka has waited 2 days. Call first.'],
    ['a PIP lead', [devin], 'Send Devin Park the guide by Wed 9:00 AM'],
    ['a law firm', [caroline], 'Call Caroline Voss by 3:00 PM'],
    ['a lead without a contact', [lead('x', 1, { name: 'Nora' })], 'Answer Nora by 6:00 PM'],
    [
      'a long name',
      [lead('x', 1, { name: 'Ab '.repeat(40), phone: '(801) 555-0100' })],
      `Call ${'Ab '.repeat(13)}A… by 6:00 PM`,
    ],
    [
      'a name that just fits',
      [lead('x', 1, { name: 'A'.repeat(40), phone: '(801) 555-0100' })],
      `Call ${'A'.repeat(40)} by 6:00 PM`,
    ],
    ['a lead without a date', [leadFrom('x', { name: 'Nora' })], 'Nora is waiting. Answer first.'],
    ['leads that are all answered', [hannah], 'All caught up'],
    ['no lead at all', [], 'No requests yet'],
  ])('A-ROUTE-03 says what to do first: %s', async (_, leads, title) => {
    backend.leads = leads;
    openRoute('/admin/dashboard');
    expect(await heading(title)).toBeVisible();
  });

  it('shows what may be spam, of any kind, until someone says what it is', async () => {
    const suspect = { spam: true, phone: '(801) 555-0177' };
    backend.leads = [
      lead('ann', 1, { ...suspect, name: 'Ann Lee' }),
      lead('pat', 2, { ...suspect, type: 'pip', name: 'Pat Ray' }),
    ];
    openRoute('/admin/dashboard');
    await screen.findByRole('region', { name: '2 may be spam' });
    await userEvent.click(screen.getByRole('button', { name: 'Pat Ray is spam' }));
    await screen.findByRole('region', { name: '1 may be spam' });
    expect(backend.activity.pat).toMatchObject([{ kind: 'note', text: 'Looked at: it is spam.' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Ann Lee is not spam' }));
    expect(await heading(/Ann Lee/)).toBeVisible();
    expect(screen.queryByRole('region', { name: /may be spam/ })).toBeNull();
    expect(backend.leads.map(({ spam }) => spam)).toEqual([false, true]);
  });

  it('A-ROUTE-03 opens at /admin', async () => {
    const router = openRoute('/admin');
    await screen.findByText('Welcome, dana@clinic.example');
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });

  it('A-SHELL-11 says that it is loading, and how many wait', async () => {
    backend.hold('listLongestWaiting');
    openRoute('/admin/dashboard');
    expect(await screen.findByText('Loading dashboard...')).toBeInTheDocument();
    expect(await heading('Four people are waiting to hear from you')).toBeVisible();
  });
});

describe('the figures', () => {
  beforeEach(() => {
    openRoute('/admin/dashboard');
  });

  it.each([
    [
      'new requests, with the age of the oldest',
      'New requests',
      /^New requests2.*Oldest waiting 30 hours/,
    ],
    ['PIP leads', 'New PIP leads', /^New PIP leads1.*7 total leads/],
    ["today's appointments by the clinic's day", 'Visits today', /^Visits today4Tue, Nov 17/],
  ])('A-ROUTE-03 count %s', async (_, label, words) => {
    expect(await figure(label)).toHaveTextContent(words);
  });

  it('A-ROUTE-03 count posts, drafts, featured posts and photos, without those in the trash', async () => {
    await screen.findByText('On the website');
    const values = ['Published posts', 'Drafts', 'Featured posts', 'Clinic photos'].map(
      (term) => screen.getByText(term).nextElementSibling?.textContent,
    );
    expect(values).toEqual(['12', '2', '3/3', '26']);
  });

  it('A-ROUTE-03 link to the lists that they count', async () => {
    await screen.findByText('On the website');
    const address = (name: string | RegExp) =>
      screen.getByRole('link', { name }).getAttribute('href');
    expect(address('New requests')).toBe('/admin/dashboard/appointments?status=new');
    expect(address('New PIP leads')).toBe('/admin/dashboard/pip-leads?status=new');
    expect(address('Visits today')).toBe('/admin/schedule?week=2026-11-17');
    expect(address(/^Published posts/)).toBe('/admin/dashboard/blog-posts?status=published');
    expect(address(/^Drafts/)).toBe('/admin/dashboard/blog-posts?status=draft');
    expect(address(/^Featured posts/)).toBe('/admin/dashboard/blog-posts');
    expect(address(/^Clinic photos/)).toBe('/admin/dashboard/media');
  });
});

describe('the work list', () => {
  const namesIn = (rows: HTMLElement[]) =>
    rows.map((row) => within(row).getAllByRole('link')[0]?.textContent);

  it('A-ROUTE-03 has requests, PIP leads and law firms in the order of what is due', async () => {
    backend.leads = [maria, priya, devin, caroline, late];
    openRoute('/admin/dashboard');
    expect(namesIn(await rowsOf('Past the promised time'))).toEqual(['Beth Tanaka']);
    expect(namesIn(await rowsOf('Due today'))).toEqual(['Priya Natarajan', 'Caroline Voss']);
    expect(namesIn(await rowsOf('Later'))).toEqual(['Devin Park', 'Maria Olsen']);
    expect(
      (await workList()).getByText('3 requests, 1 PIP lead, 1 attorney request'),
    ).toBeVisible();
  });

  it('A-ROUTE-03 says who it is, by when, and what they wrote', async () => {
    backend.leads = [maria, caroline, late, devin];
    openRoute('/admin/dashboard');
    expect(await rowOf('Beth Tanaka')).toHaveTextContent(
      'Beth TanakaRequestby Mon 10:00 AM, 24 hours late“Mid-back”',
    );
    expect(await rowOf('Maria Olsen')).toHaveTextContent(
      'Maria OlsenRequestby Wed 10:00 AM“Whiplash, headaches”Car accident · Any time',
    );
    expect(await rowOf('Caroline Voss')).toHaveTextContent(
      'Caroline VossAttorneyby 3:00 PM“Itemized bills”Sample & Partners · R. D.',
    );
    expect(await rowOf('Devin Park')).toHaveTextContent('Devin ParkPIP guideby Wed 9:00 AM');
  });

  it("A-ROUTE-03 prefers the person's own message to the answers", async () => {
    backend.leads = [lead('x', 1, { injury: 'Neck', ownMessage: 'I am on crutches', details: {} })];
    openRoute('/admin/dashboard');
    expect(await rowOf('x')).toHaveTextContent('“I am on crutches”Neck');
  });

  it('A-ROUTE-03 offers the next act of each: call, schedule, send the guide, open', async () => {
    backend.leads = [maria, priya, devin, caroline];
    openRoute('/admin/dashboard');
    const address = async (name: string) =>
      (await workList()).getByRole('link', { name }).getAttribute('href');
    expect(await address('Maria Olsen')).toBe('/admin/dashboard/appointments/maria');
    expect(await address('Call (801) 555-0161, Maria Olsen')).toBe('tel:+18015550161');
    expect(await address('Schedule Maria Olsen')).toBe('/admin/schedule?lead=maria');
    expect(await address('Email Priya Natarajan')).toBe('mailto:priya.n@example.com');
    expect(await address('Send Guide to Devin Park')).toMatch(/^mailto:devin@example\.com\?/);
    expect(await address('Contact Devin Park')).toMatch(/^mailto:devin@example\.com\?/);
    expect(await address('Call (801) 555-0199, Caroline Voss')).toBe('tel:+18015550199');
    expect(await address('Open Caroline Voss')).toBe(
      '/admin/dashboard/pip-leads/attorney-requests/caroline',
    );
  });

  it('A-ROUTE-03 A-PIP-07 sends the guide, after which the lead waits no more', async () => {
    backend.leads = [devin, maria];
    openRoute('/admin/dashboard');
    const send = (await workList()).getByRole('link', { name: 'Send Guide to Devin Park' });
    send.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(send);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Devin Park' })).toBeNull());
    expect(backend.leads[0]).toMatchObject({ id: 'devin', status: 'guide_sent' });
  });

  it('A-ROUTE-03 does not send a guide that the automatic reply has brought', async () => {
    backend.leads = [
      { ...devin, phone: '(801) 555-0177', notify: { clinic: 'sent', patient: 'sent' } },
    ];
    openRoute('/admin/dashboard');
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Call Devin Park/ }),
    ).toBeVisible();
    const row = within(await rowOf('Devin Park'));
    expect(row.getByRole('link', { name: 'Call (801) 555-0177, Devin Park' })).toBeVisible();
    for (const role of ['link', 'button']) {
      expect(row.queryByRole(role, { name: /guide/i })).toBeNull();
    }
  });

  it('A-ROUTE-03 calls a PIP lead that left no email', async () => {
    backend.leads = [lead('x', 1, { type: 'pip', phone: '(801) 555-0103' })];
    openRoute('/admin/dashboard');
    const links = within(await rowOf('x')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      null,
      'Call (801) 555-0103, x',
      'Open x',
    ]);
  });

  it('A-ROUTE-03 marks a lead about which the clinic got no notification', async () => {
    openRoute('/admin/dashboard');
    expect(await rowOf('Priya Natarajan')).toHaveTextContent('Not notified');
    expect(await rowOf('Maria Olsen')).not.toHaveTextContent('Not notified');
  });

  it('A-ROUTE-03 is cut off after eight, with links to the others', async () => {
    backend.leads = leadTypes.flatMap((type) => many(20, { type }));
    openRoute('/admin/dashboard');
    const list = await workList();
    expect(list.getAllByRole('listitem')).toHaveLength(8);
    const more = list.getByText(/^52 more:/);
    const links = within(more).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['16 requests', '/admin/dashboard/appointments?status=new'],
      ['20 PIP leads', '/admin/dashboard/pip-leads?status=new'],
      ['16 attorney requests', '/admin/dashboard/pip-leads/attorney-requests?status=new'],
    ]);
  });

  it('A-ROUTE-03 shows a request that comes in while it is open', async () => {
    backend.leads = [maria];
    openRoute('/admin/dashboard');
    await rowOf('Maria Olsen');
    backend.leads = [maria, late];
    expect(await heading('Beth Tanaka has waited 2 days. Call first.')).toBeVisible();
    expect(namesIn(await rowsOf('Past the promised time'))).toEqual(['Beth Tanaka']);
  });

  it('A-ROUTE-03 is empty when all are answered', async () => {
    backend.leads = [hannah];
    openRoute('/admin/dashboard');
    expect((await workList()).getByRole('heading', { name: 'Nobody is waiting' })).toBeVisible();
    expect(await figure('New requests')).toHaveTextContent('All answered');
  });

  it.each([
    ['asks for another time', 'move'],
    ['cancelled', 'cancelled'],
  ] as const)(
    'A-ROUTE-03 does not say that nobody waits while a patient %s',
    async (words, kind) => {
      backend.leads = [hannah];
      backend.visits = [visit({ answer: { kind, words: '', at: now, open: true } })];
      openRoute('/admin/dashboard');
      expect(await heading(`Sofia Lindqvist ${words}`)).toBeVisible();
      await screen.findByText('On the website');
      expect(screen.queryByText('Nobody is waiting')).toBeNull();
    },
  );

  it('A-ROUTE-03 does not say that nobody waits when the answers of patients fail to load', async () => {
    backend.leads = [hannah];
    backend.fail('listOpenAnswers');
    openRoute('/admin/dashboard');
    expect(await screen.findByText('Failed to load the answers of patients')).toBeVisible();
    expect(await heading('Overview')).toBeVisible();
    await screen.findByText('On the website');
    expect(screen.queryByText('Nobody is waiting')).toBeNull();
  });
});

describe("the day's visits", () => {
  const dayCard = async (name: string) => within(await screen.findByRole('region', { name }));
  const texts = (rows: HTMLElement[]) => rows.map((row) => row.textContent);

  it('A-ROUTE-03 are what lies ahead today, with the time between', async () => {
    openRoute('/admin/dashboard');
    const card = await dayCard('Today, Tue, Nov 17');
    expect(card.getByText('Closed · opens 2:00 PM')).toBeVisible();
    expect(card.getByText('2 visits so far')).toBeVisible();
    expect(texts(card.getAllByRole('listitem'))).toEqual([
      '1:00 PMP4New patient\u00a0· Confirmed',
      '2:00 PMFree until 6:00 PM',
      '11:45 PMP5New patient\u00a0· Scheduled',
    ]);
  });

  it('A-ROUTE-03 lead to the visit, to a booking in free time, and to the calendar', async () => {
    openRoute('/admin/dashboard');
    const card = await dayCard('Today, Tue, Nov 17');
    const address = (name: string) => card.getByRole('link', { name }).getAttribute('href');
    expect(address('P4')).toBe('/admin/schedule?week=2026-11-17&visit=visit-4');
    expect(address('Free until 6:00 PM')).toBe(
      '/admin/schedule?week=2026-11-17&book=2026-11-17T14%3A00',
    );
    expect(address('Schedule')).toBe('/admin/schedule?week=2026-11-17');
  });

  it('A-ROUTE-03 are those of the next open day after closing time', async () => {
    vi.setSystemTime(new Date('2026-11-21T18:00:00Z'));
    backend.visits = [];
    openRoute('/admin/dashboard');
    const card = await dayCard('Monday, November 23');
    expect(card.getByText('Closed · opens Mon 9:00 AM')).toBeVisible();
    expect(texts(card.getAllByRole('listitem'))).toEqual([
      '9:00 AMFree until 12:00 PM',
      '2:00 PMFree until 6:00 PM',
    ]);
  });

  it('A-ROUTE-03 are those of the new day after midnight, on a page that stays open', async () => {
    const toFake = ['Date', 'setInterval', 'clearInterval'] as const;
    vi.useFakeTimers({ toFake: [...toFake], now: new Date('2026-11-18T06:59:00Z') });
    openRoute('/admin/dashboard');
    await dayCard('Wednesday, November 18');
    act(() => void vi.advanceTimersByTime(2 * 60_000));
    await dayCard('Today, Wed, Nov 18');
  });

  it('A-ROUTE-03 show a booking of a colleague', async () => {
    backend.visits = [];
    openRoute('/admin/dashboard');
    const card = await dayCard('Today, Tue, Nov 17');
    backend.visits = visits;
    expect(await card.findByRole('link', { name: 'P4' })).toBeVisible();
  });

  it('A-ROUTE-03 are cut off after seven entries', async () => {
    backend.visits = Array.from({ length: 12 }, (_, place) => {
      const startsAt = new Date(Date.parse('2026-11-17T21:00:00Z') + place * 15 * 60_000);
      return visitFrom(`v${place}`, { startsAt, patientName: `P${place}` }) ?? [];
    }).flat();
    openRoute('/admin/dashboard');
    const card = await dayCard('Today, Tue, Nov 17');
    expect(card.getAllByRole('listitem')).toHaveLength(7);
    expect(card.getByRole('link', { name: '5 more visits' })).toHaveAttribute(
      'href',
      '/admin/schedule?week=2026-11-17',
    );
  });
});

describe('keys of the overview', () => {
  const press = (keys: string) => userEvent.keyboard(keys);
  /** jsdom follows no link out of the page: notes the links that are followed. */
  function followed(): string[] {
    const addresses: string[] = [];
    document.addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element && event.target.closest('a[href^="tel:"]');
        if (!link) return;
        event.preventDefault();
        addresses.push(link.getAttribute('href') ?? '');
      },
      { capture: true, signal: ended.signal },
    );
    return addresses;
  }
  let ended: AbortController;

  beforeEach(() => {
    ended = new AbortController();
    backend.leads = [late, maria, caroline, priya];
  });
  afterEach(() => ended.abort());

  it('work the moment the list is there', async () => {
    const beth = () => screen.queryByRole('link', { name: 'Beth Tanaka' });
    pressAtOnce(() => beth() !== null, { key: 'j' });
    openRoute('/admin/dashboard');
    await waitFor(() => expect(beth()).toHaveFocus());
  });

  it('A-ROUTE-03 J and K move the focus from name to name, over the groups', async () => {
    openRoute('/admin/dashboard');
    await rowOf('Beth Tanaka');
    await press('j');
    expect(screen.getByRole('link', { name: 'Beth Tanaka' })).toHaveFocus();
    await press('j');
    expect(screen.getByRole('link', { name: 'Priya Natarajan' })).toHaveFocus();
    await press('jjj');
    expect(screen.getByRole('link', { name: 'Maria Olsen' })).toHaveFocus();
    await press('K');
    expect(screen.getByRole('link', { name: 'Caroline Voss' })).toHaveFocus();
  });

  it('A-ROUTE-03 C calls and S schedules the focused person, and nobody without a focus', async () => {
    const calls = followed();
    const router = openRoute('/admin/dashboard');
    await rowOf('Beth Tanaka');
    await press('cs');
    expect(router.state.location.pathname).toBe('/admin/dashboard');
    await press('jc');
    expect(calls).toEqual(['tel:+18015550152']);
    await press('s');
    await waitFor(() => expect(router.state.location.search).toBe('?lead=late'));
  });

  it('A-ROUTE-03 Enter opens the focused person', async () => {
    const router = openRoute('/admin/dashboard');
    await rowOf('Beth Tanaka');
    await press('j{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Beth Tanaka' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/dashboard/appointments/late');
  });

  it.each([
    ['Beth Tanaka', 'Beth Tanaka'],
    ['Caroline Voss', 'Open Caroline Voss'],
  ])('A-ROUTE-03 the drawer of %s, opened by %s, closes back to its row', async (name, link) => {
    backend.leads = [late, { ...caroline, phone: '', email: '' }];
    const router = openRoute('/admin/dashboard');
    await follow(link);
    await screen.findByRole('dialog', { name });
    const rows = backend.hold('listLongestWaiting');
    // Else the list would be back at once, from memory.
    act(() => {
      backend.leads = [...backend.leads];
    });
    await userEvent.keyboard('{Escape}');
    await screen.findByText('Loading dashboard...');
    rows.release();
    await waitFor(() => expect(screen.getByRole('link', { name })).toHaveFocus());
    expect(router.state.location.pathname).toBe('/admin/dashboard');
  });

  it('A-ROUTE-03 ? lists the keys, and none of them works below the list', async () => {
    const calls = followed();
    openRoute('/admin/dashboard');
    await rowOf('Beth Tanaka');
    await press('j?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Search people, pages and actions')).toBeVisible();
    await press('jc');
    expect(calls).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('link', { name: 'Beth Tanaka' })).toHaveFocus();
  });

  it('A-ROUTE-03 the list of keys renders no other part again', async () => {
    const stored = lead('kim', 2, { name: 'Kim Sato', injury: 'Neck' });
    const reads = countReads(stored, 'injury');
    backend.leads = [stored];
    openRoute('/admin/dashboard');
    await rowOf('Kim Sato');
    const before = reads();
    expect(before).toBeGreaterThan(0);
    await press('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(reads()).toBe(before);
  });

  it('A-ROUTE-03 the list of keys stays when the people arrive', async () => {
    const people = backend.hold('listLongestWaiting');
    openRoute('/admin/dashboard');
    await screen.findByText('Loading dashboard...');
    await press('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    people.release();
    expect(await screen.findByText('Beth Tanaka')).toBeInTheDocument();
    expect(dialog).toBeVisible();
  });

  it('A-ROUTE-03 do nothing while the palette is open', async () => {
    openRoute('/admin/dashboard');
    await rowOf('Beth Tanaka');
    await press('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Command palette' });
    await press('j?');
    const field = screen.getByRole('combobox');
    expect(field).toHaveValue('j?');
    // As by a click beside the field.
    field.blur();
    await press('j?');
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  });

  it('A-ROUTE-03 do nothing while a field is typed in, nor with Ctrl', async () => {
    openRoute('/admin/dashboard');
    await rowOf('Beth Tanaka');
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    await press('jc?');
    expect(field).toHaveFocus();
    expect(field).toHaveValue('jc?');
    field.remove();
    await press('{Control>}j{/Control}');
    // Where the removed field left it: the keys have moved it nowhere.
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('A-ROUTE-03 can be turned off, and on again by the button', async () => {
    openRoute('/admin/dashboard');
    await rowOf('Beth Tanaka');
    await press('?');
    const choice = () => screen.findByRole('checkbox', { name: /^Single keys/ });
    await userEvent.click(await choice());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await press('j?');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('link', { name: 'Beth Tanaka' })).not.toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'Keys' }));
    await userEvent.click(await choice());
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await press('j');
    expect(screen.getByRole('link', { name: 'Beth Tanaka' })).toHaveFocus();
  });

  it('A-ROUTE-03 leave the focus on the neighbour of a person who was answered', async () => {
    openRoute('/admin/dashboard');
    await rowOf('Beth Tanaka');
    await press('j');
    backend.leads = [{ ...late, status: 'contacted' }, maria, caroline, priya];
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Beth Tanaka' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Priya Natarajan' })).toHaveFocus();
  });
});

describe('the focus after an act in the drawer', () => {
  it('A-ROUTE-03 goes to the person in the place of the one who left the list', async () => {
    backend.leads = [late, maria, caroline, priya];
    openRoute('/admin/dashboard');
    const row = await rowOf('Beth Tanaka');
    await userEvent.click(within(row).getByRole('link', { name: 'Beth Tanaka' }));
    await screen.findByRole('dialog', { name: 'Beth Tanaka' });
    backend.leads = backend.leads.map((each) =>
      each.id === late.id ? { ...each, status: 'contacted' } : each,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Priya Natarajan' })).toHaveFocus(),
    );
    expect(screen.queryByRole('link', { name: 'Beth Tanaka' })).toBeNull();
  });
});

describe('the first run', () => {
  const setUp = async () =>
    within(await screen.findByRole('region', { name: 'Set up your website' }));
  const stepsOf = (list: Awaited<ReturnType<typeof setUp>>) =>
    list
      .getAllByRole('link')
      .map((link) => [link.textContent?.includes('(done)') ?? false, link.getAttribute('href')]);

  it('A-ROUTE-03 lists what is left to set up, in place of who waits', async () => {
    const sitePictures = { logo: null, hero: null };
    const nothing = { leads: [], posts: [], media: [], staff: [], sitePictures };
    const unknown = { mailTest: null, launchProblems: null };
    Object.assign(backend, { ...nothing, ...unknown, clinic: emptyClinic });
    Object.assign(isSampleText, { '/accessibility': true });
    openRoute('/admin/dashboard');
    const list = await setUp();
    expect(list.getByText('0 of 14 done')).toBeVisible();
    expect(stepsOf(list)).toEqual([
      [false, '/admin/settings'],
      [false, '/admin/settings/hours'],
      [false, '/admin/dashboard/media'],
      [false, '/admin/media'],
      [false, '/admin/dashboard/media'],
      [false, '/admin/settings/staff'],
      [false, '/admin/settings/rating'],
      [false, '/admin/settings/reviews'],
      [false, '/accessibility'],
      [false, '/admin/posts/new'],
      [false, '/admin/settings/test-email'],
      [false, '/admin/publishing'],
      [false, '/contact'],
      [false, '/admin/publishing'],
    ]);
    expect(screen.queryByText('Nobody is waiting')).toBeNull();
  });

  it('A-ROUTE-03 ticks what is done, below the people who wait', async () => {
    backend.sitePictures = { logo: null, hero: null };
    backend.staff = [];
    openRoute('/admin/dashboard');
    const list = await setUp();
    expect(list.getByText('9 of 14 done')).toBeVisible();
    expect(stepsOf(list).map(([isDone]) => isDone)).toEqual([
      true,
      true,
      false,
      false,
      true,
      false,
      true,
      false,
      true,
      true,
      true,
      false,
      true,
      true,
    ]);
    const people = screen.getByRole('region', { name: 'Needs attention' });
    const place = people.compareDocumentPosition(list.getByRole('list'));
    expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('says which facts of the clinic are missing, until all are there', async () => {
    backend.clinic = { ...backend.clinic, phone: '', email: '' };
    openRoute('/admin/dashboard');
    const list = await setUp();
    expect(list.getByText('Still missing: phone number, email address')).toBeVisible();
    expect(stepsOf(list).slice(0, 2)).toEqual([
      [false, '/admin/settings'],
      [true, '/admin/settings/hours'],
    ]);
  });

  it.each([
    [
      'reviews',
      'Link to your reviews',
      () => {
        backend.clinic = { ...backend.clinic, reviewUrl: '' };
      },
    ],
    [
      'a legal text',
      '1 page to go',
      () => {
        Object.assign(isSampleText, { '/accessibility': true });
      },
    ],
    [
      'a test email',
      'The last one failed. No server',
      () => {
        backend.mailTest = { at: now, ok: false, reason: 'No server' };
      },
    ],
    [
      'the launch check',
      '3 things to change',
      () => {
        backend.launchProblems = 3;
      },
    ],
    [
      'any launch check',
      'No build has passed it yet',
      () => {
        backend.launchProblems = null;
      },
    ],
  ])('goes on while the website lacks %s', async (_, words, take) => {
    take();
    openRoute('/admin/dashboard');
    const list = await setUp();
    expect(list.getByText(new RegExp(words))).toBeVisible();
    // Publishing and a quoted review aren't needed.
    expect(list.getByText('11 of 14 done')).toBeVisible();
  });

  it('A-ROUTE-03 is over when all is done', async () => {
    openRoute('/admin/dashboard');
    await screen.findByText('On the website');
    await rowOf('Maria Olsen');
    expect(screen.queryByRole('region', { name: 'Set up your website' })).toBeNull();
  });
});

describe('quick actions', () => {
  it('A-ROUTE-03 link to pages that exist', async () => {
    openRoute('/admin/dashboard');
    const card = within(await screen.findByRole('region', { name: 'Quick actions' }));
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/dashboard/appointments?status=new',
      '/admin/dashboard/pip-leads',
      '/admin/schedule?book=',
      '/admin/posts/new',
      '/admin/dashboard/media',
      '/',
    ]);
  });
});

describe('a request that is put off', () => {
  it.each([
    [
      'is not the one that waits the longest until its time has come',
      [maria],
      60,
      /Oldest waiting 2 hours/,
    ],
    ['waits again when its time has come', [maria], -60, /Oldest waiting 2 days/],
    ['is counted beside those who wait', [maria], 60, /Oldest.* · 1 to call back later$/],
    ['is neither late nor answered', [], 60, /^New requests11 to call back later$/],
  ])('A-ROUTE-03 %s', async (_, others, minutes, said) => {
    const callBackAt = new Date(now.getTime() + minutes * 60_000);
    backend.leads = [...others, { ...late, callBackAt }];
    openRoute('/admin/dashboard');
    await waitFor(async () => expect(await figure('New requests')).toHaveTextContent(said));
  });
});

describe('visits to move', () => {
  const thursday = new Date('2026-11-19T21:00:00Z');
  const booked = visit({ id: 'sofia', startsAt: thursday, providerId: 'avery' });
  const toMove = async () =>
    within(await screen.findByRole('region', { name: 'Visits to move' })).getAllByRole('listitem');

  it.each([
    [
      'whose day is closed',
      { providerId: 'avery' },
      [closure('2026-11-19', { reason: 'Training' })],
      'Closed: Training',
    ],
    ['whose provider has left', { providerId: 'jordan' }, [], 'Dr. Sample Avery has left'],
  ])('A-ROUTE-03 are those %s, with a link', async (_, fields, closures, why) => {
    backend.clinic = { ...backend.clinic, closures };
    backend.visits = [{ ...booked, ...fields }];
    openRoute('/admin/dashboard');
    const [row, ...others] = await toMove();
    expect(others).toEqual([]);
    expect(row).toHaveTextContent(`Sofia Lindqvist${why}Thu, Nov 19 at 2:00 PM`);
    expect(
      within(row as HTMLElement).getByRole('link', { name: '(801) 555-0186' }),
    ).toHaveAttribute('href', 'tel:+18015550186');
    expect(screen.getByRole('link', { name: 'Sofia Lindqvist' })).toHaveAttribute(
      'href',
      '/admin/schedule?week=2026-11-19&visit=sofia',
    );
  });

  it('A-ROUTE-03 are nothing without any', async () => {
    backend.visits = [booked];
    openRoute('/admin/dashboard');
    await rowOf('Maria Olsen');
    await waitFor(() => expect(backend.calls('countAllVisits')).not.toEqual([]));
    expect(screen.queryByText('Visits to move')).toBeNull();
  });
});

describe('a holiday that is near', () => {
  const open = async (holidayOf = dana) => {
    backend.session = holidayOf;
    openRoute('/admin/dashboard');
    await rowOf('Maria Olsen');
  };
  const title = 'Thanksgiving is on Thu, Nov 26';

  it('A-ROUTE-03 is proposed as a closure', async () => {
    await open();
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add a closure' })).toHaveAttribute(
      'href',
      '/admin/settings/hours#holidays',
    );
    await userEvent.click(screen.getByRole('button', { name: 'We’re open' }));
    expect(screen.queryByText(title)).toBeNull();
  });

  it('A-ROUTE-03 is no question for those who can’t close the clinic', async () => {
    await open({ ...dana, role: 'front_desk' });
    expect(screen.queryByText(title)).toBeNull();
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
    expect(await rowOf('Maria Olsen')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('A-ROUTE-03 loads by itself once the browser is online, with the request of meanwhile', async () => {
    backend.leads = [maria];
    openRoute('/admin/dashboard');
    await rowOf('Maria Olsen');
    await waitFor(() => expect(feeds.leads.isWatched).toBe(true));
    for (const read of ['listLongestWaiting', 'readLeadCounts'] as const) backend.fail(read);
    backend.leads = [maria, late];
    expect(await screen.findByRole('alert')).toBeVisible();
    for (const read of ['listLongestWaiting', 'readLeadCounts'] as const) backend.mend(read);

    window.dispatchEvent(new Event('online'));
    expect(await heading('Beth Tanaka has waited 2 days. Call first.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Appointment Requests 2 new' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each(['listLongestWaiting', 'readLeadCounts', 'countPosts'] as const)(
    'A-ROUTE-03 is tried again after a pause, and after a longer one: %s',
    async (read) => {
      const timers = vi.spyOn(globalThis, 'setTimeout');
      const tryAgain = async (seconds: number) => {
        const isPause = ([, pause]: unknown[]) => pause === seconds * 1000;
        const start = await waitFor(() => {
          const [call] = timers.mock.calls.filter(isPause);
          if (!call) throw new Error('Nothing waits yet');
          return call[0] as () => void;
        });
        backend.forgetCalls();
        start();
        await waitFor(() => expect(backend.calls(read)).not.toHaveLength(0));
      };
      backend.fail(read);
      openRoute('/admin/dashboard');
      await tryAgain(10);
      backend.mend(read);
      backend.leads = [maria];
      await tryAgain(30);
      expect(await screen.findByRole('link', { name: 'Appointment Requests 1 new' })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    },
  );

  it('A-ROUTE-03 is tried again while another read still hangs', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const hanging = backend.hold('listLongestWaiting');
    backend.fail('countPosts');
    openRoute('/admin/dashboard');
    expect(await screen.findByRole('alert')).toBeVisible();
    // From then on it listens, too.
    await waitFor(() => expect(timers).toHaveBeenCalledWith(expect.any(Function), 10_000));
    backend.mend('countPosts');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    hanging.release();
    expect(await rowOf('Maria Olsen')).toBeVisible();
  });

  it.each([
    ['the figures of the website', 'countPosts'],
    ['today’s visits', 'countVisits'],
  ] as const)('A-ROUTE-03 may be %s', async (what, read) => {
    backend.fail(read);
    openRoute('/admin/dashboard');
    expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to load ${what}`);
    expect(await rowOf('Maria Olsen')).toBeVisible();
  });

  it('A-ROUTE-03 may be the counts: the list is there, without figures', async () => {
    backend.fail('readLeadCounts');
    backend.leads = many(12);
    openRoute('/admin/dashboard');
    expect(await figure('New requests')).toHaveTextContent('New requests-');
    expect((await workList()).getAllByRole('listitem')).toHaveLength(8);
  });

  it('A-ROUTE-03 may be the counts and the list: a plain title', async () => {
    backend.fail('readLeadCounts');
    backend.fail('listLongestWaiting');
    openRoute('/admin/dashboard');
    expect(await heading('Overview')).toBeVisible();
  });
});
