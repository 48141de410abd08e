import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentSession, onSessionChange, signOut } from '#data/account/auth.ts';
import { addCall, addNote, listActivity } from '#data/leads/activity-log.ts';
import { countLeads, findDuplicates, getLead, listLeads } from '#data/leads/leads.ts';
import { listImages } from '#data/pictures/images.ts';
import { changeMediaItem, listMediaItems } from '#data/pictures/media-items.ts';
import { countMediaItems } from '#data/pictures/photos.ts';
import { getSiteMedia } from '#data/pictures/site-media.ts';
import {
  countFeatured,
  getPost,
  listEveryPost,
  newPostId,
  savePost,
} from '#data/posts/post-admin.ts';
import { listStaff } from '#data/staff.ts';
import { saveStaffMember } from '#data/staff-admin.ts';
import { bookVisit } from '#data/visits/book-visit.ts';
import { getVisit, listVisits, listVisitsOf } from '#data/visits/visits.ts';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { mediaItemFrom } from '#domain/pictures/media-item.ts';
import { openRoute } from '../open-route.tsx';
import { counts, lead } from './lead-fixtures.ts';
import { post } from './post-fixtures.ts';
import { dana, frontDesk } from './staff.ts';

vi.mock('#data/visits/visits.ts');
vi.mock('#data/account/auth.ts');
vi.mock('#data/visits/book-visit.ts', async (original) => ({
  ...(await original<typeof import('#data/visits/book-visit.ts')>()),
  bookVisit: vi.fn(),
}));
vi.mock('#data/pictures/images.ts');
vi.mock('#data/leads/activity-log.ts');
vi.mock('#data/leads/lead-feed.ts');
vi.mock('#data/leads/leads.ts');
vi.mock('#data/pictures/media-items.ts');
vi.mock('#data/pictures/photos.ts');
vi.mock('#data/posts/post-admin.ts');
vi.mock('#data/pictures/site-media.ts');
vi.mock('#data/staff.ts');
vi.mock('#data/staff-admin.ts');

const words = 'Cries at night.';
const offline = new Error('offline');
let sessionChanges = (_: string | null) => {};
let signedIn: string | null;

function readsWork() {
  vi.mocked(countLeads).mockResolvedValue(counts);
  vi.mocked(getLead).mockResolvedValue(lead());
  vi.mocked(listLeads).mockImplementation(async ({ view }) => ({
    leads: view === 'contacted' ? [] : [lead()],
    next: null,
  }));
  vi.mocked(listActivity).mockResolvedValue([]);
  vi.mocked(findDuplicates).mockResolvedValue([]);
  vi.mocked(listVisits).mockResolvedValue([]);
  vi.mocked(listVisitsOf).mockResolvedValue([]);
  vi.mocked(getVisit).mockResolvedValue(null);
  vi.mocked(getSiteMedia).mockResolvedValue(null);
  vi.mocked(listImages).mockResolvedValue({ images: [], next: null });
  vi.mocked(countMediaItems).mockResolvedValue({ kept: 1, trashed: 0 });
  vi.mocked(countFeatured).mockResolvedValue(0);
  vi.mocked(getPost).mockResolvedValue(post());
  vi.mocked(listEveryPost).mockResolvedValue({ posts: [], total: 0 });
  const robin = staffMemberFrom('s1', { name: 'Sample Robin', title: 'Therapist' });
  vi.mocked(listStaff).mockResolvedValue([robin]);
  const lobby = mediaItemFrom('lobby', { alt: 'The lobby', caption: 'Lobby' });
  vi.mocked(listMediaItems).mockResolvedValue({ items: [lobby], next: null });
}

function readsFail() {
  for (const read of [
    countLeads,
    getLead,
    listLeads,
    listActivity,
    listVisits,
    getSiteMedia,
    listImages,
    listMediaItems,
    countMediaItems,
    listStaff,
    getPost,
    countFeatured,
  ]) {
    vi.mocked<(...args: never[]) => Promise<unknown>>(read).mockRejectedValue(offline);
  }
}

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  signedIn = 'dana';
  vi.mocked(currentSession).mockResolvedValue(dana);
  vi.mocked(onSessionChange).mockImplementation((listener) => {
    sessionChanges = (uid) => {
      signedIn = uid;
      listener(uid);
    };
    listener(signedIn);
    return () => {};
  });
  vi.mocked(newPostId).mockReturnValue('fresh');
  readsWork();
  for (const write of [addNote, addCall, bookVisit, changeMediaItem, saveStaffMember]) {
    vi.mocked<(...args: never[]) => Promise<unknown>>(write).mockRejectedValue(offline);
  }
  vi.mocked(savePost).mockRejectedValue(offline);
});
afterEach(() => localStorage.clear());

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
const fill = async (label: string | RegExp) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: words } });
const field = async (label: string | RegExp) =>
  expect(await screen.findByLabelText(label)).toHaveValue(words);

type Place = {
  path: string;
  /** From the page to the form. */
  open?: () => Promise<unknown>;
  type: () => Promise<unknown>;
  /** In the form that stayed as it was. */
  find: () => Promise<unknown>;
  /** In a form that was opened later. */
  restored?: () => Promise<unknown>;
  /** Says that the words are from before. */
  line?: string;
  /** Says that what is around them could not be read again. */
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
    stale: 'This request could not be updated',
  },
  call: {
    path: request,
    type: async () => {
      await press('No answer');
      await screen.findByText(notLogged);
    },
    find: () => screen.findByText(notLogged),
    line: notLogged,
    stale: 'This request could not be updated',
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
  staff: {
    path: '/admin/media',
    open: () => press('Edit Sample Robin'),
    type: () => fill(/^Bio/),
    find: () => field(/^Bio/),
    line: 'Unsaved changes restored',
    stale: 'Failed to load clinic photos',
  },
  article: {
    path: '/admin/posts/neck',
    type: async () => {
      await fill('Summary');
      await waitFor(() => expect(localStorage).toHaveLength(1));
    },
    find: () => field('Summary'),
    restored: async () => {
      await press('Restore');
      await field('Summary');
    },
  },
};
const all = Object.keys(places);
const inDialogs = ['note', 'call', 'booking', 'photo'];

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

/** The form again, after it was left, and what it then shows. */
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

describe('words of staff that are not stored yet', () => {
  it.each(inDialogs)('are there again after Escape, Close and a click beside: %s', async (name) => {
    const place = await typed(name);
    for (const leave of Object.values(waysOut)) {
      await leave(screen.getByRole('dialog'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      if (!place.open) await act(() => place.router.navigate(place.path));
      await expectRestored(place);
    }
  });

  it('are there again after a visit to another page', async () => {
    const place = await typed('staff');
    await act(() => place.router.navigate('/admin/posts'));
    await screen.findByRole('heading', { name: 'Posts' });
    await act(() => place.router.navigate(place.path));
    await expectRestored(place);
  });

  it.each(all)(
    'stay in their form when a reload fails, and when it works again: %s',
    async (name) => {
      const { router, find, stale } = await typed(name);
      readsFail();
      await act(() => router.revalidate());
      await find();
      if (stale) expect(screen.getByText(stale)).toBeVisible();
      readsWork();
      await act(() => router.revalidate());
      await find();
    },
  );

  it.each(all)('wait outside the document while another tab has signed out: %s', async (name) => {
    const { find } = await typed(name);
    act(() => sessionChanges(null));
    await screen.findByRole('dialog', { name: 'You have been signed out' });
    expect(document.body).not.toHaveTextContent(/Maria|Robin|Lobby|Neck/);
    expect(document.querySelector('input, textarea, select')).toBeNull();
    act(() => sessionChanges('dana'));
    await waitFor(() => expect(screen.queryByText('You have been signed out')).toBeNull());
    await find();
  });

  it.each(all)(
    'are there again after a lost role and a reload, until Discard: %s',
    async (name) => {
      const place = await typed(name);
      vi.mocked(currentSession).mockResolvedValue({ ...dana, isAdmin: false });
      await act(() => place.router.revalidate());
      expect(await screen.findByText('You do not have administrator privileges.')).toBeVisible();
      vi.mocked(currentSession).mockResolvedValue(dana);
      reload(place);
      await expectRestored(place);
      if (!place.line) return;
      const form = screen.getByText(place.line).closest('form, fieldset');
      await press('Discard');
      expect(screen.queryByText(place.line)).toBeNull();
      expect(form?.contains(document.activeElement)).toBe(true);
      expect(JSON.stringify(sessionStorage)).not.toContain('draft:');
    },
  );

  it.each(['note', 'booking'])('are not for the next person: %s', async (name) => {
    const { find } = await typed(name);
    act(() => sessionChanges(null));
    vi.mocked(currentSession).mockResolvedValue(frontDesk);
    act(() => sessionChanges('front-desk'));
    await waitFor(() => expect(screen.queryByText('You have been signed out')).toBeNull());
    await screen.findByRole('dialog');
    await expect(find()).rejects.toThrow();
    expect(JSON.stringify(sessionStorage)).not.toContain('draft:');
  });

  it('are gone after signing out, and were in no other storage', async () => {
    await typed('staff');
    vi.mocked(signOut).mockResolvedValue();
    expect(JSON.stringify(sessionStorage)).toContain(words);
    expect(localStorage).toHaveLength(0);
    await press('Sign Out');
    await screen.findByRole('heading', { name: 'Admin Login' });
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a draft', () => {
  it('of a note goes once it is stored, and what was typed meanwhile stays', async () => {
    let store = () => {};
    vi.mocked(addNote).mockReturnValue(
      new Promise((resolve) => {
        store = () => resolve();
      }),
    );
    await typed('note');
    const note = screen.getByLabelText('Add a note');
    fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(addNote).toHaveBeenCalledOnce());
    fireEvent.change(note, { target: { value: `${words} And` } });
    await act(async () => store());
    await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull());
    expect(note).toHaveValue(`${words} And`);
    fireEvent.keyDown(note, { key: 'Enter', metaKey: true });
    await waitFor(() => expect(note).toHaveValue(''));
    expect(JSON.stringify(sessionStorage)).not.toContain(words);
  });

  it('of a note keeps the id of its words for every try', async () => {
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

  it.each(['note', 'call'])('of a %s goes when the history has it already', async (name) => {
    await typed(name);
    const kept = JSON.parse(sessionStorage.getItem(`draft:dana:${name}:maria`) ?? '');
    const by = { uid: 'dana', name: 'Dana Reyes' };
    const deed = { kind: 'note', text: words } as const;
    vi.mocked(listActivity).mockResolvedValue([
      { ...deed, id: kept.typed.entryId, by, at: new Date() },
    ]);
    reload(placeOf(name));
    await screen.findByText(words, { selector: 'p' });
    await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('draft:'));
    expect(screen.queryByText(placeOf(name).line ?? '')).toBeNull();
  });

  it('of a booking keeps the appointment’s id for every try, and goes once it is booked', async () => {
    const { router } = await typed('booking');
    const id = () => document.querySelector<HTMLInputElement>('[name=appointmentId]')?.value;
    const first = id();
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2030-11-20' } });
    fireEvent.change(screen.getByLabelText('Start'), { target: { value: '09:15' } });
    await press(/^Book/);
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to book/);
    reload(placeOf('booking'));
    await field(/^Note/);
    expect(id()).toBe(first);
    // A time that is picked in the calendar is the later choice.
    cleanup();
    openRoute(`${placeOf('booking').path}&book=2030-11-21T10:00`);
    await field(/^Note/);
    expect(screen.getByLabelText('Date')).toHaveValue('2030-11-21');
    vi.mocked(bookVisit).mockResolvedValue({
      patientName: 'M',
      startsAt: new Date(),
    } as never);
    await press(/^Book/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(JSON.stringify(sessionStorage)).not.toContain('draft:');
    expect(router.state.location.search).not.toContain(words);
  });

  it('of a photo goes with Cancel, and when it is stored', async () => {
    await typed('photo');
    await press('Cancel');
    expect(sessionStorage.getItem('draft:dana:photo:lobby')).toBeNull();
    await press(/^Edit/);
    await fill(/^Caption/);
    vi.mocked(changeMediaItem).mockResolvedValue();
    await press('Save changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.getItem('draft:dana:photo:lobby')).toBeNull();
  });

  it('lasts as long as the page where the browser keeps nothing, and a reload asks', async () => {
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
