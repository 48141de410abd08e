import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { createMemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reviewFrom } from '#domain/clinic/review.ts';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { personFrom } from '#domain/people/person.ts';
import { mediaItemFrom } from '#domain/pictures/media-item.ts';
import { backend } from '../fake-clinic/backend.ts';
import { dana, frontDesk } from '../fake-clinic/people.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { lead } from './lead-fixtures.ts';
import { post } from './post-fixtures.ts';

const words = 'Cries at night.';
const drafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'));

beforeEach(() => {
  backend.leads = [lead(), lead({ id: 'pat', personId: 'pat' })];
  backend.posts = [post()];
  backend.reviews = [reviewFrom('r1', { text: 'On time.', name: 'Robin' })];
  const imported = { importId: 'i1', name: 'Otis', keys: [], lang: null };
  backend.persons = [personFrom('otis', { name: 'Otis', imported }), personFrom('pat', {})];
  backend.staff = [staffMemberFrom('s1', { name: 'Sample Robin', title: 'Therapist' })];
  const photo = { alt: 'The lobby', caption: 'Lobby', createdAt: new Date() };
  backend.media = [mediaItemFrom('lobby', photo)];
  for (const write of writes) backend.fail(write);
});

const writes = [
  'addNote',
  'addCall',
  'setCallBack',
  'bookVisit',
  'changeMediaItem',
  'saveStaffMember',
  'saveTemplate',
  'saveFacts',
  'saveReview',
  'savePost',
  'correctImported',
  'setLegalHold',
] as const;

const reads = [
  'readLeadCounts',
  'getLead',
  'listLeads',
  'listActivity',
  'listVisits',
  'getSiteMedia',
  'listImages',
  'listMediaItems',
  'countMediaItems',
  'listStaff',
  'listReviews',
  'listTemplates',
  'readClinic',
  'getPost',
  'countFeatured',
  'findPerson',
] as const;

const fill = async (label: string | RegExp) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: words } });
const fillWith = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const field = async (label: string | RegExp) =>
  expect(await screen.findByLabelText(label)).toHaveValue(words);

type Place = {
  path: string;
  /** Opens the form on the page. */
  open?: () => Promise<unknown>;
  type: () => Promise<unknown>;
  /** Expects the words in the form. */
  find: () => Promise<unknown>;
  /** Expects the words in a form that is opened later. The default is `find`. */
  restored?: () => Promise<unknown>;
  /** The form's notice about the restored words. */
  line?: string;
  /** The page's notice about a failed reload. */
  stale?: string;
};

const request = '/admin/dashboard/appointments/maria';
const notLogged = 'Not logged yet: No answer. Press it again to log it.';
const places: Record<string, Place> = {
  note: {
    path: request,
    type: () => fill('Add a note'),
    find: () => field('Add a note'),
    line: 'Unsaved note restored',
    stale: 'Couldn’t refresh this request',
  },
  call: {
    path: request,
    type: async () => {
      await press('No answer');
      await screen.findByText(notLogged);
    },
    find: () => screen.findByText(notLogged),
    line: notLogged,
    stale: 'Couldn’t refresh this request',
  },
  'call back': {
    path: request,
    open: async () => {
      const toggle = await screen.findByRole('button', { name: 'Choose a time' });
      if (toggle.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
    },
    type: () => fillWith('Time', '16:45'),
    find: async () => expect(await screen.findByLabelText('Time')).toHaveValue('16:45'),
    line: 'Unsaved time restored',
    stale: 'Couldn’t refresh this request',
  },
  'new request': {
    path: '/admin/dashboard/appointments/new',
    type: () => fill(/^What they say/),
    find: () => field(/^What they say/),
    restored: async () => {
      await press(/^Resume No name yet/);
      await field(/^What they say/);
    },
  },
  booking: {
    path: '/admin/schedule?lead=maria',
    type: () => fill(/^Note/),
    find: () => field(/^Note/),
    line: 'Unsaved booking restored',
    stale: 'Failed to load the schedule',
  },
  photo: {
    path: '/admin/dashboard/media',
    open: () => press(/^Edit/),
    type: () => fill(/^Caption/),
    find: () => field(/^Caption/),
    line: 'Unsaved changes restored',
    stale: 'Failed to load clinic photos',
  },
  photos: {
    path: '/admin/dashboard/media',
    open: async () => {
      const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select Lobby' });
      if (!box.checked) await userEvent.click(box);
      await press('Alt text');
    },
    type: () => fill(/^Caption/),
    find: () => field(/^Caption/),
    line: 'Unsaved changes restored',
    stale: 'Failed to load clinic photos',
  },
  staff: {
    path: '/admin/media',
    open: () => press('Edit Sample Robin'),
    type: () => fill(/^Bio/),
    find: () => field(/^Bio/),
    line: 'Unsaved changes restored',
    stale: 'Failed to load clinic photos',
  },
  message: {
    path: '/admin/messages/visitBooked',
    type: () => fill('Message'),
    find: () => field('Message'),
    line: 'Unsaved changes restored',
  },
  settings: {
    path: '/admin/settings',
    type: () => fill('Phone (optional)'),
    find: () => field('Phone (optional)'),
    line: 'Unsaved changes restored',
  },
  'patient of the old system': {
    path: '/admin/people/otis',
    type: () => fill('Name'),
    find: () => field('Name'),
    line: 'Unsaved changes restored',
    stale: 'Couldn’t refresh this page',
  },
  'legal hold': {
    path: '/admin/people/pat',
    type: () => fill('Why'),
    find: () => field('Why'),
    line: 'Unsaved changes restored',
    stale: 'Couldn’t refresh this page',
  },
  retention: {
    path: '/admin/settings/retention',
    type: () => fillWith('Spam', '24'),
    find: async () => expect(await screen.findByLabelText('Spam')).toHaveValue('24'),
    line: 'Unsaved changes restored',
  },
  review: {
    path: '/admin/settings/reviews',
    open: () => press('Edit the review of Robin'),
    type: () => fill('Words'),
    find: () => field('Words'),
    line: 'Unsaved changes restored',
  },
  article: {
    path: '/admin/posts/neck',
    type: async () => {
      await fill('Summary');
      await waitFor(() => expect(Object.keys(localStorage).join()).toContain('post-copy:neck:'));
    },
    find: () => field('Summary'),
    restored: async () => {
      await press('Restore');
      await field('Summary');
    },
  },
};
const all = Object.keys(places);
const inDialogs = ['note', 'call', 'call back', 'new request', 'booking', 'photo', 'photos'];

type Router = ReturnType<typeof createMemoryRouter>;

const placeOf = (name: string): Place => {
  const place = places[name];
  if (!place) throw new Error(`no place ${name}`);
  return place;
};

async function typed(name: string): Promise<Place & { router: Router }> {
  const place = placeOf(name);
  const router = openRoute(place.path);
  await place.open?.();
  await place.type();
  return { ...place, router };
}

async function expectRestored({ open, find, restored = find, line }: Place) {
  await open?.();
  await restored();
  if (line) expect(screen.getByText(line)).toBeVisible();
}

function reload({ path }: Place) {
  cleanup();
  return openRoute(path);
}

const waysOut: Record<string, (dialog: HTMLElement) => unknown> = {
  Escape: () => userEvent.keyboard('{Escape}'),
  Close: (dialog) =>
    userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as Element),
  backdrop: (dialog) => {
    fireEvent.mouseDown(dialog);
    fireEvent.click(dialog);
  },
};

describe('unsaved words of staff', () => {
  it.each(inDialogs)(
    'come back after Escape, Close and a click on the backdrop: %s',
    async (name) => {
      const place = await typed(name);
      for (const leave of Object.values(waysOut)) {
        await leave(screen.getByRole('dialog'));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await act(() => place.router.navigate(place.path));
        await expectRestored(place);
      }
    },
  );

  it('come back after a visit to another page', async () => {
    const place = await typed('staff');
    await act(() => place.router.navigate('/admin/posts'));
    await screen.findByRole('heading', { name: 'Posts' });
    await act(() => place.router.navigate(place.path));
    await expectRestored(place);
  });

  it.each(all)(
    'stay in their form when a reload fails, and when the next one works: %s',
    async (name) => {
      const { router, find, stale } = await typed(name);
      for (const read of reads) backend.fail(read);
      await act(() => router.revalidate());
      await find();
      if (stale) expect(screen.getByText(stale)).toBeVisible();
      for (const read of reads) backend.mend(read);
      await act(() => router.revalidate());
      await find();
    },
  );

  it.each(all)(
    'leave the document while signed out in another tab, and come back: %s',
    async (name) => {
      const { find } = await typed(name);
      backend.session = null;
      await screen.findByRole('dialog', { name: 'You’ve been signed out' });
      expect(document.body).not.toHaveTextContent(/Maria|Robin|Lobby|Neck/);
      expect(document.querySelector('input, textarea, select')).toBeNull();
      backend.session = dana;
      await waitFor(() => expect(screen.queryByText('You’ve been signed out')).toBeNull());
      await find();
    },
  );

  it('wait while signed out in another tab, also when the person returns to this one', async () => {
    const { router, find } = await typed('note');
    const note = screen.getByLabelText('Add a note');
    backend.session = null;
    await screen.findByRole('dialog', { name: 'You’ve been signed out' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    // A reload would find no session, and the guard's screen would take the page's place.
    expect(router.state.revalidation).toBe('idle');
    backend.session = dana;
    await waitFor(() => expect(screen.queryByText('You’ve been signed out')).toBeNull());
    await find();
    expect(screen.getByLabelText('Add a note')).toBe(note);
  });

  it.each(all)('come back after a lost role and a reload, until Discard: %s', async (name) => {
    const place = await typed(name);
    backend.session = { ...dana, role: null };
    expect(await screen.findByText('You do not have administrator privileges.')).toBeVisible();
    backend.session = dana;
    reload(place);
    await expectRestored(place);
    if (!place.line) return;
    const form = screen.getByText(place.line).closest('form, fieldset');
    await press('Discard');
    expect(screen.queryByText(place.line)).toBeNull();
    expect(form?.contains(document.activeElement)).toBe(true);
    expect(drafts()).toEqual([]);
  });

  it.each(['note', 'booking'])(
    'are not shown to the next person who signs in: %s',
    async (name) => {
      const { find } = await typed(name);
      backend.session = null;
      backend.session = frontDesk;
      await waitFor(() => expect(screen.queryByText('You’ve been signed out')).toBeNull());
      await screen.findByRole('dialog');
      await expect(find()).rejects.toThrow();
      expect(drafts()).toEqual([]);
    },
  );

  it('are only in sessionStorage, and signing out deletes them', async () => {
    await typed('staff');
    expect(drafts()).toHaveLength(1);
    expect(JSON.stringify(sessionStorage)).toContain(words);
    expect(Object.keys(localStorage)).toEqual(['lastActive']);
    await press(/^Dana Reyes/);
    await press('Sign Out');
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a draft', () => {
  it('of a note is deleted when the note is stored; words typed since then stay', async () => {
    const write = backend.hold('addNote');
    await typed('note');
    const note = screen.getByLabelText('Add a note');
    fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(backend.calls('addNote')).toHaveLength(1));
    fireEvent.change(note, { target: { value: `${words} And` } });
    write.release();
    await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull());
    expect(note).toHaveValue(`${words} And`);
    fireEvent.keyDown(note, { key: 'Enter', metaKey: true });
    await waitFor(() => expect(note).toHaveValue(''));
    expect(JSON.stringify(sessionStorage)).not.toContain(words);
  });

  it('of a note keeps its id for every retry, until the words change', async () => {
    await typed('note');
    const id = () => document.querySelector<HTMLInputElement>('[name=entryId]')?.value;
    const first = id();
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    await press('Save note');
    expect(await screen.findByText(/^Failed to save the note/)).toBeVisible();
    reload(placeOf('note'));
    await field('Add a note');
    expect(id()).toBe(first);
    fireEvent.change(screen.getByLabelText('Add a note'), { target: { value: 'Other words.' } });
    expect(id()).not.toBe(first);
  });

  it.each(['note', 'call'])('of a %s is deleted when the history already has it', async (name) => {
    await typed(name);
    const kept = JSON.parse(sessionStorage.getItem(`draft:dana:${name}:maria`) ?? '');
    const by = { uid: 'dana', name: 'Dana Reyes' };
    const note = { kind: 'note', text: words, id: kept.typed.entryId, by, at: new Date() } as const;
    backend.activity = { maria: [note] };
    reload(placeOf(name));
    await screen.findByText(words, { selector: 'p' });
    await waitFor(() => expect(drafts()).toEqual([]));
    expect(screen.queryByText(placeOf(name).line ?? '')).toBeNull();
  });

  it('of a booking keeps the appointment’s id for every retry, and is deleted when booked', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T16:00:00Z') });
    const { router } = await typed('booking');
    const id = () => document.querySelector<HTMLInputElement>('[name=visitId]')?.value;
    const first = id();
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-11-20' } });
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '09:15' } });
    await press(/^Book/);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to book/);
    reload(placeOf('booking'));
    await field(/^Note/);
    expect(id()).toBe(first);
    // A time picked in the calendar later replaces the one in the draft.
    cleanup();
    openRoute(`${placeOf('booking').path}&book=2026-11-21T10:00`);
    await field(/^Note/);
    expect(screen.getByLabelText('Date')).toHaveValue('2026-11-21');
    backend.mend('bookVisit');
    await press(/^Book/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drafts()).toEqual([]);
    expect(router.state.location.search).not.toContain(words);
  });

  it('of a photo is deleted on Cancel and when it is stored', async () => {
    await typed('photo');
    await press('Cancel');
    expect(sessionStorage.getItem('draft:dana:photo:lobby')).toBeNull();
    await press(/^Edit/);
    await fill(/^Caption/);
    backend.mend('changeMediaItem');
    await press('Save changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.getItem('draft:dana:photo:lobby')).toBeNull();
  });

  it('stays in memory when the browser refuses storage, and leaving the page asks first', async () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const place = await typed('note');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => place.router.navigate(place.path));
    await expectRestored(place);
    const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await press('Discard');
    refuse.mockRestore();
    expect(leave()).toBe(true);
  });
});
