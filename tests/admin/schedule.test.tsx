import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeenVisit } from '#data/booking/book-visit.ts';
import { WriteError } from '#data/firebase/write-errors.ts';
import type { StaffMember } from '#domain/clinic/staff-member.ts';
import { originalVisitTypes } from '#domain/clinic/visit-types.ts';
import { weekOf } from '#domain/clinic/work-time.ts';
import { personFrom } from '#domain/people/person.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { closure } from '../closure-fixtures.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { typedTime } from '../type-fixtures.ts';
import { lead, now } from './lead-fixtures.ts';
import { savedFiles } from './saved-files.ts';
import { providers, visit } from './visit-fixtures.ts';

/** An id that the form made. */
const anId = expect.stringMatching(/^[0-9a-f-]{36}$/);
const author = { uid: 'dana', name: 'Dana Reyes' };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  backend.staff = providers;
  backend.visits = [visit()];
  backend.leads = [lead()];
});

const sofia = () => backend.visits.find(({ id }) => id === 'sofia');
/** The stored values that the latest change expects. Other values are a conflict. */
function expected() {
  const seen: SeenVisit = backend.calls('changeVisit').at(-1)?.[3] ?? {};
  const { answeredAt: _, ...fields } = seen;
  return fields;
}

/** Opens the schedule and waits until its week has loaded or failed. */
async function open(search = '') {
  const router = await openPage(`/admin/schedule${search}`, 'Schedule');
  await waitFor(() => expect(screen.queryByText('Loading the schedule…')).toBeNull());
  return router;
}

const calendar = () => screen.getByRole('region', { name: 'Calendar' });
const visits = () => within(calendar()).getByRole('list', { name: 'Visits' });
const linkOf = (name: string) =>
  within(visits()).getByRole('link', { name: new RegExp(`^${name}`) });
const dialog = () => screen.getByRole('dialog');
const addressOf = (router: { state: { location: { search: string } } }) =>
  Object.fromEntries(new URLSearchParams(router.state.location.search));

/** While a dialog is open, toasts are inside it. */
async function toastOnPage(text: string | RegExp) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(text)).toBeVisible();
}

describe('the calendar', () => {
  it('A-ROUTE-08 shows the visits of this week', async () => {
    await open();
    expect(within(calendar()).getByRole('heading', { level: 2 })).toHaveTextContent(
      /Nov 16\s–\s22, 2026/,
    );
    expect(linkOf('Sofia Lindqvist')).toHaveAccessibleName(
      'Sofia Lindqvist Re-examination, 2:00 PM, until 2:30 PM, Thursday, November 19, Dr. Sample Avery, Scheduled',
    );
    expect(screen.getByText('1 visit this week')).toBeVisible();
    expect(backend.calls('listVisits')).toContainEqual([
      { from: new Date('2026-11-16T07:00:00Z'), to: new Date('2026-11-23T07:00:00Z') },
    ]);
  });

  it('says above a day that it is closed, and why', async () => {
    const thanksgiving = { from: '2026-11-26', to: '2026-11-26', span: null };
    const morning = { from: '2026-11-27', to: '2026-11-27', span: { from: '09:00', to: '12:00' } };
    const closures = [
      { ...thanksgiving, reason: 'Thanksgiving', reasonEs: '' },
      { ...morning, reason: 'Training', reasonEs: '' },
    ];
    backend.clinic = { ...backend.clinic, closures };
    await open('?week=2026-11-26');
    const notes = within(calendar())
      .getAllByText(/Closed/)
      .map(({ textContent }) => textContent);
    expect(notes).toEqual([
      'Thursday, November 26: Closed: Thanksgiving',
      'Friday, November 27: Closed 9:00 AM – 12:00 PM: Training',
    ]);
  });

  it('goes from week to week, and back to today', async () => {
    const router = await open();
    await follow('Next week');
    await waitFor(() => expect(addressOf(router)).toEqual({ week: '2026-11-25' }));
    expect(backend.calls('listVisits').at(-1)).toEqual([
      { from: new Date('2026-11-23T07:00:00Z'), to: new Date('2026-11-30T07:00:00Z') },
    ]);
    await follow('Today');
    await waitFor(() => expect(addressOf(router)).toEqual({ week: '2026-11-18' }));
    const previous = screen.getByRole('link', { name: 'Previous week' });
    await waitFor(() =>
      expect(previous).toHaveAttribute('href', '/admin/schedule?week=2026-11-11'),
    );
    await userEvent.click(previous);
    await waitFor(() => expect(addressOf(router)).toEqual({ week: '2026-11-11' }));
  });

  it.each([
    ['of 23 hours', '2026-03-08', '2026-03-02T07:00:00Z', '2026-03-09T06:00:00Z'],
    ['of 25 hours', '2026-11-01', '2026-10-26T06:00:00Z', '2026-11-02T07:00:00Z'],
  ])('reads the whole week around a Sunday %s', async (_, week, from, to) => {
    await open(`?week=${week}`);
    expect(backend.calls('listVisits')).toContainEqual([
      { from: new Date(from), to: new Date(to) },
    ]);
  });

  it('opens on the next open day, and Today leads to a closed one', async () => {
    // Saturday noon in Utah.
    vi.setSystemTime(new Date('2026-11-21T19:00:00Z'));
    const router = await open();
    expect(backend.calls('listVisits')).toContainEqual([
      { from: new Date('2026-11-23T07:00:00Z'), to: new Date('2026-11-30T07:00:00Z') },
    ]);
    await follow('Today');
    await waitFor(() => expect(addressOf(router)).toEqual({ week: '2026-11-21' }));
  });

  it('says that nothing is booked', async () => {
    backend.visits = [];
    await open();
    expect(screen.getByText('No visits this week')).toBeVisible();
    expect(within(visits()).queryByRole('link')).toBeNull();
  });

  it('shows one provider alone', async () => {
    backend.visits = [visit(), visit({ id: 'ben', patientName: 'Ben Whitaker', providerId: 's1' })];
    const router = await open();
    await userEvent.selectOptions(screen.getByLabelText('Provider'), 'Sample Jordan T.');
    await waitFor(() => expect(addressOf(router)).toEqual({ provider: 's1' }));
    await waitFor(() => expect(within(visits()).queryByRole('link', { name: /Sofia/ })).toBeNull());
    expect(linkOf('Ben Whitaker')).toBeInTheDocument();
  });

  it('lists cancelled and missed appointments apart', async () => {
    backend.visits = [visit({ status: 'cancelled' }), visit({ id: 'ivan', status: 'no_show' })];
    await open();
    const others = screen.getByRole('region', { name: 'Cancelled or missed this week' });
    expect(within(others).getAllByRole('listitem')).toHaveLength(2);
    expect(within(others).getByText('Cancelled')).toBeVisible();
    expect(within(others).getByText('No show')).toBeVisible();
    expect(within(visits()).queryByRole('link')).toBeNull();
  });

  it('shows changes of colleagues through the live feed', async () => {
    await open();
    backend.visits = [visit(), visit({ id: 'ben', patientName: 'Ben Whitaker', providerId: 's1' })];
    await waitFor(() => expect(linkOf('Ben Whitaker')).toBeInTheDocument());
  });

  it('shows a skeleton while it loads', async () => {
    backend.hold('listVisits');
    openRoute('/admin/schedule');
    expect(await screen.findByText('Loading the schedule…')).toBeInTheDocument();
  });

  it('says when it cannot be read, and tries again', async () => {
    backend.failOnce('listVisits');
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to load the schedule');
    await press('Retry');
    await waitFor(() => expect(linkOf('Sofia Lindqvist')).toBeInTheDocument());
    expect(screen.queryByText('Failed to load the schedule')).toBeNull();
  });

  it.each([
    ['week', 'the next week', () => follow('Next week')],
    [
      'search',
      'another search',
      () => userEvent.type(screen.getByRole('searchbox', { name: 'Search requests' }), 'luis'),
    ],
  ])('shows nothing of the last %s where %s cannot be read', async (_, __, leave) => {
    await open();
    expect(screen.getByText('1 visit this week')).toBeVisible();
    backend.fail('listVisits');
    await leave();
    expect(await screen.findByText('Failed to load the schedule')).toBeVisible();
    expect(screen.queryByText('1 visit this week')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Calendar' })).toBeNull();
    backend.mend('listVisits');
    await press('Retry');
    expect(await screen.findByRole('region', { name: 'Calendar' })).toBeVisible();
  });

  it('keeps the last week on screen when a reload fails', async () => {
    await open();
    backend.failOnce('listVisits');
    backend.visits = [visit()];
    expect(await screen.findByText('Failed to load the schedule')).toBeVisible();
    expect(linkOf('Sofia Lindqvist')).toBeInTheDocument();
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    window.innerWidth = 390;
  });

  it('shows one day, with links to the days of the week', async () => {
    backend.visits = [visit(), visit({ id: 'ben', patientName: 'Ben Whitaker', startsAt: now })];
    const router = await open();
    expect(within(calendar()).getByRole('heading', { level: 2 })).toHaveTextContent('Wed, Nov 18');
    expect(linkOf('Ben Whitaker')).toBeInTheDocument();
    expect(screen.getByText('1 visit this day')).toBeVisible();
    expect(within(visits()).queryByRole('link', { name: /Sofia/ })).toBeNull();

    const days = screen.getByRole('navigation', { name: 'Days of the week' });
    expect(within(days).getAllByRole('link')).toHaveLength(7);
    await userEvent.click(within(days).getByRole('link', { name: 'Thu 19 (booked)' }));
    await waitFor(() => expect(addressOf(router)).toEqual({ week: '2026-11-19' }));
    await waitFor(() => expect(linkOf('Sofia Lindqvist')).toBeInTheDocument());
    await follow('Next day');
    await waitFor(() => expect(addressOf(router)).toEqual({ week: '2026-11-20' }));
  });

  it('says that the clinic is closed, in place of empty hours, and leads on', async () => {
    const router = await open('?week=2026-11-21');
    expect(within(calendar()).getByText('Closed on Saturday, November 21')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Visits' })).toBeNull();
    await follow('Book anyway');
    expect(await screen.findByRole('dialog', { name: 'Book a visit' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await follow('Show Monday, November 23');
    await waitFor(() => expect(addressOf(router)).toEqual({ week: '2026-11-23' }));
    expect(within(calendar()).queryByText(/^Closed/)).toBeNull();
  });

  it.each([
    ['', 'Closed on Thursday, November 19'],
    [' when somebody comes', 'Closed: Training'],
  ])('says why a day is closed%s', async (comes, text) => {
    backend.clinic = {
      ...backend.clinic,
      closures: [closure('2026-11-19', { reason: 'Training' })],
    };
    if (!comes) backend.visits = [];
    await open('?week=2026-11-19');
    expect(within(calendar()).getByText(text)).toBeVisible();
    expect(within(calendar()).getByText(/Training$/)).toBeVisible();
  });

  it('shows the hours of a closed day when somebody comes', async () => {
    backend.visits = [visit({ startsAt: new Date('2026-11-21T17:00:00Z') })];
    await open('?week=2026-11-21');
    expect(linkOf('Sofia Lindqvist')).toBeInTheDocument();
    expect(within(calendar()).queryByText(/^Closed on/)).toBeNull();
  });
});

describe('the requests', () => {
  const panel = () => screen.getByRole('region', { name: /To schedule/ });

  it('are open ones without an appointment, the longest wait first, then those already called', async () => {
    backend.leads = [
      lead({ id: 'luis', name: 'Luis Herrera', status: 'contacted', createdAt: new Date(0) }),
      lead(),
      lead({ id: 'hannah', name: 'Hannah Voss', createdAt: new Date(0) }),
      lead({ id: 'kaylee', name: 'Kaylee Jorgensen' }),
    ];
    backend.visits = [visit({ leadId: 'kaylee' })];
    await open();
    const names = within(panel())
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label'));
    expect(names).toEqual([
      'Schedule Hannah Voss',
      'Schedule Maria Olsen',
      'Schedule Luis Herrera',
    ]);
  });

  it('are searched among new and contacted ones, not among completed ones', async () => {
    const router = await open();
    backend.leads = [
      lead({ status: 'contacted' }),
      lead({ id: 'old', name: 'Olsen', status: 'closed' }),
    ];
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search requests' }), 'ols{Enter}');
    await waitFor(() => expect(addressOf(router)).toEqual({ q: 'ols' }));
    expect(backend.calls('listLeads').at(-1)).toEqual([
      { type: 'contact', view: 'all', search: 'ols' },
    ]);
    await waitFor(() => expect(within(panel()).getAllByRole('listitem')).toHaveLength(1));
  });

  it.each([
    ['', 'Everyone who asked has a visit.'],
    ['?q=nobody', 'Nobody found for “nobody”.'],
  ])('have an empty state with %j', async (search, words) => {
    backend.leads = [];
    await open(search);
    expect(within(panel()).getByText(words)).toBeInTheDocument();
  });

  it.each([
    ['Search for the others', '', /^Not all are shown\. Search for the others\.$/],
    ['Type more', '&q=ols', /^More match\. Type more to find them\.$/],
  ])('%s: not all that match are read', async (_, search, words) => {
    backend.answer('listLeads', async () => ({ leads: [], next: 'l50' }));
    await open(`?week=2026-11-19${search}`);
    expect(within(panel()).getByText(words)).toBeInTheDocument();
    expect(within(panel()).queryByText(/^(Nobody found|Everyone who asked)/)).toBeNull();
  });
});

describe('booking', () => {
  const fill = async () => {
    await userEvent.type(screen.getByLabelText('Date'), '2026-11-20');
    await userEvent.selectOptions(screen.getByLabelText('Start'), '9:15 AM');
  };

  it('A-APPT-14 finds a time for the request in the address', async () => {
    const router = await open('?lead=maria');
    expect(dialog()).toHaveAccessibleName('Schedule Maria Olsen');
    expect(screen.getByLabelText('Patient')).toHaveValue('Maria Olsen');
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('(801) 555-0161');

    // Maria prefers the morning; it is Wednesday noon, and Thursday morning is closed.
    const first = await screen.findByRole('button', { name: 'Fri, Nov 20, 9:00 AM' });
    expect(screen.getByRole('button', { name: 'Fri, Nov 20, 10:00 AM' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Fri, Nov 20, 11:00 AM' })).toBeVisible();
    await userEvent.click(first);
    expect(first).toHaveAttribute('aria-pressed', 'true');

    await press('Book visit');
    await toastOnPage(/^Booked Maria Olsen for/);
    // Nothing that opened the dialog is left.
    expect(screen.getByRole('main')).toHaveFocus();
    expect(backend.visits.at(-1)).toMatchObject({
      id: anId,
      leadId: 'maria',
      patientName: 'Maria Olsen',
      patientPhone: '(801) 555-0161',
      patientEmail: 'maria.olsen@example.com',
      providerId: 's2',
      type: 'new_patient',
      startsAt: new Date('2026-11-20T16:00:00Z'),
      note: '',
      updatedBy: author,
    });
    expect(addressOf(router)).toEqual({ week: '2026-11-20' });
  });

  it('reads a request that is not in the list', async () => {
    backend.leads = [lead(), lead({ id: 'beth', name: 'Beth Tanaka', status: 'closed' })];
    await open('?lead=beth');
    expect(dialog()).toHaveAccessibleName('Schedule Beth Tanaka');
  });

  it('searches again when type or provider change', async () => {
    const startsAt = new Date('2026-11-20T16:00:00Z');
    backend.visits = [visit({ providerId: 's1', startsAt, type: 'treatment' })];
    await open('?lead=maria');
    await screen.findByRole('button', { name: 'Fri, Nov 20, 9:00 AM' });
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Treatment, 15 min');
    await userEvent.selectOptions(within(dialog()).getByLabelText('Provider'), 'Sample Jordan T.');
    expect(await screen.findByRole('button', { name: 'Fri, Nov 20, 9:15 AM' })).toBeVisible();
    expect(backend.calls('listVisitsOf').at(-1)).toEqual(['s1', expect.anything()]);
  });

  it('says when there is no free time, and when the search for one fails', async () => {
    const always = visit({ startsAt: new Date(0), endsAt: new Date('2027-01-01T00:00:00Z') });
    backend.answer('listVisitsOf', async () => [always]);
    await open('?book=');
    expect(await screen.findByText('Nothing open in the next three weeks.')).toBeVisible();
    backend.fail('listVisitsOf');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Treatment, 15 min');
    expect(await screen.findByText('Failed to look for free times.')).toBeVisible();
  });

  it('books a patient without a request', async () => {
    await open();
    await follow('Book visit');
    await userEvent.type(await screen.findByLabelText('Patient'), 'Ben Whitaker');
    await fill();
    await press('Book visit');
    await toastOnPage(/^Booked Ben Whitaker/);
    const startsAt = new Date('2026-11-20T16:15:00Z');
    expect(backend.visits.at(-1)).toMatchObject({
      ...{ id: anId, leadId: null, patientName: 'Ben Whitaker', startsAt, updatedBy: author },
    });
  });

  it('of a request that a colleague has marked as spam meanwhile needs a second press', async () => {
    await open('?lead=maria&book=2026-11-20T09:15');
    await screen.findByRole('button', { name: 'Book visit' });
    backend.leads = [lead({ spam: true })];
    await press('Book visit');
    expect(await screen.findByRole('alert')).toHaveTextContent(/just marked this request as spam/);
    expect(backend.calls('bookVisit')).toEqual([]);
    await press('Book visit');
    await waitFor(() => expect(backend.visits).toHaveLength(2));
  });

  it('is undone by Undo: the time is free again, and the request waits for a visit', async () => {
    await open('?lead=maria&book=2026-11-20T09:15');
    await press('Book visit');
    await toastOnPage(/^Booked Maria Olsen/);
    await press('Undo');
    await waitFor(() =>
      expect(backend.visits.at(-1)).toMatchObject({ status: 'cancelled', updatedBy: author }),
    );
    expect(await screen.findByRole('link', { name: 'Schedule Maria Olsen' })).toBeVisible();
    await waitFor(() => expect(backend.leads.find(({ id }) => id === 'maria')?.status).toBe('new'));
  });

  it('leaves the status of its request to a colleague who changed it before Undo', async () => {
    await open('?lead=maria&book=2026-11-20T09:15');
    await press('Book visit');
    await toastOnPage(/^Booked Maria Olsen/);
    backend.leads = backend.leads.map((each) => ({ ...each, status: 'closed' as const }));
    await press('Undo');
    await waitFor(() => expect(backend.visits.at(-1)).toMatchObject({ status: 'cancelled' }));
    await waitFor(() => expect(backend.calls('setLeadStatus')).toHaveLength(1));
    expect(backend.leads.find(({ id }) => id === 'maria')?.status).toBe('closed');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has Open beside Undo, which leads to the visit', async () => {
    const router = await open('?lead=maria&book=2026-11-20T09:15');
    await press('Book visit');
    await toastOnPage(/^Booked Maria Olsen/);
    await follow('Open');
    expect(await screen.findByRole('dialog', { name: /Maria Olsen/ })).toBeVisible();
    expect(router.state.location.search).toContain(`visit=${backend.visits.at(-1)?.id}`);
  });

  it('fills in the name of a request that is chosen in the dialog', async () => {
    await open('?book=2026-11-20T09:15');
    expect(screen.getByLabelText('Date')).toHaveValue('2026-11-20');
    expect(screen.getByLabelText('Start')).toHaveDisplayValue('9:15 AM');
    await userEvent.selectOptions(screen.getByLabelText('Request'), 'Maria Olsen');
    expect(screen.getByLabelText('Patient')).toHaveValue('Maria Olsen');
    await userEvent.selectOptions(screen.getByLabelText('Request'), 'None / someone else');
    expect(screen.getByLabelText('Patient')).toHaveValue('');
  });

  it('leaves a chosen request and its contact behind when another name is typed', async () => {
    await open('?book=2026-11-20T09:15');
    const request = screen.getByLabelText('Request');
    await userEvent.selectOptions(request, 'Maria Olsen');
    expect(screen.getByLabelText(/^Phone/)).not.toHaveValue('');
    const patient = screen.getByLabelText('Patient');
    await userEvent.clear(patient);
    await userEvent.type(patient, 'Bea Holm');
    expect(request).toHaveDisplayValue('None / someone else');
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('');
    expect(screen.getByLabelText('Email (optional)')).toHaveValue('');
  });

  it('says where to add staff while nobody can be booked', async () => {
    backend.staff = [];
    await open('?book=');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Provider')).toHaveAccessibleDescription(
      'Nobody can be booked yet. An owner or editor adds people under Settings, Staff.',
    );
  });

  it('tells requests of one name apart by their phone', async () => {
    backend.leads = [lead({ id: 'maria' }), lead({ id: 'other', phone: '(801) 555-0199' })];
    await open('?book=');
    const request = screen.getByLabelText('Request');
    await userEvent.selectOptions(request, 'Maria Olsen, (801) 555-0199');
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('(801) 555-0199');
  });

  it('names the missing fields, and keeps the typed text', async () => {
    await open('?book=');
    await userEvent.type(screen.getByLabelText(/^Note/), 'Brings the report.');
    await press('Book visit');
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Patient name is required',
      'Please choose a date',
      'Please choose a start time on a quarter hour',
    ]);
    expect(screen.getByLabelText('Patient')).toBeInvalid();
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Brings the report.');
    expect(backend.calls('bookVisit')).toEqual([]);
  });

  it('refuses a year with a wrong digit, and keeps the typed text', async () => {
    await open('?book=');
    await userEvent.type(screen.getByLabelText('Patient'), 'Maria Olsen');
    await userEvent.type(screen.getByLabelText('Date'), '2062-11-18');
    await userEvent.type(screen.getByLabelText(/^Start/), '09:00');
    await press('Book visit');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Please choose a date within the next two years',
    );
    expect(screen.getByLabelText('Date')).toHaveValue('2062-11-18');
    expect(screen.getByLabelText('Patient')).toHaveValue('Maria Olsen');
    expect(backend.calls('bookVisit')).toEqual([]);
  });

  it.each([
    ['that the time was taken', new WriteError('time-taken'), /That time was just taken/],
    [
      'that the provider is gone',
      new WriteError('provider-gone'),
      /no longer in the staff directory/,
    ],
    ['that it failed', new Error('offline'), /^Failed to book the visit/],
  ])('says %s, and keeps the typed text', async (_, error, text) => {
    await open('?lead=maria');
    await fill();
    await userEvent.type(screen.getByLabelText(/^Note/), 'Brings the report.');
    backend.fail('bookVisit', error);
    await press('Book visit');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Date')).toHaveValue('2026-11-20');
    expect(screen.getByLabelText('Start')).toHaveDisplayValue('9:15 AM');
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Brings the report.');
  });

  it.each([
    ['in the past', '2026-11-18T09:00', 'This time is in the past.'],
    ['when it is closed', '2026-11-20T12:30', 'The clinic is closed at this time.'],
    ['on a Saturday', '2026-11-21T10:00', 'The clinic is closed at this time.'],
  ])('asks before it books %s', async (_, spot, text) => {
    await open(`?lead=maria&book=${spot}`);
    // Beside the button, in the foot that is always in view.
    const foot = screen.getByText(text).closest<HTMLElement>('.dialog-actions');
    expect(foot).toContainElement(screen.getByRole('button', { name: 'Book anyway' }));
    await press('Book anyway');
    await waitFor(() => expect(backend.visits).toHaveLength(2));
  });

  const off = { ...providers[0], daysOff: ['2026-11-20/2026-11-20'] } as StaffMember;
  it.each([
    [
      'closed the clinic that day',
      'The clinic is closed at this time.',
      () => {
        const day = '2026-11-20';
        backend.clinic = { ...backend.clinic, closures: [closure(day)] };
      },
    ],
    [
      'noted a day off of the provider',
      'Dr. Sample Avery is out at this time.',
      () => {
        backend.staff = [off, ...providers.slice(1)];
      },
    ],
    [
      'ended the type',
      'New patient is no longer an active type.',
      () => {
        backend.visitTypes = originalVisitTypes.map((type) => ({
          ...type,
          isActive: type.id !== 'new_patient',
        }));
      },
    ],
  ])('asks before it books where a colleague has %s meanwhile', async (_, text, change) => {
    await open('?lead=maria&book=2026-11-20T09:15');
    await userEvent.type(screen.getByLabelText(/^Note/), 'Brings the report.');
    change();
    await press('Book visit');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(backend.calls('bookVisit')).toEqual([]);
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Brings the report.');
    await press('Book anyway');
    await waitFor(() => expect(backend.visits).toHaveLength(2));
    expect(backend.visits[1]).toMatchObject({ type: 'new_patient', note: 'Brings the report.' });
  });

  it('has no other provider chosen in place of one whom a colleague has deleted', async () => {
    await open('?lead=maria&book=2026-11-20T09:15');
    const provider = () => within(dialog()).getByLabelText('Provider');
    await userEvent.selectOptions(provider(), 'Sample Jordan T.');
    backend.staff = providers.slice(0, 1);
    await press('Book visit');
    expect(await screen.findByRole('alert')).toHaveTextContent(/no longer in the staff directory/);
    expect(provider()).toHaveDisplayValue('Choose');
    await userEvent.selectOptions(provider(), 'Dr. Sample Avery');
    await press('Book visit');
    await waitFor(() => expect(backend.visits).toHaveLength(2));
  });

  it('closes by Close', async () => {
    const router = await open('?lead=maria&week=2026-11-20');
    await userEvent.click(within(dialog()).getAllByRole('button', { name: 'Close' })[0] as Element);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(addressOf(router)).toEqual({ week: '2026-11-20' });
  });
});

it('shows the visits of all where a link names a provider who has left', async () => {
  await open('?provider=gone');
  expect(linkOf('Sofia Lindqvist')).toBeVisible();
  expect(screen.getByLabelText('Provider')).toHaveDisplayValue('All providers');
});

describe('moving', () => {
  it('by keyboard shows and announces the new time at once, and can be undone', async () => {
    await open();
    const moved = new Date('2026-11-20T21:30:00Z');
    linkOf('Sofia Lindqvist').focus();
    await userEvent.keyboard('m{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(screen.getByText('Friday, November 20, 2:30 PM')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sofia()).toMatchObject({ startsAt: moved, updatedBy: author }));
    expect(expected()).toEqual({ startsAt: visit().startsAt, status: 'scheduled' });
    expect(await screen.findByText('Moved to Fri, Nov 20, 2:30 PM')).toBeVisible();
    await press('Undo');
    await waitFor(() => expect(sofia()).toMatchObject({ startsAt: visit().startsAt }));
    expect(expected()).toEqual({ startsAt: moved });
  });

  it('to another year by a slip of a key says the year, on every screen', async () => {
    await open('?visit=sofia&move=');
    const date = await screen.findByLabelText('Date');
    await userEvent.clear(date);
    await userEvent.type(date, '2027-11-18');
    await press('Save changes');
    await waitFor(() => expect(sofia()?.startsAt).toEqual(new Date('2027-11-18T21:00:00Z')));
    await follow('Open');
    expect(await screen.findByText('Thursday, November 18, 2027')).toBeVisible();
  });

  it('stays in the hours on screen', async () => {
    await open();
    linkOf('Sofia Lindqvist').focus();
    await userEvent.keyboard(`m${'{ArrowDown}'.repeat(40)}${'{ArrowRight}'.repeat(9)}`);
    expect(screen.getByText('Friday, November 20, 6:30 PM')).toBeInTheDocument();
  });

  it('ends by Escape, without a change', async () => {
    await open();
    linkOf('Sofia Lindqvist').focus();
    await userEvent.keyboard('m{ArrowDown}{Escape}');
    expect(screen.getByText('Not moved.')).toBeInTheDocument();
    expect(backend.calls('changeVisit')).toEqual([]);
    expect(linkOf('Sofia Lindqvist')).toHaveFocus();
  });

  it('doesn’t move what a colleague has cancelled in that moment', async () => {
    await open();
    linkOf('Sofia Lindqvist').focus();
    await userEvent.keyboard('m{ArrowDown}');
    backend.visits = [visit({ status: 'cancelled' })];
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/^A colleague just changed this visit/)).toBeVisible();
    expect(sofia()).toMatchObject({ startsAt: visit().startsAt, status: 'cancelled' });
  });

  it.each([
    [
      'closed the day',
      'Closed: Training',
      () => {
        const closures = [closure('2026-11-20', { reason: 'Training' })];
        backend.clinic = { ...backend.clinic, closures };
      },
    ],
    [
      'noted a day off of the provider',
      'Dr. Sample Avery is off',
      () => {
        backend.staff = [{ ...providers[0], daysOff: ['2026-11-20/2026-11-20'] } as StaffMember];
      },
    ],
  ])('doesn’t move to a time where a colleague has just %s', async (_, why, change) => {
    await open();
    linkOf('Sofia Lindqvist').focus();
    await userEvent.keyboard('m{ArrowRight}');
    change();
    await userEvent.keyboard('{Enter}');
    expect(
      await screen.findByText(`${why}. Open the visit to move it there anyway.`),
    ).toBeVisible();
    expect(backend.calls('changeVisit')).toEqual([]);
    expect(sofia()).toEqual(visit());
  });

  it('doesn’t bring back a cancelled visit on a day that is closed', async () => {
    backend.visits = [visit({ status: 'cancelled' })];
    const closures = [closure('2026-11-19', { reason: 'Training' })];
    backend.clinic = { ...backend.clinic, closures };
    await open('?week=2026-11-19&visit=sofia');
    await press('Schedule again');
    expect(await screen.findByText('Closed: Training. Book a new time instead.')).toBeVisible();
    expect(sofia()?.status).toBe('cancelled');
  });

  it('ends when a colleague cancels the visit meanwhile', async () => {
    await open();
    linkOf('Sofia Lindqvist').focus();
    await userEvent.keyboard('m{ArrowDown}');
    expect(screen.getAllByText('Sofia Lindqvist', { selector: 'b, .truncate' })).toHaveLength(2);
    backend.visits = [visit({ status: 'cancelled' })];
    const news = 'Not moved: Sofia Lindqvist isn’t in the calendar anymore.';
    expect(await screen.findByText(news)).toBeInTheDocument();
    expect(screen.queryByText('Sofia Lindqvist', { selector: 'b' })).toBeNull();
    expect(backend.calls('changeVisit')).toEqual([]);
  });

  it.each([
    ['to a closed hour', providers, 'm{ArrowUp}{Enter}', '13:45'],
    ['with a provider who has left', providers.slice(1), 'm{ArrowDown}{Enter}', '14:15'],
  ])('asks before it moves %s', async (_, staff, keys, time) => {
    backend.staff = staff;
    const router = await open();
    linkOf('Sofia Lindqvist').focus();
    await userEvent.keyboard(keys);
    expect(await screen.findByRole('button', { name: 'Save anyway' })).toBeVisible();
    expect(addressOf(router)).toEqual({ visit: 'sofia', move: `2026-11-19T${time}` });
    expect(backend.calls('changeVisit')).toEqual([]);
  });

  it('into a time that was just taken is undone, with a message', async () => {
    await open();
    backend.fail('changeVisit', new WriteError('time-taken'));
    linkOf('Sofia Lindqvist').focus();
    await userEvent.keyboard('m{ArrowDown}{Enter}');
    expect(await screen.findByText(/^That time was just taken/)).toBeVisible();
    await waitFor(() =>
      expect(linkOf('Sofia Lindqvist')).toHaveAccessibleName(/Lindqvist Re-examination, 2:00 PM/),
    );
  });
});

describe('an appointment', () => {
  const openSofia = async (fields: Partial<Visit> = {}) => {
    backend.visits = [visit(fields)];
    const router = await open();
    const list = screen.getAllByRole('link', { name: /^Sofia Lindqvist/ });
    await userEvent.click(list[0] as Element);
    await screen.findByRole('dialog', { name: 'Sofia Lindqvist' });
    return router;
  };

  it('shows how to reach the patient, and links to the request', async () => {
    await openSofia({ leadId: 'c1', note: 'Brings the report.' });
    const drawer = within(dialog());
    expect(drawer.getByRole('link', { name: '(801) 555-0186' })).toHaveAttribute(
      'href',
      'tel:+18015550186',
    );
    expect(drawer.getByRole('link', { name: 'sofia.lindqvist@example.com' })).toHaveAttribute(
      'href',
      'mailto:sofia.lindqvist@example.com',
    );
    expect(drawer.getByRole('link', { name: 'Open the request' })).toHaveAttribute(
      'href',
      '/admin/dashboard/appointments/c1',
    );
    expect(drawer.getByText('Brings the report.')).toBeVisible();
  });

  it('links no email address that adds a recipient', async () => {
    await openSofia({ patientEmail: 'sofia@example.com?bcc=all@example.com' });
    const text = within(dialog()).getByText('sofia@example.com?bcc=all@example.com');
    expect(text.closest('a')).toBeNull();
  });

  it('of another week opens by its address', async () => {
    const startsAt = new Date('2026-12-03T21:00:00Z');
    backend.visits = [visit(), visit({ id: 'later', patientName: 'Ben Whitaker', startsAt })];
    await open('?visit=later');
    expect(dialog()).toHaveAccessibleName('Ben Whitaker');
  });

  it.each(['scheduled', 'confirmed'] as const)(
    'that is %s for another day can’t be checked in or missed yet',
    async (status) => {
      await openSofia({ status });
      expect(within(dialog()).getByRole('button', { name: /onfirm/ })).toBeVisible();
      expect(within(dialog()).queryByRole('button', { name: /^(Arrived|No show)$/ })).toBeNull();
    },
  );

  it('that was deleted has a message', async () => {
    await open('?visit=none');
    expect(dialog()).toHaveAccessibleName('Visit not found');
  });

  it.each([
    ['scheduled', 'Confirm', 'confirmed'],
    ['confirmed', 'Arrived', 'arrived'],
    ['arrived', 'Complete', 'completed'],
    ['confirmed', 'No show', 'no_show'],
    ['cancelled', 'Schedule again', 'scheduled'],
  ] as const)('that is %s: %s', async (status, button, to) => {
    await openSofia({ status, startsAt: new Date('2026-11-18T21:00:00Z') });
    await userEvent.click(within(dialog()).getByRole('button', { name: button }));
    await waitFor(() => expect(sofia()).toMatchObject({ status: to, updatedBy: author }));
    expect(expected()).toEqual({ status });
  });

  it('is cancelled, and restored by Undo', async () => {
    await openSofia();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Cancel visit' }));
    expect(await screen.findByText('Cancelled the visit of Sofia Lindqvist')).toBeVisible();
    // Its button is gone.
    await waitFor(() =>
      expect(within(dialog()).getByText('Cancelled').parentElement).toHaveFocus(),
    );
    await press('Undo');
    await waitFor(() => expect(sofia()).toMatchObject({ status: 'scheduled', sequence: 2 }));
    expect(expected()).toEqual({ status: 'cancelled' });
  });

  it('is changed in the dialog', async () => {
    await openSofia();
    await userEvent.click(within(dialog()).getByRole('link', { name: 'Move or change' }));
    expect(await screen.findByLabelText('Patient')).toHaveValue('Sofia Lindqvist');
    expect(screen.getByLabelText('Start')).toHaveDisplayValue('2:00 PM');
    await userEvent.selectOptions(screen.getByLabelText('Start'), '3:00 PM');
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Treatment, 15 min');
    await press('Save changes');
    await toastOnPage('Visit changed');
    const { buffer: _, ...changed } = typedTime(new Date('2026-11-19T22:00:00Z'), 'treatment');
    expect(sofia()).toMatchObject({ ...changed, sequence: 1, updatedBy: author });
    expect(expected()).toEqual({ sequence: 0 });
    // Undo keeps a colleague's later change to another field.
    backend.visits = backend.visits.map((each) => ({ ...each, note: 'Brings the report.' }));
    await press('Undo');
    const { type, typeName, startsAt, endsAt } = visit();
    await waitFor(() =>
      expect(sofia()).toMatchObject({
        type,
        typeName,
        startsAt,
        endsAt,
        note: 'Brings the report.',
      }),
    );
    expect(expected()).toEqual(changed);
  });

  it('of a provider who has left is offered none of their times', async () => {
    backend.staff = providers.slice(1);
    await openSofia();
    await userEvent.click(within(dialog()).getByRole('link', { name: 'Move or change' }));
    expect(await screen.findByText('Dr. Sample Avery has left.')).toBeVisible();
    const times = screen.getByRole('group', { name: 'Next free times' });
    expect(await within(times).findByText('Nothing open in the next three weeks.')).toBeVisible();
    await userEvent.selectOptions(
      within(screen.getByRole('dialog')).getByLabelText('Provider'),
      'Sample Jordan T.',
    );
    expect(await within(times).findAllByRole('button')).toHaveLength(3);
    expect(screen.queryByText('Dr. Sample Avery has left.')).toBeNull();
  });

  it('that a colleague changed meanwhile: the form says what is stored, and what stays', async () => {
    await openSofia();
    await userEvent.click(within(dialog()).getByRole('link', { name: 'Move or change' }));
    await userEvent.type(await screen.findByLabelText(/^Note/), 'Mine.');
    const differences = async (text: string) => {
      await press('Save changes');
      const term = await screen.findByText(text);
      return within(term.closest('dl') as HTMLElement)
        .getAllByRole('term')
        .map(({ textContent }) => textContent);
    };
    backend.visits = [visit({ note: 'Theirs.', sequence: 1 })];
    expect(await differences('Note for staff:')).toEqual(['Note for staff: ']);
    backend.visits = [visit({ note: 'Theirs.', status: 'cancelled', sequence: 2 })];
    expect(await differences('Status:')).toEqual(['Status: ', 'Note for staff: ']);
  });

  it.each([
    ['cancelled', 'Cancelled'],
    ['no_show', 'No show'],
  ] as const)(
    'that is %s is not booked by a new time, and the form says so',
    async (status, label) => {
      await openSofia({ status });
      await userEvent.click(within(dialog()).getByRole('link', { name: 'Move or change' }));
      const words = `A new time doesn’t book this visit: it stays “${label}”. Close this and press Book next.`;
      expect(await screen.findByLabelText('Start')).toHaveDisplayValue('2:00 PM');
      expect(screen.queryByText(words)).toBeNull();
      await userEvent.selectOptions(screen.getByLabelText('Start'), '3:00 PM');
      expect(screen.getByText(words)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Save anyway' })).toBeVisible();
    },
  );

  it('is saved as a calendar file', async () => {
    const saved = savedFiles();
    await openSofia();
    await userEvent.click(within(dialog()).getByRole('button', { name: 'Calendar file' }));
    expect(saved.names).toEqual(['appointment-2026-11-19.ics']);
    const [text] = await saved.texts();
    expect(text).toContain('DTSTART;TZID=America/Denver:20261119T140000');
    expect(text).not.toContain('Lindqvist');
  });
});

describe('who can be booked', () => {
  const [avery, jordan] = providers;
  const namesIn = (select: HTMLElement) =>
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  const providersOf = () => namesIn(within(dialog()).getByLabelText('Provider'));

  it('is offered for a booking and in the calendar; a coordinator is not', async () => {
    backend.staff = [{ ...avery, takesAppointments: false } as StaffMember, jordan as StaffMember];
    await open('?book=');
    expect(namesIn(within(calendar()).getByLabelText('Provider'))).toEqual([
      'All providers',
      'Sample Jordan T.',
    ]);
    expect(providersOf()).toEqual(['Sample Jordan T.']);
    expect(within(dialog()).getByLabelText('Provider')).toHaveValue('s1');
  });

  it('is offered for their own types of visits; another type warns', async () => {
    backend.staff = [avery as StaffMember, { ...jordan, visitTypes: ['treatment'] } as StaffMember];
    await open('?book=');
    expect(providersOf()).toEqual(['Dr. Sample Avery']);
    await userEvent.selectOptions(within(dialog()).getByLabelText('Type'), 'Treatment, 15 min');
    expect(providersOf()).toEqual(['Dr. Sample Avery', 'Sample Jordan T.']);
    await userEvent.selectOptions(within(dialog()).getByLabelText('Provider'), 'Sample Jordan T.');
    await userEvent.selectOptions(within(dialog()).getByLabelText('Type'), 'New patient, 60 min');
    expect(
      within(dialog()).getByText(
        'Sample Jordan T. isn’t listed for this type of visit: New patient.',
      ),
    ).toBeVisible();
  });

  it('has free times within own hours, and not on days off', async () => {
    const hours = weekOf((weekday) => (weekday === 5 ? [{ from: '10:00', to: '11:00' }] : []));
    backend.staff = [{ ...avery, hours, daysOff: ['2026-11-20/2026-11-20'] } as StaffMember];
    await open('?book=2026-11-20T10:00');
    const times = within(dialog()).getByRole('group', { name: /^Next free times/ });
    await waitFor(() =>
      expect(
        within(times)
          .getAllByRole('button')
          .map(({ textContent }) => textContent),
      ).toEqual(['Fri, Nov 27, 10:00 AM', 'Fri, Dec 4, 10:00 AM']),
    );
    expect(within(dialog()).getByText('Dr. Sample Avery is out at this time.')).toBeVisible();
    expect(within(dialog()).getByRole('button', { name: 'Book anyway' })).toBeVisible();
  });
});

describe('a regular who phones', () => {
  const phone = '(801) 555-0186';

  const people = async () =>
    within(await screen.findByRole('listbox', { name: 'People' })).findAllByRole('option');

  beforeEach(() => {
    backend.leads = [];
    backend.persons = [
      personFrom('sofia', {
        name: 'Sofia Lindqvist',
        keys: [phone, 'sofia.lindqvist@example.com'],
      }),
      personFrom('sofie', { name: 'Sofie Marsh', keys: ['(801) 555-0109'] }),
    ];
    const past = new Date('2026-11-03T17:00:00Z');
    backend.visits = [
      visit({
        id: 'past',
        personId: 'sofia',
        startsAt: past,
        status: 'completed',
        type: 'treatment',
      }),
    ];
  });

  it('is found by a name, number or email, with their last and next visit', async () => {
    backend.visits = [...backend.visits, visit({ personId: 'sofia' })];
    await open('?book');
    const patient = screen.getByRole('combobox', { name: 'Patient' });
    await userEvent.type(patient, 'sof');
    expect((await people()).map((each) => each.textContent)).toEqual([
      `Sofia Lindqvist ${phone}1 visit · last Nov 3 · next Thu 2:00 PM`,
      'Sofie Marsh (801) 555-0109no visit yet',
    ]);
    for (const typed of ['0186', 'sofia.l']) {
      await userEvent.clear(patient);
      await userEvent.type(patient, typed);
      await waitFor(async () => expect(await people()).toHaveLength(1));
    }
  });

  it('is one of more than are shown', async () => {
    backend.answer('searchKnown', async () => ({ people: [], hasMore: true }));
    await open('?book');
    await userEvent.type(screen.getByRole('combobox', { name: 'Patient' }), 'mar lop');
    expect(await screen.findByText('More match. Type more to find them.')).toBeVisible();
  });

  it('is booked in three presses: Enter, a free time, Book', async () => {
    await open('?book');
    await userEvent.type(screen.getByRole('combobox', { name: 'Patient' }), 'lindq');
    await people();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByLabelText(/^Phone/)).toHaveValue(phone);
    expect(screen.getByLabelText('Type')).toHaveValue('treatment');
    const times = within(screen.getByRole('group', { name: /^Next free times/ }));
    const [first] = await times.findAllByRole('button');
    if (first) await userEvent.click(first);
    await press('Book visit');
    await waitFor(() => expect(backend.visits).toHaveLength(2));
    expect(backend.visits[1]).toMatchObject({
      ...{ personId: 'sofia', patientName: 'Sofia Lindqvist', patientPhone: phone },
      ...{ patientEmail: 'sofia.lindqvist@example.com', providerId: 's2', type: 'treatment' },
    });
    expect(backend.persons).toHaveLength(2);
  });

  it('who has a visit ahead is told so first', async () => {
    backend.visits = [visit({ personId: 'sofia', patientPhone: '', patientEmail: '' })];
    await open('?book');
    await userEvent.type(screen.getByRole('combobox', { name: 'Patient' }), 'sofia');
    await people();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(/Sofia has a visit on Thu, Nov 19/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Book another' })).toBeVisible();
  });

  it('whose data a colleague has erased meanwhile is a new person by a second press', async () => {
    await open('?book=2026-11-20T09:15');
    await userEvent.type(screen.getByRole('combobox', { name: 'Patient' }), 'lindq');
    await people();
    await userEvent.keyboard('{Enter}');
    backend.persons = backend.persons.map((person) => ({ ...person, isErased: true }));
    await press('Book visit');
    expect(await screen.findByRole('alert')).toHaveTextContent(/just erased this person’s data/);
    expect(backend.calls('bookVisit')).toEqual([]);
    await press('Book visit');
    await waitFor(() => expect(backend.visits).toHaveLength(2));
    expect(backend.visits[1]?.personId).not.toBe('sofia');
  });

  it('leaves nothing behind when another name is typed', async () => {
    await open('?book');
    const patient = screen.getByRole('combobox', { name: 'Patient' });
    await userEvent.type(patient, 'sofia');
    const [sofia] = await people();
    if (sofia) await userEvent.click(sofia);
    await userEvent.type(patient, 'x');
    expect(screen.getByLabelText(/^Phone/)).toHaveValue('');
    expect(screen.getByLabelText('Email (optional)')).toHaveValue('');
  });

  it('is a new person where nobody is chosen', async () => {
    await open('?book=2026-11-20T09:00&provider=s2');
    await userEvent.type(screen.getByRole('combobox', { name: 'Patient' }), 'Bea Holm');
    await press('Book visit');
    await waitFor(() => expect(backend.visits).toHaveLength(2));
    expect(backend.persons.at(-1)).toMatchObject({ name: 'Bea Holm', keys: [] });
    expect(backend.visits[1]?.personId).toBe(backend.persons.at(-1)?.id);
  });
});
