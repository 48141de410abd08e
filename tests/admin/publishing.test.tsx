import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadMedia } from '#admin/features/media/upload/upload-media.ts';
import { defaultSettings } from '#admin/features/media/upload/upload-settings.ts';
import { PostEditing } from '#admin/features/posts/saving/editing.ts';
import { tabLabels } from '#admin/features/posts/saving/editor-labels.ts';
import { reviewFrom } from '#domain/clinic/review.ts';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { mediaItemFrom } from '#domain/pictures/media-item.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { by } from '../fake-clinic/contract/case.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { heard } from '../reports.ts';
import { fakeUploadPicture } from './fake-uploads.ts';
import { post } from './post-fixtures.ts';

const hook = 'https://api.netlify.com/build_hooks/5c23';
const live = post({ id: 'pip', title: 'How PIP pays', slug: 'pip', published: true });
const kept = () => localStorage.getItem('pending-publish');

/** Posts to the hook, and when the live build began. */
let posts: RequestInit[];
let builtAt: number;
let isOffline: boolean;

beforeEach(() => {
  fakeUploadPicture();
  posts = [];
  builtAt = Date.parse('2026-11-01T00:00:00Z');
  isOffline = false;
  backend.buildHook = hook;
  backend.posts = [post(), live];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (isOffline) throw new Error('offline');
    if (url === '/build.json') return Response.json({ time: new Date(builtAt).toISOString() });
    expect(url).toBe(hook);
    posts.push(init);
    return Response.error();
  });
});

const list = '/admin/dashboard/blog-posts';
const star = (title: string) => screen.getByRole('button', { name: `Featured: ${title}` });

async function openList() {
  await openPage(list, 'Blog Posts');
  await screen.findByRole('button', { name: 'Featured: How PIP pays' });
}

describe('a public change', () => {
  let now = Date.parse('2026-11-18T19:00:00Z');

  beforeEach(() => {
    const toFake = ['Date', 'setTimeout', 'clearTimeout'] as const;
    // The posts of the test before are more than a minute ago.
    now += 3_600_000;
    vi.useFakeTimers({ toFake: [...toFake], shouldAdvanceTime: true, now });
  });
  const rest = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  async function change() {
    fireEvent.click(star('How PIP pays'));
    expect(await screen.findByText('Live in about two minutes')).toBeVisible();
  }
  const minute = 60;

  it('asks the host once, looks, and says when it is live', async () => {
    await openList();
    await change();
    expect(posts).toEqual([]);
    await rest(6);
    expect(posts).toMatchObject([{ method: 'POST', mode: 'no-cors' }]);
    await rest(2 * minute);
    expect(screen.getByText('Live in about two minutes')).toBeVisible();
    builtAt = Date.now();
    await rest(2 * minute);
    expect(screen.getByText('Live now')).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(kept()).toBeNull();
    expect(await axe()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss the publishing status' }));
    expect(screen.queryByText('Live now')).toBeNull();
  });

  it('is asked for together with the others of a burst, once a minute at most', async () => {
    await openList();
    await change();
    await rest(3);
    await change();
    await rest(3);
    expect(posts).toEqual([]);
    await rest(3);
    expect(posts).toHaveLength(1);
    await change();
    await rest(40);
    expect(posts).toHaveLength(1);
    // A build that began between the two has only the first.
    builtAt = Date.now() - 41_000;
    await rest(20);
    expect(posts).toHaveLength(2);
    expect(screen.getByText('Live in about two minutes')).toBeVisible();
  });

  it('is late after ten minutes, and one press asks again', async () => {
    await openList();
    await change();
    await rest(9 * minute);
    expect(screen.getByText('Live in about two minutes')).toBeVisible();
    await rest(4 * minute);
    expect(screen.getByText('The website hasn’t been rebuilt yet')).toBeVisible();
    expect(await axe()).toEqual([]);
    const again = screen.getByRole('button', { name: 'Ask again' });
    again.focus();
    fireEvent.click(again);
    expect(screen.getByText('Live in about two minutes')).toBeVisible();
    await rest(1);
    expect(posts).toHaveLength(2);
    // The button is gone; the next Tab goes on beside it.
    expect(document.activeElement?.closest('header')).not.toBeNull();
    builtAt = Date.now();
    await rest(1 * minute);
    expect(screen.getByText('Live now')).toBeVisible();
  });

  it('says that the host could not be asked, and tries again', async () => {
    isOffline = true;
    await openList();
    await change();
    await rest(6);
    expect(screen.getByText('The rebuild wasn’t asked for')).toBeVisible();
    expect(heard).toHaveBeenCalledWith('Failed to ask for a build', new Error('offline'));
    isOffline = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await rest(1);
    expect(posts).toHaveLength(1);
    expect(screen.getByText('Live in about two minutes')).toBeVisible();
  });

  it('is told and asked for when its answer got lost, once the database answers', async () => {
    await openList();
    backend.loseAnswer('setFeatured');
    backend.failOnce('tellVisitors', Object.assign(new Error('x'), { code: 'unavailable' }));
    fireEvent.click(star('How PIP pays'));
    expect(await screen.findByRole('alert')).toBeVisible();
    await rest(10);
    expect(backend.calls('tellVisitors')).toHaveLength(1);
    expect(screen.queryByText('Live in about two minutes')).toBeNull();
    await rest(30);
    expect(backend.calls('tellVisitors')).toHaveLength(2);
    await rest(6);
    expect(posts).toHaveLength(1);
    await rest(2 * minute);
    expect(backend.calls('tellVisitors')).toHaveLength(2);
  });

  it('of another tab that is closed at once is asked for and waited for, too', async () => {
    await openList();
    await change();
    await rest(6);
    builtAt = Date.now();
    await rest(4);
    const theirs = { changedAt: Date.now(), askedAt: null };
    localStorage.setItem('pending-publish', JSON.stringify(theirs));
    await rest(20);
    expect(screen.getByText('Live in about two minutes')).toBeVisible();
    expect(posts).toHaveLength(1);
    await rest(1 * minute);
    expect(posts).toHaveLength(2);
    builtAt = Date.now();
    await rest(2 * minute);
    expect(screen.getByText('Live now')).toBeVisible();
    expect(kept()).toBeNull();

    localStorage.setItem('pending-publish', JSON.stringify(theirs));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss the publishing status' }));
    expect(JSON.parse(kept() ?? '')).toEqual(theirs);
  });

  it('is not asked for twice when another tab has asked meanwhile', async () => {
    await openList();
    await change();
    const askedAt = Date.now() + 3000;
    await rest(4);
    localStorage.setItem('pending-publish', JSON.stringify({ changedAt: askedAt - 1, askedAt }));
    await rest(30);
    expect(posts).toEqual([]);
    expect(screen.getByText('Live in about two minutes')).toBeVisible();
  });

  it('is asked for within a minute also when the clock is set back meanwhile', async () => {
    await openList();
    await change();
    vi.setSystemTime(Date.now() - 3_600_000);
    await rest(1 * minute);
    expect(posts).toHaveLength(1);
  });

  it('goes on after a reload, which keeps two times and nothing else', async () => {
    const changedAt = Date.now() - 30_000;
    localStorage.setItem('pending-publish', JSON.stringify({ changedAt, askedAt: null }));
    await openList();
    expect(await screen.findByText('Live in about two minutes')).toBeVisible();
    await rest(1);
    expect(posts).toHaveLength(1);
    expect(JSON.parse(kept() ?? '')).toEqual({ changedAt, askedAt: expect.any(Number) });
  });

  it('is looked for at once after a reload', async () => {
    builtAt = Date.now();
    const pending = { changedAt: builtAt - 90_000, askedAt: builtAt - 85_000 };
    localStorage.setItem('pending-publish', JSON.stringify(pending));
    await openList();
    await rest(1);
    expect(screen.getByText('Live now')).toBeVisible();
    expect(posts).toEqual([]);
  });
});

it('without a hook it says so once, and where to set it', async () => {
  backend.buildHook = '';
  await openList();
  await userEvent.click(star('How PIP pays'));
  expect(await screen.findByText('On the website now')).toBeVisible();
  expect(screen.getByText(/Search engines see it with the next build/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set up publishing' })).toHaveAttribute(
    'href',
    '/admin/publishing',
  );
  expect(kept()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the publishing status' }));
  expect(screen.queryByText('On the website now')).toBeNull();
});

describe('what visitors see', () => {
  const photo = (id: string, stored: Record<string, unknown> = {}) =>
    mediaItemFrom(id, {
      alt: `Picture of ${id}`,
      downloadURL: `https://files.example/${id}.webp`,
      createdAt: new Date('2026-10-15T18:00:00Z'),
      status: 'published',
      visibility: 'public',
      ...stored,
    });
  const robin = staffMemberFrom('s1', { name: 'Sample Robin', title: 'Therapist', order: 2 });
  const picture = new File(['x'], 'new.png', { type: 'image/png' });
  const options = { id: 'new', onProgress: () => {}, signal: new AbortController().signal };

  beforeEach(() => {
    backend.media = [
      photo('lobby'),
      photo('draft', { status: 'draft' }),
      photo('secret', { visibility: 'private' }),
    ];
    backend.staff = [robin];
    vi.spyOn(window, 'confirm').mockReturnValue(true);
  });

  const select = async (id: string) => {
    openRoute('/admin/dashboard/media');
    await userEvent.click(await screen.findByLabelText(`Select Picture of ${id}`));
  };
  const edit = async (id: string, field: string, value: string) => {
    openRoute('/admin/dashboard/media');
    await press(new RegExp(`^Edit.*${id}`));
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText(field), value);
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Photo updated successfully!');
  };
  const publishDraft = () => {
    backend.media = backend.media.map((item) => ({ ...item, status: 'published' }));
  };
  const yes = { permittedOn: '2026-10-20', permittedBy: 'dana' };
  const source = { source: 'Google', sourceUrl: 'https://reviews.example/1' };
  const stored = {
    text: 'On time.',
    name: 'Maria O.',
    reviewedOn: '2026-10-13',
    ...source,
    ...yes,
  };
  const openReviews = async () => {
    backend.reviews = [reviewFrom('r1', stored)];
    await openPage('/admin/settings/reviews');
    await screen.findByText('On time.');
  };
  const publishReview = () => {
    backend.reviews = [reviewFrom('r1', { ...stored, status: 'published' })];
  };
  const save = (stored: typeof live, published: boolean) =>
    new PostEditing(stored, tabLabels, by).save({ published });

  it.each<[string, () => Promise<unknown>]>([
    ['an article is published', () => save(post(), true)],
    ['an article is withdrawn', () => save(live, false)],
    ['an article is edited', () => save(live, true)],
    [
      'an article is deleted in the list',
      async () => {
        await openList();
        await press('Delete How PIP pays');
      },
    ],
    [
      'an article is deleted in the editor',
      async () => {
        openRoute(`${list}/pip`);
        await press(/^Delete/);
      },
    ],
    ['a photo is uploaded', () => uploadMedia(picture, defaultSettings, by, options)],
    [
      'a photo is hidden',
      async () => {
        await select('lobby');
        await press('Hide');
      },
    ],
    [
      'a photo is published',
      async () => {
        await select('draft');
        await press('Publish');
      },
    ],
    ['a photo becomes private', () => edit('lobby', 'Visibility', 'private')],
    ['a photo becomes public', () => edit('secret', 'Visibility', 'public')],
    [
      'the hero is reset',
      async () => {
        backend.sitePictures.hero = {
          url: 'https://files.example/h.webp',
          sizes: [],
          placeholder: '',
        };
        openRoute('/admin/media');
        await press('Reset to Default');
      },
    ],
    [
      'a member of staff is deleted',
      async () => {
        openRoute('/admin/media');
        await press(/^Delete Sample Robin/);
      },
    ],
  ])('changes when %s', async (_, act) => {
    await act();
    await waitFor(() => expect(kept()).not.toBeNull());
    // Pages that were built before read again.
    expect(Date.parse(backend.websiteChange)).not.toBeNaN();
  });

  // The screen shows a draft.
  it.each<[string, () => Promise<unknown>]>([
    [
      'an article is deleted in the list',
      async () => {
        await openList();
        backend.posts = [post({ published: true })];
        await press('Delete Neck pain after a crash');
      },
    ],
    [
      'an article is deleted in the editor',
      async () => {
        openRoute(`${list}/neck`);
        await screen.findByLabelText('Title');
        backend.posts = [post({ published: true })];
        await press(/^Delete/);
      },
    ],
    [
      'an article gets the star',
      async () => {
        await openList();
        backend.posts = [post({ published: true })];
        await userEvent.click(star('Neck pain after a crash'));
      },
    ],
    [
      'a review is changed',
      async () => {
        await openReviews();
        await press('Edit the review of Maria O.');
        fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'In time.' } });
        publishReview();
        await press('Save draft');
      },
    ],
    [
      'a review is deleted',
      async () => {
        await openReviews();
        publishReview();
        await press('Delete the review of Maria O.');
      },
    ],
    [
      'a photo is described',
      async () => {
        openRoute('/admin/dashboard/media');
        await press(/^Edit.*draft/);
        const dialog = within(screen.getByRole('dialog'));
        fireEvent.change(dialog.getByLabelText('Alt text'), { target: { value: 'New' } });
        publishDraft();
        await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
        await userEvent.click(await dialog.findByRole('button', { name: 'Save changes' }));
      },
    ],
    [
      'a photo is deleted',
      async () => {
        await select('draft');
        publishDraft();
        await press('Delete');
        const dialog = within(screen.getByRole('alertdialog'));
        await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
      },
    ],
  ])('changes, where a colleague has published it meanwhile, when %s', async (_, act) => {
    await act();
    await waitFor(() => expect(kept()).not.toBeNull());
  });

  // Who leaves the page before that has not read of a success.
  it.each<[string, () => Promise<unknown>]>([
    ['an article', () => save(post(), true)],
    ['an uploaded photo', () => uploadMedia(picture, defaultSettings, by, options)],
    ['a photo made public', () => edit('secret', 'Visibility', 'public')],
    [
      'a photo hidden in the list',
      async () => {
        await select('lobby');
        await press('Hide');
        await screen.findByText('1 photo hidden');
      },
    ],
  ])('is said to be stored once their pages can know: %s', async (_, act) => {
    const told = backend.hold('tellVisitors');
    const said = vi.spyOn(toast, 'success');
    const isStored = vi.fn();
    const acting = act().then(isStored);
    await waitFor(() => expect(backend.calls('tellVisitors')).toHaveLength(1));
    expect(isStored).not.toHaveBeenCalled();
    expect(said).not.toHaveBeenCalled();
    told.release();
    await acting;
  });

  it.each<[string, Parameters<typeof backend.loseAnswer>[0], () => Promise<unknown>]>([
    ['an article', 'savePost', () => save(post(), true)],
    [
      'an uploaded photo',
      'createMediaItem',
      () => uploadMedia(picture, defaultSettings, by, options).catch(() => {}),
    ],
    [
      'a photo hidden in the list',
      'changeMediaItem',
      async () => {
        await select('lobby');
        await press('Hide');
      },
    ],
  ])('reaches their pages although its answer got lost: %s', async (_, write, act) => {
    backend.loseAnswer(write);
    await act();
    await waitFor(() => expect(backend.calls('tellVisitors')).toHaveLength(1));
  });

  it('is stored also when their pages can’t know yet', async () => {
    backend.fail('tellVisitors');
    await edit('secret', 'Visibility', 'public');
    expect(heard).toHaveBeenCalledWith('Failed to tell visitors of a change', new Error('offline'));
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a draft is saved', () => save(post(), false)],
    [
      'a draft is starred',
      async () => {
        await openList();
        await userEvent.click(star('Neck pain after a crash'));
        await screen.findByText('Post added to featured');
      },
    ],
    ['a draft photo becomes private', () => edit('draft', 'Visibility', 'private')],
    [
      'a private photo is hidden',
      async () => {
        await select('secret');
        await press('Hide');
        await screen.findByText('1 photo hidden');
      },
    ],
    [
      'a photo is uploaded as a draft',
      () => uploadMedia(picture, { ...defaultSettings, status: 'draft' }, by, options),
    ],
    [
      'a save fails',
      async () => {
        backend.fail('savePost');
        await save(live, false);
      },
    ],
  ])('stays when %s', async (_, act) => {
    await act();
    expect(kept()).toBeNull();
    expect(backend.websiteChange).toBe('');
  });
});

describe('the page of publishing', () => {
  const field = () => screen.findByLabelText(/^Build hook/);

  it('is in the palette, stores the hook, and switches it off', async () => {
    backend.buildHook = '';
    openRoute('/admin/dashboard');
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
    await userEvent.type(await screen.findByRole('combobox'), 'publishing{Enter}');
    expect(await screen.findByText('Not connected')).toBeVisible();
    expect(await axe()).toEqual([]);
    await userEvent.type(await field(), ` ${hook} {Enter}`);
    expect(await screen.findByText('Connected')).toBeVisible();
    expect(backend.buildHook).toBe(hook);
    await userEvent.clear(await field());
    await press('Save');
    expect(await screen.findByText('Not connected')).toBeVisible();
    expect(backend.buildHook).toBe('');
  });

  it('refuses another host, and keeps what was typed', async () => {
    openRoute('/admin/publishing');
    await userEvent.clear(await field());
    await userEvent.type(await field(), 'https://evil.example/hook');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('Paste the whole address.');
    expect(await field()).toHaveValue('https://evil.example/hook');
    expect(await field()).toBeInvalid();
    expect(backend.buildHook).toBe(hook);
    expect(await axe()).toEqual([]);
  });

  it.each([
    [0, 'The website passed it'],
    [12, '12 things to change'],
    [null, 'No build has passed it yet'],
  ])('shows what the launch check found: %s', async (problems, words) => {
    backend.launchProblems = problems;
    openRoute('/admin/publishing');
    const card = within(await screen.findByRole('region', { name: 'Launch check' }));
    expect(card.getByText(words)).toBeVisible();
    expect(await axe()).toEqual([]);
  });

  it('says what somebody has to change in a website that is live', async () => {
    backend.launchProblems = 1;
    backend.launchReasons = ['public/pip-guide.pdf has another phone number.'];
    openRoute('/admin/publishing');
    const card = within(await screen.findByRole('region', { name: 'Launch check' }));
    expect(card.getByText(/^Your changes are published all the same/)).toBeVisible();
    expect(card.getByRole('listitem')).toHaveTextContent('has another phone number.');
    expect(await axe()).toEqual([]);
  });

  it('shows the hook that a colleague has stored meanwhile, before it takes its place', async () => {
    openRoute('/admin/publishing');
    const typed = `${hook}-mine`;
    await userEvent.clear(await field());
    await userEvent.type(await field(), typed);
    backend.buildHook = `${hook}-theirs`;
    await press('Save');
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('A colleague just changed this');
    expect(told).toHaveTextContent(`Build hook: ${hook}-theirs`);
    expect(await field()).toHaveValue(typed);
    expect(backend.buildHook).toBe(`${hook}-theirs`);
    await press('Save');
    await waitFor(() => expect(backend.buildHook).toBe(typed));
  });

  it('says when it could not load or save', async () => {
    backend.failOnce('readBuildHook');
    backend.failOnce('saveBuildHook');
    openRoute('/admin/publishing');
    expect(await screen.findByText('Failed to load the publishing settings')).toBeVisible();
    await press('Retry');
    await userEvent.clear(await field());
    await press('Save');
    expect(await screen.findByText(/^Failed to save the build hook/)).toBeVisible();
    expect(await field()).toHaveValue('');
    expect(backend.buildHook).toBe(hook);
  });
});
