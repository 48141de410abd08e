import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '#data/account/auth.ts';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { mediaItemFrom } from '#domain/pictures/media-item.ts';
import { type Visit, visitFrom } from '#domain/visits/visit.ts';
import { noMail } from '#domain/visits/visit-mail.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import type { Name } from '../fake-clinic/data.ts';
import { dana } from '../fake-clinic/people.ts';
import { openRoute } from '../open-route.tsx';
import { endOf } from '../type-fixtures.ts';
import { fakeUploadPicture } from './fake-uploads.ts';
import { hoursAgo, lead, now } from './lead-fixtures.ts';
import { post } from './post-fixtures.ts';

const error = (code: string) => Object.assign(new Error(`raw words: ${code}`), { code });
const lost = error('unavailable');

const startsAt = new Date('2026-11-19T21:00:00Z');
const sofia = visitFrom('sofia', {
  ...{ patientName: 'Sofia Lindqvist', providerId: 's1', providerName: 'Sample Robin', startsAt },
  ...{ type: 're_examination', status: 'scheduled', sequence: 4, updatedAt: now },
}) as Visit;
const lobby = mediaItemFrom('lobby', {
  ...{ downloadURL: 'https://files.example/lobby.webp', alt: 'The lobby', caption: 'Lobby' },
  ...{ status: 'published', visibility: 'public', createdAt: now },
});
const robin = staffMemberFrom('s1', { name: 'Sample Robin', title: 'Therapist', order: 2 });
const heroUrl = 'https://files.example/hero.webp';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const picture = { url: heroUrl, sizes: [], placeholder: '' };
  backend.leads = [lead()];
  backend.staff = [robin];
  backend.visits = [sofia];
  backend.posts = [post()];
  backend.media = [lobby, { ...lobby, id: 'trashed', trashedAt: now }];
  backend.sitePictures = { logo: picture, hero: picture };
  fakeUploadPicture();
  vi.spyOn(window, 'confirm').mockReturnValue(true);
});

const press = async (name: string | RegExp) =>
  userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
const choose = async (status: string, item: string) => {
  await press(new RegExp(`^${status}: change status`));
  await userEvent.click(screen.getByRole('menuitem', { name: item }));
};
const badge = (status: string) => () =>
  expect(
    screen.getAllByRole('button', { name: new RegExp(`^${status}: change status`) })[0],
  ).toBeVisible();
const visit = () => screen.findByRole('link', { name: /^Sofia Lindqvist [\w-]+, 2:00 PM/ });
const chooseFile = async (name: string) => {
  const file = new File(['x'], 'new.png', { type: 'image/png' });
  const [first] = await screen.findAllByLabelText(name, { selector: 'input' });
  fireEvent.change(first as HTMLElement, { target: { files: [file] } });
};
const picture = (name: string) => () =>
  expect(screen.getByRole('img', { name })).toHaveAttribute('src', heroUrl);

const appointments = '/admin/dashboard/appointments';
const pip = '/admin/dashboard/pip-leads';
const statusFailed = 'Failed to update lead status. Please try again.';
const visitFailed = 'Failed to change the visit. Please try again.';

type Row = {
  what: string;
  at: string;
  leads?: Lead[];
  visits?: Visit[];
  fails: Name;
  /** Starts the write. */
  act: () => Promise<unknown>;
  says: string;
  /** The screen shows the stored state. */
  shows: () => unknown;
};

const rows: Row[] = [
  {
    what: 'A-ERR-14 a status of the badge menu',
    at: appointments,
    fails: 'setLeadStatus',
    act: () => choose('New', 'Mark completed'),
    says: statusFailed,
    shows: badge('New'),
  },
  {
    what: 'a request marked as spam',
    at: appointments,
    fails: 'setLeadStatus',
    act: () => choose('New', 'Mark as spam'),
    says: statusFailed,
    shows: badge('New'),
  },
  {
    what: 'several requests at once',
    at: appointments,
    fails: 'setLeadStatus',
    act: async () => {
      await userEvent.click(
        await screen.findByRole('checkbox', { name: 'Select all on this page' }),
      );
      await press('Mark contacted');
    },
    says: 'Failed to update 1 request. Please try again.',
    shows: badge('New'),
  },
  {
    what: 'a request cleared of spam',
    at: `${appointments}?status=spam`,
    leads: [lead({ spam: true })],
    fails: 'markNotSpam',
    act: () => choose('Spam', 'Not spam'),
    says: statusFailed,
    shows: badge('Spam'),
  },
  {
    what: 'A-ERR-15 a dismissed lead',
    at: pip,
    leads: [lead({ type: 'pip' })],
    fails: 'setLeadStatus',
    act: async () => {
      await press('Dismiss Maria Olsen');
      await press('Dismiss lead');
    },
    says: 'Failed to dismiss lead. Please try again.',
    shows: badge('New'),
  },
  {
    what: 'a restored lead',
    at: `${pip}?status=dismissed`,
    leads: [lead({ type: 'pip', status: 'dismissed' })],
    fails: 'setLeadStatus',
    act: () => press('Restore Maria Olsen'),
    says: statusFailed,
    shows: badge('Dismissed'),
  },
  {
    what: 'a call',
    at: `${appointments}/maria`,
    fails: 'addCall',
    act: () => press('Reached'),
    says: 'Failed to log the call. Please try again.',
    shows: () => expect(screen.queryByText(/^Call logged/)).toBeNull(),
  },
  {
    what: 'a note',
    at: `${appointments}/maria`,
    fails: 'addNote',
    act: async () => {
      await userEvent.type(await screen.findByLabelText('Add a note'), 'On crutches.');
      await press('Save note');
    },
    says: 'Failed to save the note. Please try again.',
    shows: () => expect(screen.getByLabelText('Add a note')).toHaveValue('On crutches.'),
  },
  {
    what: 'A-ERR-09 a star',
    at: '/admin/dashboard/blog-posts',
    fails: 'setFeatured',
    act: () => press(/^Featured:/),
    says: 'Failed to update featured status. Please try again.',
    shows: () =>
      expect(screen.getByRole('button', { name: /^Featured:/ })).toHaveAttribute(
        'aria-pressed',
        'false',
      ),
  },
  {
    what: 'A-ERR-10 a deleted article',
    at: '/admin/dashboard/blog-posts',
    fails: 'deletePost',
    act: () => press(/^Delete /),
    says: 'Failed to delete post. Please try again.',
    shows: () => expect(screen.getByRole('button', { name: /^Featured:/ })).toBeVisible(),
  },
  {
    what: 'a visit that is moved',
    at: '/admin/schedule',
    fails: 'changeVisit',
    act: async () => {
      (await visit()).focus();
      await userEvent.keyboard('m{ArrowDown}{Enter}');
    },
    says: visitFailed,
    shows: visit,
  },
  {
    what: 'a visit that is confirmed',
    at: '/admin/schedule?visit=sofia',
    fails: 'changeVisit',
    act: () => press('Confirm'),
    says: visitFailed,
    shows: () => expect(screen.getByText('Scheduled', { selector: '.badge' })).toBeVisible(),
  },
  {
    what: 'a visit that is confirmed in the list of its day',
    at: '/admin/schedule/next-day',
    fails: 'changeVisit',
    act: () => press('Confirm: Sofia Lindqvist'),
    says: visitFailed,
    shows: () => expect(screen.getByRole('region', { name: /^Not notified/ })).toBeVisible(),
  },
  {
    what: 'a mail that is called off',
    at: '/admin/schedule?visit=sofia',
    visits: [{ ...sofia, patientEmail: 'sofia@example.com', mail: { ...noMail, askedAt: now } }],
    fails: 'callOffMail',
    act: () => press('Don’t send'),
    says: visitFailed,
    shows: () => expect(screen.getByText('An email goes out in about two minutes')).toBeVisible(),
  },
  {
    what: 'a patient’s answer that is dealt with',
    at: '/admin/schedule?visit=sofia',
    visits: [{ ...sofia, answer: { kind: 'move', words: '', at: now, open: true } }],
    fails: 'closeAnswer',
    act: () => press('Done'),
    says: visitFailed,
    shows: () => expect(screen.getByText('Asks for another time')).toBeVisible(),
  },
  {
    what: 'a booking',
    at: '/admin/schedule?book=2026-11-20T09:15',
    fails: 'bookVisit',
    act: async () => {
      await userEvent.type(await screen.findByLabelText('Patient'), 'Ben Whitaker');
      await press('Book visit');
    },
    says: 'Failed to book the visit. Please try again.',
    shows: () => expect(screen.getByLabelText('Patient')).toHaveValue('Ben Whitaker'),
  },
  {
    what: 'A-ERR-21 a photo that is deleted',
    at: '/admin/dashboard/media',
    fails: 'trashMediaItem',
    act: async () => {
      await press('Delete Lobby');
      await press('Delete');
    },
    says: 'Failed to delete photo.',
    shows: () => expect(screen.getByText('Lobby', { selector: 'p' })).toBeInTheDocument(),
  },
  {
    what: 'a photo that is restored',
    at: '/admin/dashboard/media?view=trash',
    fails: 'restoreMediaItem',
    act: () => press(/^Restore\s*Lobby/),
    says: 'Failed to update photo.',
    shows: () => expect(screen.getByText('Lobby', { selector: 'p' })).toBeVisible(),
  },
  {
    what: 'a photo that is deleted for ever',
    at: '/admin/dashboard/media?view=trash',
    fails: 'deleteMediaItem',
    act: async () => {
      await press(/^Delete forever\s*Lobby/);
      await press('Delete forever');
    },
    says: 'Failed to delete photo.',
    shows: () => expect(screen.getByText('Lobby', { selector: 'p' })).toBeInTheDocument(),
  },
  {
    what: 'a photo that is hidden',
    at: '/admin/dashboard/media',
    fails: 'changeMediaItem',
    act: async () => {
      await press(/^Edit\s*Lobby/);
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.selectOptions(dialog.getByLabelText('Visibility'), 'private');
      await press('Save changes');
    },
    says: 'Failed to update photo.',
    shows: () => expect(screen.queryByText('Private', { selector: '.sr-only' })).toBeNull(),
  },
  {
    what: 'the order of staff',
    at: '/admin/media',
    fails: 'saveStaffMember',
    act: async () => {
      await press('Edit Sample Robin');
      await userEvent.type(screen.getByLabelText('Order'), '1');
      await press('Save');
    },
    says: 'Failed to save staff member.',
    shows: () => expect(screen.getByLabelText('Order')).toHaveValue('21'),
  },
  {
    what: 'a member of staff who is deleted',
    at: '/admin/media',
    fails: 'deleteStaffMember',
    act: () => press('Delete Sample Robin'),
    says: 'Failed to delete staff member.',
    shows: () => expect(screen.getByText('Sample Robin')).toBeVisible(),
  },
  {
    what: 'the hero',
    at: '/admin/media',
    fails: 'setSiteMedia',
    act: async () => {
      await screen.findByRole('img', { name: 'Current hero' });
      await chooseFile('Upload image');
    },
    says: 'Failed to upload hero image.',
    shows: picture('Current hero'),
  },
  {
    what: 'the hero that is reset',
    at: '/admin/media',
    fails: 'resetSiteMedia',
    act: () => press('Reset to Default'),
    says: 'Failed to reset hero image.',
    shows: picture('Current hero'),
  },
  {
    what: 'the logo',
    at: '/admin/dashboard/media',
    fails: 'setSiteMedia',
    act: async () => {
      await screen.findByRole('img', { name: 'Current logo' });
      await chooseFile('Upload logo');
    },
    says: 'Failed to upload logo.',
    shows: picture('Current logo'),
  },
];

describe('a write that failed is not shown as done', () => {
  it.each(rows)('$what', async ({ at, leads, visits, fails, act: write, says, shows }) => {
    if (leads) backend.leads = leads;
    if (visits) backend.visits = visits;
    backend.fail(fails, lost);
    openRoute(at);
    await write();
    const text = await screen.findByText(`${says} The server didn’t answer.`);
    expect(text).toBeVisible();
    // An alert, or what a field says.
    expect(text.closest('[role="alert"], .err')).not.toBeNull();
    await waitFor(() => shows());
    await shows();
    expect(screen.queryByText(/raw words/)).toBeNull();
  });
});

describe('a failed write shows its reason', () => {
  const admin = async () => dana;
  it.each<[string, Error, () => Promise<Session | null>, string]>([
    [
      'signed out',
      error('permission-denied'),
      async () => null,
      'You are signed out. Sign in again',
    ],
    [
      'without the role',
      error('permission-denied'),
      async () => ({ ...dana, role: null }),
      'Your account no',
    ],
    ['refused by the rules', error('permission-denied'), admin, 'It wasn’t accepted'],
    ['an invalid value', error('invalid-argument'), admin, 'It wasn’t accepted'],
    ['without an answer', error('unknown'), admin, 'The server didn’t answer.'],
    ['deleted meanwhile', error('not-found'), admin, 'A colleague deleted it.'],
    [
      'refused, and the role cannot be read',
      error('permission-denied'),
      async () => Promise.reject(lost),
      'The server didn’t answer.',
    ],
  ])('%s', async (_, cause, reload, reason) => {
    backend.answer('setLeadStatus', async () => {
      backend.answer('reloadSession', reload);
      throw cause;
    });
    openRoute(appointments);
    await screen.findAllByRole('button', { name: /^New: change status/ });
    await choose('New', 'Mark completed');
    const text = await screen.findByText(new RegExp(`^${statusFailed} ${reason}`));
    expect(text.closest('[role="alert"]')).toBeVisible();
  });

  it('offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.fail('setLeadStatus', error('unknown'));
    openRoute(appointments);
    await choose('New', 'Mark completed');
    expect(await screen.findByText(`${statusFailed} You appear to be offline.`)).toBeVisible();
  });
});

describe('the later of two people reads', () => {
  const changed = 'A colleague just changed this, so your change wasn’t saved';

  it('that a colleague changed it, without a name in the history', async () => {
    openRoute(appointments);
    await screen.findAllByRole('button', { name: /^New: change status/ });
    const write = backend.hold('setLeadStatus');
    await choose('New', 'Mark completed');
    backend.leads = [lead({ status: 'in_review' })];
    write.release();
    expect(await screen.findByText(/^A colleague changed this meanwhile, so/)).toBeVisible();
  });

  it('who set another status; nothing is overwritten', async () => {
    openRoute(appointments);
    await screen.findAllByRole('button', { name: /^New: change status/ });
    const write = backend.hold('setLeadStatus');
    await choose('New', 'Mark completed');
    const by = { uid: 'sam', name: 'Sam Ortiz' };
    const mine = { uid: 'dana', name: 'Dana Reyes' };
    backend.activity.maria = [
      { id: 'a', kind: 'note', text: 'On crutches.', by: mine, at: hoursAgo(0) },
      { id: 'b', kind: 'status', from: 'new', to: 'in_review', by, at: hoursAgo(0) },
    ];
    backend.leads = [lead({ status: 'in_review' })];
    write.release();
    const text = await screen.findByText(/^Sam Ortiz changed this to In review just now, so/);
    expect(text.closest('[role="alert"]')).toBeVisible();
    await waitFor(badge('Contacted'));
    expect(backend.leads).toMatchObject([{ status: 'in_review' }]);
    // The screen shows the new status now, so the same press is stored.
    await choose('Contacted', 'Mark completed');
    expect(await screen.findByText('Marked completed')).toBeVisible();
  });

  it('the new fields of a staff member; a second save replaces them', async () => {
    const theirs = { ...robin, bio: 'Ten years of experience.' };
    openRoute('/admin/media');
    await press('Edit Sample Robin');
    await userEvent.type(screen.getByLabelText('Title'), ' and more');
    const write = backend.hold('saveStaffMember');
    await press('Save');
    backend.staff = [theirs];
    write.release();
    const notice = (await screen.findByText(changed)).closest('[role="alert"]');
    expect(notice).toHaveTextContent('Bio: Ten years of experience.');
    expect(notice).toHaveTextContent('Title: Therapist');
    expect(notice).not.toHaveTextContent('Name:');
    expect(screen.getByLabelText('Title')).toHaveValue('Therapist and more');
    expect(await axe()).toEqual([]);
    await press('Save');
    const after = { ...theirs, title: 'Therapist and more', bio: '' };
    await waitFor(() => expect(backend.staff).toEqual([after]));
  });

  it("a photo's new details; a second save replaces them", async () => {
    const theirs = { ...lobby, tags: ['Reception'], visibility: 'private' as const };
    openRoute('/admin/dashboard/media');
    await press(/^Edit\s*Lobby/);
    const dialog = within(screen.getByRole('dialog', { name: 'Edit photo' }));
    await userEvent.type(dialog.getByLabelText(/Caption/), ' at six');
    const write = backend.hold('changeMediaItem');
    await press('Save changes');
    backend.media = [theirs];
    write.release();
    const notice = (await dialog.findByText(changed)).closest('[role="alert"]');
    expect(notice).toHaveTextContent('Caption: Lobby');
    expect(notice).toHaveTextContent('Visibility: private');
    expect(notice).toHaveTextContent('Tags: Reception');
    expect(dialog.getByLabelText(/Caption/)).toHaveValue('Lobby at six');
    await press('Save changes');
    const after = { ...theirs, caption: 'Lobby at six', tags: [], visibility: 'public' };
    await waitFor(() => expect(backend.media).toEqual([after]));
  });

  it('the new fields of a visit; a second save replaces them', async () => {
    const theirs = { ...sofia, note: 'Brings the report.', sequence: 5 };
    openRoute('/admin/schedule?visit=sofia&move=');
    await userEvent.selectOptions(await screen.findByLabelText('Start'), '3:00 PM');
    // The feed loads their version. The form still saves against the version that it opened with.
    backend.visits = [theirs];
    await waitFor(() =>
      expect(screen.getByLabelText(/^Note for staff/)).toHaveDisplayValue('Brings the report.'),
    );
    await press('Save changes');
    const notice = (await screen.findByText(changed)).closest('[role="alert"]');
    expect(notice).toHaveTextContent('Time: Thu, Nov 19, 2:00 PM');
    expect(notice).not.toHaveTextContent('Note for staff');
    expect(screen.getByLabelText('Start')).toHaveDisplayValue('3:00 PM');
    await press('Save changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sequences = backend.calls('changeVisit').map(([, , , seen]) => seen);
    expect(sequences).toMatchObject([{ sequence: 4 }, { sequence: 5 }]);
  });

  it('that a visit has moved before the drag', async () => {
    openRoute('/admin/schedule');
    (await visit()).focus();
    const write = backend.hold('changeVisit');
    await userEvent.keyboard('m{ArrowDown}{Enter}');
    const at4 = new Date('2026-11-19T23:00:00Z');
    backend.visits = [{ ...sofia, startsAt: at4, endsAt: endOf(at4, 're_examination') }];
    write.release();
    expect(
      await screen.findByText(/^A colleague just changed this visit, so your change wasn’t/),
    ).toBeVisible();
    expect(
      await screen.findByRole('link', { name: /^Sofia Lindqvist [\w-]+, 4:00 PM/ }),
    ).toBeVisible();
  });
});
