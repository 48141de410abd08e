import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirebaseError } from 'firebase/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadMedia } from '#admin/features/media/upload/upload-media.ts';
import { PictureError } from '#admin/shared/pictures/picture-error.ts';
import { uploadPicture } from '#admin/shared/pictures/upload-picture.ts';
import { ShownError } from '#data/problems/shown-error.ts';
import { staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { libraryImageFrom } from '#domain/pictures/library-image.ts';
import { storedSizes } from '#domain/pictures/photo-size.ts';
import { clinic } from '../../scripts/seed/sample-clinic.ts';
import { axe } from '../axe.ts';
import { countReads } from '../count-reads.ts';
import { backend } from '../fake-clinic/backend.ts';
import { dana } from '../fake-clinic/people.ts';
import { openPage, openRoute } from '../open-route.tsx';
import { follow, press } from '../press.ts';
import { dropReports } from '../reports.ts';
import { fakeUploadMedia, fakeUploadPicture, uploaded } from './fake-uploads.ts';
import { now } from './lead-fixtures.ts';
import { item } from './media-fixtures.ts';
import { post } from './post-fixtures.ts';
import { savedFiles } from './saved-files.ts';
import { visit } from './visit-fixtures.ts';

const lobby = item('lobby', {
  caption: 'Sunrise lobby',
  tags: ['Reception', 'Waiting Room', 'Office', 'Staff', 'Rehab'],
});
const draft = item('draft', { status: 'draft', tags: ['Rehab'] });
const secret = item('secret', { visibility: 'private' });
const robin = staffMemberFrom('s1', { name: 'Sample Robin', title: 'Therapist', order: 2 });

const storedPicture = {
  url: uploaded.url,
  sizes: storedSizes(uploaded.variants),
  placeholder: uploaded.placeholder,
};

beforeEach(() => {
  backend.staff = [robin];
  backend.media = [lobby, draft, secret];
  fakeUploadMedia();
  fakeUploadPicture();
});

const openTab = (search = '') => openPage(`/admin/dashboard/media${search}`, 'Media Manager');
const openManager = () => openPage('/admin/media', 'Media Manager');
const panel = (name: string) => within(screen.getByRole('region', { name }));
const card = (text: string) => {
  const found = screen
    .getAllByRole('listitem')
    .find(
      (each) => each.textContent.includes(text) && within(each).queryAllByRole('button').length > 0,
    );
  if (!found) throw new Error(`no card ${text}`);
  return within(found);
};
/** The title of a card. Buttons repeat it for screen readers. */
const shown = (title: string) => screen.findByText(title, { selector: 'p' });
const storedItem = (id: string) => backend.media.find((each) => each.id === id);
const png = new File(['x'], 'new.png', { type: 'image/png' });
const chooseFile = (name: string, file: File) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), {
    target: { files: [file] },
  });

describe('the tab', () => {
  it('A-MEDIA-05 renders no photo again when a dialog opens', async () => {
    const office = item('office', { caption: 'Office' });
    const reads = countReads(office, 'visibility');
    backend.media = [lobby, office];
    await openTab();
    await shown('Office');
    const before = reads();
    expect(before).toBeGreaterThan(0);
    await userEvent.click(card('Sunrise lobby').getByRole('button', { name: /^Edit/ }));
    await screen.findByRole('dialog');
    expect(reads()).toBe(before);
  });

  it('A-MEDIA-03 A-MEDIA-04 A-MEDIA-05 has the logo, the photos with their settings, and a tip', async () => {
    await openTab();
    expect(await panel('Logo').findByRole('button', { name: 'Upload logo' })).toBeVisible();
    expect(panel('Clinic Photos').getByText('Upload settings')).toBeVisible();
    expect(screen.getByText(/help patients prepare for their visits/)).toBeVisible();
    await shown('Sunrise lobby');
    expect(await axe()).toEqual([]);
  });

  it('A-MEDIA-06 A-MEDIA-07 A-MEDIA-08 shows three tags and how many more, drafts and locks', async () => {
    await openTab();
    await shown('Sunrise lobby');
    const tags = within(card('Sunrise lobby').getByRole('list', { name: 'Tags' }));
    expect(tags.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Reception',
      'Waiting Room',
      'Office',
      '+2',
    ]);
    expect(card('Picture of draft').getByText('Draft')).toBeVisible();
    expect(card('Picture of secret').getByText('Private')).toBeInTheDocument();
  });

  it('filters all photos by word and tag', async () => {
    const router = await openTab();
    await shown('Sunrise lobby');
    await userEvent.selectOptions(screen.getByLabelText('Tag'), 'Rehab');
    await waitFor(() => expect(router.state.location.search).toBe('?tag=Rehab'));
    expect(await screen.findByText('2 of 3 items')).toBeVisible();
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Search photos' }),
      'nothing{Enter}',
    );
    expect(await screen.findByText('No photos match')).toBeVisible();
    expect(backend.calls('listEveryMediaItem')).not.toEqual([]);
  });

  it('A-ERR-18 says that the photos did not load, and tries again', async () => {
    backend.failOnce('listMediaItems');
    await openTab();
    expect(await screen.findByText('Failed to load clinic photos')).toBeVisible();
    await press('Retry');
    expect(await shown('Sunrise lobby')).toBeVisible();
  });

  it.each([
    ['counts a single photo as one item', [lobby], '1 item'],
    ['is empty at first', [], 'No clinic photos yet'],
  ])('%s', async (_, media, words) => {
    backend.media = media;
    await openTab();
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('loads more', async () => {
    const pages = async (after?: string | null) =>
      after ? { items: [draft], next: null } : { items: [lobby], next: 'lobby' };
    backend.answer('listMediaItems', pages);
    await openTab();
    const more = await screen.findByRole('button', { name: 'Load more' });
    backend.fail('listMediaItems');
    await userEvent.click(more);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load clinic photos');
    backend.answer('listMediaItems', pages);
    await press('Load more');
    expect(await shown('Picture of draft')).toBeVisible();
    expect(backend.calls('listMediaItems').at(-1)).toEqual(['lobby']);
    expect(await shown('Sunrise lobby')).toBeVisible();
  });
});

describe('the two addresses', () => {
  it('have one heading, one row of links and the same photos', async () => {
    const router = await openTab();
    await shown('Sunrise lobby');
    const link = (name: string) => screen.getByRole('link', { name });
    expect(link('Photos and logo')).toHaveAttribute('aria-current', 'true');
    await userEvent.click(link('Hero, staff, blog images'));
    expect(await screen.findByRole('region', { name: 'Homepage hero' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/media');
    expect(await shown('Sunrise lobby')).toBeVisible();
    expect(link('Hero, staff, blog images')).toHaveAttribute('aria-current', 'true');
    expect(link('Photos and logo')).not.toHaveAttribute('aria-current');
    await userEvent.click(link('Photos and logo'));
    expect(await screen.findByRole('region', { name: 'Logo' })).toBeVisible();
  });
});

describe('uploading', () => {
  const files = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map(
    (name) => new File(['x'], name, { type: 'image/jpeg' }),
  );
  const choose = (chosen: File[]) =>
    fireEvent.change(screen.getByLabelText('Clinic photos and files'), {
      target: { files: chosen },
    });

  it('takes dropped files', async () => {
    await openTab();
    const dataTransfer = { files: files.slice(0, 2), types: ['Files'] };
    fireEvent.drop(screen.getByText('Drop photos here, or choose files'), { dataTransfer });
    await waitFor(() => expect(uploadMedia).toHaveBeenCalledTimes(2));
    expect(vi.mocked(uploadMedia).mock.calls.map(([file]) => file.name)).toEqual([
      'a.jpg',
      'b.jpg',
    ]);
    // Else the list is read again within the next test.
    await waitFor(() => expect(backend.calls('listMediaItems')).toHaveLength(2));
  });

  it('A-MEDIA-20 A-MEDIA-25 sends three at a time with the settings, and counts them', async () => {
    const running: (() => void)[] = [];
    vi.mocked(uploadMedia).mockImplementation(
      () => new Promise((resolve) => running.push(() => resolve())),
    );
    await openTab();
    choose(files);
    await waitFor(() => expect(running).toHaveLength(3));
    expect(vi.mocked(uploadMedia).mock.calls[0]?.slice(0, 3)).toEqual([
      files[0],
      { status: 'published', visibility: 'public', alt: 'Clinic photo', tags: [] },
      expect.objectContaining({ uid: 'dana' }),
    ]);
    running[0]?.();
    await waitFor(() => expect(running).toHaveLength(4));
    running[1]?.();
    await waitFor(() => expect(running).toHaveLength(5));
    for (const end of running) end();
    expect(await screen.findByText('Successfully uploaded 5 photo(s)!')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull();
    expect(backend.calls('listMediaItems')).toHaveLength(2);
  });

  it('A-ERR-03 A-ERR-19 A-ERR-20 names failed files, keeps them for a retry, and can remove them', async () => {
    backend.answer('reloadSession', async () => ({ ...dana, role: null }));
    vi.mocked(uploadMedia)
      .mockRejectedValueOnce(new FirebaseError('storage/unauthorized', 'No permission'))
      .mockRejectedValueOnce(
        new PictureError('Image dimensions must be 6000x6000 pixels or smaller'),
      )
      .mockRejectedValueOnce(new ShownError('Firebase Storage not initialized'))
      .mockRejectedValueOnce(new Error())
      .mockResolvedValue(undefined);
    await openTab();
    choose(files.slice(0, 4));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(4));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Failed to upload photos. Your account no longer has administrator access.',
      'Image dimensions must be 6000x6000 pixels or smaller',
      'Firebase Storage not initialized',
      'Upload failed',
    ]);
    await press('Retry a.jpg');
    expect(await screen.findByText('Successfully uploaded 1 photo(s)!')).toBeVisible();
    await press('Dismiss b.jpg');
    expect(screen.queryByText('b.jpg')).toBeNull();
  });

  it('waits while the browser is offline, and goes on by itself', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const lost = Object.assign(new Error('lost'), { code: 'storage/retry-limit-exceeded' });
    vi.mocked(uploadMedia).mockRejectedValue(lost);
    await openTab();
    choose(files);
    expect(await screen.findByText(/^5 files to upload. You appear to be offline/)).toBeVisible();
    await waitFor(() => expect(screen.getAllByText('Waiting')).toHaveLength(5));
    expect(uploadMedia).toHaveBeenCalledTimes(3);
    expect(screen.queryByRole('alert')).toBeNull();
    vi.mocked(uploadMedia).mockResolvedValue(undefined);
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Successfully uploaded 5 photo(s)!')).toBeVisible();
  });

  it('B18 offers to make a picture that is too large smaller', async () => {
    const tooLarge = new PictureError('Image dimensions must be 6000x6000 pixels or smaller', true);
    vi.mocked(uploadMedia).mockRejectedValueOnce(tooLarge).mockResolvedValue(undefined);
    await openTab();
    choose(files.slice(0, 1));
    await press('Make it smaller: a.jpg');
    expect(await screen.findByText('Successfully uploaded 1 photo(s)!')).toBeVisible();
    const asked = vi.mocked(uploadMedia).mock.calls.map(([, , , { shrinks }]) => shrinks);
    expect(asked).toEqual([false, true]);
  });

  it('B18 offers to make a logo that is too large smaller', async () => {
    await openTab();
    const large = new File([new Uint8Array(5 * 1024 * 1024)], 'logo.png', { type: 'image/png' });
    await panel('Logo').findByRole('button', { name: 'Upload logo' });
    chooseFile('Upload logo', large);
    await press('Make it smaller: logo.png');
    expect(await screen.findByText('Logo uploaded successfully!')).toBeVisible();
    expect(screen.queryByText('File size must be less than 5MB')).toBeNull();
  });

  it('shows no exception’s words', async () => {
    vi.mocked(uploadMedia)
      .mockRejectedValueOnce(new TypeError('x.y is not a function'))
      .mockRejectedValueOnce(new Error('x is undefined'));
    await openTab();
    choose(files.slice(0, 2));
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    for (const alert of screen.getAllByRole('alert')) {
      expect(alert).toHaveTextContent(/^Failed to upload photos$/);
    }
    expect(dropReports()).toHaveLength(1);
  });

  it('stops on Cancel', async () => {
    let signal: AbortSignal | undefined;
    vi.mocked(uploadMedia).mockImplementation((_file, _settings, _by, options) => {
      signal = options.signal;
      return new Promise((_, reject) => {
        options.signal.addEventListener('abort', () => reject(options.signal.reason));
      });
    });
    await openTab();
    choose(files.slice(0, 1));
    await press('Cancel a.jpg');
    expect(signal?.aborted).toBe(true);
    expect(screen.queryByText('a.jpg')).toBeNull();
  });

  it('continues with the next file while cancelled ones clean up', async () => {
    vi.mocked(uploadMedia).mockReturnValue(new Promise(() => {}));
    await openTab();
    choose(files.slice(0, 4));
    await waitFor(() => expect(uploadMedia).toHaveBeenCalledTimes(3));
    for (const name of ['a.jpg', 'b.jpg', 'c.jpg']) {
      await press(`Cancel ${name}`);
    }
    await waitFor(() => expect(vi.mocked(uploadMedia).mock.lastCall?.[0]).toBe(files[3]));
    expect(screen.queryByText('Waiting')).toBeNull();
  });

  it('goes on while the trash is open, and a link away asks first', async () => {
    const running: { end: () => void; signal: AbortSignal }[] = [];
    vi.mocked(uploadMedia).mockImplementation(
      (_file, _settings, _by, { signal }) =>
        new Promise((resolve) => running.push({ end: () => resolve(), signal })),
    );
    await openTab();
    choose(files.slice(0, 2));
    await waitFor(() => expect(running).toHaveLength(2));
    await userEvent.click(screen.getByRole('link', { name: /^Trash/ }));
    await userEvent.click(await screen.findByRole('link', { name: 'Back to the photos' }));
    await userEvent.click(screen.getByRole('link', { name: /^Overview/ }));
    const question = { name: 'Leave before everything is uploaded?' };
    const dialog = await screen.findByRole('alertdialog', question);
    expect(dialog).toHaveTextContent('2 files aren’t uploaded yet.');
    expect(await axe()).toEqual([]);
    await press('Stay');
    expect(running.map(({ signal }) => signal.aborted)).toEqual([false, false]);
    await userEvent.click(screen.getByRole('link', { name: /^Overview/ }));
    await screen.findByRole('alertdialog', question);
    for (const { end } of running) end();
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Media Manager' })).toBeNull(),
    );
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('downloading', () => {
  it('A-MEDIA-13 saves the file under its own name, or says that it failed', async () => {
    const named = item('desk', { fileName: 'Front desk.jpg', storagePath: 'clinic/desk-1.webp' });
    backend.media = [named];
    const { names } = savedFiles();
    vi.stubGlobal('fetch', vi.fn().mockResolvedValueOnce(new Response('x')));
    await openTab();
    await shown('Picture of desk');
    const download = screen.getByRole('button', { name: 'Download Picture of desk' });
    await userEvent.click(download);
    await waitFor(() => expect(names).toEqual(['Front desk.webp']));
    vi.mocked(fetch).mockResolvedValueOnce(new Response('', { status: 404 }));
    await userEvent.click(download);
    expect(await screen.findByText('Failed to download the file')).toBeVisible();
  });
});

describe('editing', () => {
  async function openDialog() {
    await openTab();
    await shown('Sunrise lobby');
    await userEvent.click(card('Sunrise lobby').getByRole('button', { name: /^Edit/ }));
    return within(screen.getByRole('dialog', { name: 'Edit photo' }));
  }

  it('A-MEDIA-09 A-MEDIA-27 changes words, tags, status and visibility', async () => {
    const dialog = await openDialog();
    await userEvent.selectOptions(dialog.getByLabelText('Status'), 'draft');
    await userEvent.selectOptions(dialog.getByLabelText('Visibility'), 'private');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Exterior' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Reception' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Photo updated successfully!')).toBeVisible();
    expect(storedItem('lobby')).toEqual({
      ...lobby,
      status: 'draft',
      visibility: 'private',
      tags: ['Waiting Room', 'Office', 'Staff', 'Rehab', 'Exterior'],
    });
    const [, , , base] = backend.calls('changeMediaItem')[0] ?? [];
    expect(base).toMatchObject({ status: 'published', caption: 'Sunrise lobby' });
  });

  it('keeps words that are too long, counts them, and refuses them', async () => {
    const dialog = await openDialog();
    const caption = dialog.getByLabelText(/Caption/);
    await userEvent.clear(caption);
    await userEvent.paste('x'.repeat(501));
    expect(caption).toHaveValue('x'.repeat(501));
    expect(dialog.getByText('501 of at most 500 characters')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Caption is too long (500 characters at most)',
    );
    expect(backend.calls('changeMediaItem')).toEqual([]);
  });

  it('A-MEDIA-10 A-ERR-22 keeps the typed text when alt text is missing or saving fails', async () => {
    backend.failOnce('changeMediaItem');
    const dialog = await openDialog();
    await userEvent.clear(dialog.getByLabelText('Alt text'));
    await userEvent.type(dialog.getByLabelText(/Caption/), ' at six');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Alt text is required');
    expect(backend.calls('changeMediaItem')).toEqual([]);
    await userEvent.type(dialog.getByLabelText('Alt text'), 'The lobby');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await dialog.findByText('Failed to update photo')).toBeVisible();
    expect(dialog.getByLabelText(/Caption/)).toHaveValue('Sunrise lobby at six');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Photo updated successfully!')).toBeVisible();
  });

  it('changes nothing of a photo that a colleague has deleted meanwhile, and says so', async () => {
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Caption/), ' at six');
    const deleted = item('lobby', { status: 'draft', trash: { at: now, status: 'published' } });
    backend.media = [deleted, draft, secret];
    for (const _ of ['once', 'again']) {
      await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
      expect(
        await dialog.findByText(/^Failed to update photo. A colleague deleted it/),
      ).toBeVisible();
    }
    expect(dialog.getByLabelText(/Caption/)).toHaveValue('Sunrise lobby at six');
    expect(storedItem('lobby')).toEqual(deleted);
    const behind = () => screen.queryAllByText('Sunrise lobby', { selector: 'p' });
    await waitFor(() => expect(behind()).toEqual([]));
  });

  it('keeps the typed text of the only photo, which a colleague has deleted', async () => {
    backend.media = [lobby];
    const dialog = await openDialog();
    await userEvent.type(dialog.getByLabelText(/Caption/), ' at six');
    backend.media = [];
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('No clinic photos yet')).toBeInTheDocument();
    expect(dialog.getByLabelText(/Caption/)).toHaveValue('Sunrise lobby at six');
  });

  it('A-ERR-18 keeps the typed text when the photos behind it fail to reload', async () => {
    const router = await openTab();
    await shown('Sunrise lobby');
    await userEvent.click(card('Sunrise lobby').getByRole('button', { name: /^Edit/ }));
    await userEvent.type(screen.getByLabelText(/Caption/), ' at six');
    backend.failOnce('listMediaItems');
    await act(() => router.revalidate());
    expect(await screen.findByText('Failed to load clinic photos')).toBeInTheDocument();
    expect(screen.getByLabelText(/Caption/)).toHaveValue('Sunrise lobby at six');
  });
});

describe('deleting', () => {
  async function openQuestion() {
    await openTab();
    await shown('Sunrise lobby');
    await userEvent.click(card('Sunrise lobby').getByRole('button', { name: /^Delete/ }));
    return within(screen.getByRole('alertdialog'));
  }

  it('A-MEDIA-12 A-MEDIA-26 asks first, says where the photo is used, and can be undone', async () => {
    backend.posts = [post({ title: 'Sleep', coverImageUrl: lobby.url })];
    const question = await openQuestion();
    expect(await question.findByText(/In use: “Sleep”/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Clinic photo deleted successfully!')).toBeVisible();
    expect(storedItem('lobby')).toMatchObject({ trashedAt: expect.any(Date) });
    await press('Undo');
    await waitFor(() =>
      expect(storedItem('lobby')).toMatchObject({ status: 'published', trashedAt: null }),
    );
  });

  it('A-MEDIA-12 keeps the photo when the confirmation is cancelled', async () => {
    const question = await openQuestion();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(backend.calls('trashMediaItem')).toEqual([]);
  });
});

describe('the trash', () => {
  const inTrash = { trash: { at: new Date(), status: 'published' } };
  const old = item('old', inTrash);

  it('deletes forever after a confirmation, reports a failure, and restores', async () => {
    backend.media = [old, item('older', inTrash)];
    await openTab('?view=trash');
    await shown('Picture of older');
    backend.failOnce('deleteMediaItem');
    await userEvent.click(
      card('Picture of older').getByRole('button', { name: /^Delete forever/ }),
    );
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete forever' }));
    expect(await screen.findByText('Failed to delete photo')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete forever' }));
    expect(await screen.findByText('Deleted forever')).toBeVisible();
    expect(backend.media).toEqual([old]);
    expect(await axe()).toEqual([]);
    await press(/^Restore/);
    expect(await screen.findByText('Photo restored')).toBeVisible();
    expect(storedItem('old')).toMatchObject({ trashedAt: null, status: 'published' });
  });

  it('says when a colleague has already deleted or restored the photo', async () => {
    backend.media = [old];
    await openTab('?view=trash');
    await press(/^Delete forever/);
    backend.media = [];
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete forever' }));
    expect(await screen.findByText('It is no longer in the trash')).toBeVisible();
    expect(await screen.findByText('The trash is empty')).toBeVisible();
  });

  it('deletes photos after thirty days', async () => {
    const at = new Date(Date.now() - 31 * 86_400_000);
    const expired = item('expired', { trash: { at, status: 'draft' } });
    backend.media = [old, expired];
    await openTab('?view=trash');
    expect(await shown('Picture of old')).toBeVisible();
    expect(screen.queryByText('Picture of expired')).toBeNull();
    await waitFor(() => expect(backend.media).toEqual([old]));
    expect(backend.calls('deleteMediaItem')).toHaveLength(1);
  });
});

describe('the Media Manager', () => {
  it('A-MEDIA-01 A-MEDIA-02 shows a skeleton for half a second, then its panels in order', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    openRoute('/admin/media');
    expect(await screen.findByLabelText('Loading the Media Manager')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Media Manager' })).toBeNull();
    await vi.advanceTimersByTimeAsync(500);
    vi.useRealTimers();
    await screen.findByRole('heading', { name: 'Media Manager' });
    // The empty library adds a fifth heading when it has loaded.
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      'Homepage hero',
      'Clinic Photos',
      'Staff',
      'Blog Image Library',
    ]);
    await shown('Sunrise lobby');
    expect(await axe()).toEqual([]);
  });

  it('A-HERO-01 A-HERO-04 A-HERO-08 A-HERO-10 shows the hero, and a new one once it is uploaded', async () => {
    await openManager();
    const hero = panel('Homepage hero');
    expect(await hero.findByText('Default')).toBeVisible();
    expect(hero.getByText(/1200x600 \(2:1\) recommended/)).toBeVisible();
    const [input] = screen.getAllByLabelText('Upload image', { selector: 'input' });
    fireEvent.change(input as HTMLElement, { target: { files: [png] } });
    expect(await screen.findByText('Hero image updated successfully!')).toBeVisible();
    expect(backend.sitePictures.hero).toEqual(storedPicture);
    expect(await hero.findByText('Custom')).toBeVisible();
    const picture = hero.getByRole('img', { name: 'Current hero' });
    expect(picture).toHaveAttribute('src', 'https://files.example/new.webp');
    fireEvent.error(picture);
    expect(hero.getByRole('img', { name: 'Current hero' })).toHaveAttribute(
      'src',
      '/img/hero-wide.svg',
    );
  });

  it('A-HERO-06 A-ERR-27 names the problem of a file, and reports a failed upload', async () => {
    vi.mocked(uploadPicture).mockRejectedValueOnce(new Error('offline'));
    await openManager();
    await panel('Homepage hero').findByText('Default');
    const [input] = screen.getAllByLabelText('Upload image', { selector: 'input' });
    fireEvent.change(input as HTMLElement, {
      target: { files: [new File(['x'], 'a.pdf', { type: 'application/pdf' })] },
    });
    expect(await panel('Homepage hero').findByRole('alert')).toHaveTextContent(
      'Please select a valid image file (JPG, PNG, WebP, GIF, BMP, TIFF, SVG, HEIC, HEIF)',
    );
    fireEvent.change(input as HTMLElement, { target: { files: [png] } });
    await waitFor(() =>
      expect(panel('Homepage hero').getByRole('alert')).toHaveTextContent(
        'Failed to upload hero image',
      ),
    );
  });

  it('A-HERO-03 A-HERO-11 A-ERR-28 resets the hero after a confirmation', async () => {
    backend.sitePictures.hero = { url: uploaded.url, sizes: [], placeholder: '' };
    backend.failOnce('resetSiteMedia');
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    await openManager();
    const reset = await screen.findByRole('button', { name: 'Reset to Default' });
    await userEvent.click(reset);
    expect(confirm).toHaveBeenCalledOnce();
    expect(backend.calls('resetSiteMedia')).toEqual([]);
    await userEvent.click(reset);
    expect(await screen.findByText('Failed to reset hero image')).toBeVisible();
    await userEvent.click(reset);
    expect(await screen.findByText('Hero image reset to default successfully!')).toBeVisible();
    expect(backend.sitePictures.hero).toBeNull();
  });

  it('A-ERR-26 shows the default when the hero cannot be read', async () => {
    backend.fail('getSiteMedia');
    await openManager();
    const hero = panel('Homepage hero');
    expect(await hero.findByText('Failed to load current hero image')).toBeVisible();
    expect(hero.getByRole('img', { name: 'Current hero' })).toHaveAttribute(
      'src',
      '/img/hero-wide.svg',
    );
  });
});

describe('the logo', () => {
  it('A-LOGO-05 A-ERR-17 is replaced, or stays after a failure', async () => {
    backend.failOnce('setSiteMedia');
    await openTab();
    await panel('Logo').findByRole('button', { name: 'Upload logo' });
    chooseFile('Upload logo', png);
    expect(await panel('Logo').findByRole('alert')).toHaveTextContent('Failed to upload logo');
    await waitFor(() => expect(backend.calls('deleteFiles')).toContainEqual([uploaded.path]));
    chooseFile('Upload logo', png);
    expect(await screen.findByText('Logo uploaded successfully!')).toBeVisible();
    expect(backend.sitePictures.logo).toEqual(storedPicture);
    expect(backend.calls('deleteFiles')).toHaveLength(1);
  });

  it('A-ERR-16 says when it cannot be read', async () => {
    backend.fail('getSiteMedia');
    await openTab();
    expect(await screen.findByText('Failed to load current logo')).toBeVisible();
  });
});

describe('the staff', () => {
  async function openForm(button: RegExp | string) {
    await openManager();
    await press(button);
    return screen.getByRole('button', { name: 'Save' });
  }

  it('A-STAFF-01 A-STAFF-04 A-STAFF-09 A-STAFF-12 are added, with name, title and photo', async () => {
    const save = await openForm('Add');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(save).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Name'), 'Sample Kim');
    expect(save).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Title'), 'Assistant');
    expect(save).toBeEnabled();
    chooseFile('Upload photo', png);
    expect(await screen.findByText('Photo uploaded successfully!')).toBeVisible();
    await userEvent.click(save);
    expect(await screen.findByText('Staff member added successfully!')).toBeVisible();
    expect(backend.staff.at(-1)).toEqual({
      ...staffMemberFrom('', { name: 'Sample Kim', title: 'Assistant' }),
      photoUrl: uploaded.url,
      thumbnailUrl: uploaded.variants.w256.url,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Staff' })).toHaveFocus());
    expect(backend.calls('deleteFiles')).toEqual([]);
  });

  it('A-STAFF-02 A-STAFF-10 A-ERR-24 are changed; a failure keeps the typed text, Cancel drops it', async () => {
    backend.failOnce('saveStaffMember');
    const save = await openForm('Edit Sample Robin');
    await userEvent.type(screen.getByLabelText('Title'), ' and more');
    await userEvent.click(save);
    expect(await screen.findByText('Failed to save staff member')).toBeVisible();
    expect(screen.getByLabelText('Title')).toHaveValue('Therapist and more');
    await press('Save');
    expect(await screen.findByText('Staff member updated successfully!')).toBeVisible();
    await press('Edit Sample Robin');
    await userEvent.clear(screen.getByLabelText('Name'));
    await press('Cancel');
    await press('Edit Sample Robin');
    expect(screen.getByLabelText('Name')).toHaveValue('Sample Robin');
  });

  it('get a page, types of visits, own hours and days off', async () => {
    const save = await openForm('Edit Sample Robin');
    await userEvent.type(screen.getByLabelText(/^Page address/), 'Sample Robin');
    await userEvent.type(screen.getByLabelText(/^License number/), '000-1');
    await userEvent.type(screen.getByLabelText(/^Languages/), 'English{Enter}Spanish');
    await userEvent.type(screen.getByLabelText(/^First visit/), 'You talk.');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Every type/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'New patient, 60 min' }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^Own hours/ }));
    // It starts with the clinic's hours.
    expect(screen.getByLabelText('Monday, from')).toHaveValue('09:00');
    fireEvent.change(screen.getByLabelText('Monday, to'), { target: { value: '08:00' } });
    await press('Add days off');
    expect(screen.getByLabelText('First day, time off 1')).toHaveFocus();
    fireEvent.change(screen.getByLabelText('First day, time off 1'), {
      target: { value: '2026-12-24' },
    });
    await userEvent.click(save);
    await follow('Monday: the end must be after the start');
    expect(screen.getByLabelText('Monday, from')).toHaveFocus();
    expect(screen.getByLabelText('Monday, to')).toHaveValue('08:00');
    expect(await axe()).toEqual([]);
    fireEvent.change(screen.getByLabelText('Monday, to'), { target: { value: '11:00' } });
    await userEvent.click(save);
    expect(await screen.findByText('Staff member updated successfully!')).toBeVisible();
    expect(backend.staff).toMatchObject([
      {
        slug: 'sample-robin',
        licenseNumber: '000-1',
        languages: ['English', 'Spanish'],
        firstVisit: 'You talk.',
        takesAppointments: true,
        visitTypes: ['re_examination', 'treatment'],
        hours: { 1: [{ from: '09:00', to: '11:00' }, clinic.hours[1][1]], 6: [] },
        daysOff: ['2026-12-24/2026-12-24'],
      },
    ]);
  });

  it('lose a time off with its button, which leads to the next one', async () => {
    const daysOff = ['2026-12-24/2026-12-24', '2027-01-04/2027-01-08', '2027-05-03/2027-05-03'];
    backend.staff = [{ ...robin, daysOff }];
    const save = await openForm('Edit Sample Robin');
    await press('Remove time off 1');
    expect(screen.getByRole('button', { name: 'Remove time off 1' })).toHaveFocus();
    await press('Remove time off 2');
    expect(screen.getByRole('button', { name: 'Remove time off 1' })).toHaveFocus();
    await userEvent.click(save);
    expect(await screen.findByText('Staff member updated successfully!')).toBeVisible();
    expect(backend.staff).toMatchObject([{ daysOff: ['2027-01-04/2027-01-08'] }]);
  });

  it('need no types and no hours without appointments', async () => {
    const save = await openForm('Edit Sample Robin');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Can be booked' }));
    expect(screen.queryByRole('group', { name: 'Hours' })).toBeNull();
    await userEvent.click(save);
    expect(await screen.findByText('Staff member updated successfully!')).toBeVisible();
    expect(backend.staff).toMatchObject([{ takesAppointments: false, hours: null }]);
  });

  it('cannot share a page address', async () => {
    backend.staff = [robin, { ...robin, id: 's9', name: 'Sample Kim', slug: 'sample', order: 5 }];
    const save = await openForm('Edit Sample Robin');
    await userEvent.type(screen.getByLabelText(/^Page address/), 'sample');
    await userEvent.click(save);
    expect(
      await screen.findByRole('link', {
        name: 'The page address belongs to Sample Kim. Choose another one.',
      }),
    ).toBeVisible();
    expect(screen.getByLabelText(/^Page address/)).toBeInvalid();
    expect(screen.getByLabelText(/^Page address/)).toHaveValue('sample');
    expect(backend.staff).toContain(robin);
  });

  it('A-STAFF-04 are not saved without a title, not even old ones without it', async () => {
    backend.staff = [staffMemberFrom('s1', { name: 'Sample Robin' })];
    const save = await openForm('Edit Sample Robin');
    expect(save).toBeDisabled();
    await userEvent.type(screen.getByLabelText('Title'), 'Therapist');
    expect(save).toBeEnabled();
  });

  it('A-STAFF-03 A-STAFF-11 A-ERR-23 are deleted after a confirmation', async () => {
    backend.failOnce('deleteStaffMember');
    vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    await openManager();
    const remove = await screen.findByRole('button', { name: 'Delete Sample Robin' });
    await userEvent.click(remove);
    expect(backend.calls('deleteStaffMember')).toEqual([]);
    await userEvent.click(remove);
    expect(await screen.findByText('Failed to delete staff member')).toBeVisible();
    const again = screen.getByRole('button', { name: 'Delete Sample Robin' });
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    await userEvent.click(again);
    expect(await screen.findByText('Staff member deleted successfully!')).toBeVisible();
    expect(backend.staff).toEqual([]);
  });

  it('say which visits are left without them, before and after they are deleted', async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    backend.visits = [visit({ providerId: robin.id, providerName: robin.name })];
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
    await openManager();
    await press('Delete Sample Robin');
    expect(await screen.findByText('Staff member deleted successfully!')).toBeVisible();
    expect(confirm.mock.lastCall?.[0]).toContain(
      'Sample Robin has 1 upcoming visit: Thu, Nov 19 at 2:00 PM.',
    );
    expect(confirm.mock.lastCall?.[0]).toContain(
      'Are you sure you want to delete Sample Robin? This action cannot be undone.',
    );
    expect(await panel('Staff').findByText('1 booked visit to move')).toBeVisible();
  });

  it('say which visits are left without them when they get other hours, or none', async () => {
    vi.useFakeTimers({ now, toFake: ['Date'] });
    backend.visits = [visit({ providerId: robin.id, providerName: robin.name })];
    await openForm('Edit Sample Robin');
    await userEvent.click(screen.getByLabelText('Own hours instead of the clinic’s'));
    expect(screen.queryByText(/to move$/)).toBeNull();
    fireEvent.change(screen.getByLabelText('Thursday, to'), { target: { value: '14:15' } });
    expect(await screen.findByText('1 booked visit to move')).toBeVisible();
    await userEvent.click(screen.getByLabelText('Own hours instead of the clinic’s'));
    expect(screen.queryByText(/to move$/)).toBeNull();
    await userEvent.click(screen.getByLabelText('Can be booked'));
    expect(await screen.findByText('1 booked visit to move')).toBeVisible();
  });

  it('delete the files of a photo that was not saved', async () => {
    const first = { ...uploaded, path: 'staff/first-1.webp' };
    const second = { ...uploaded, path: 'staff/second-1.webp' };
    vi.mocked(uploadPicture).mockResolvedValueOnce(first).mockResolvedValueOnce(second);
    backend.failOnce('saveStaffMember');
    await openForm('Edit Sample Robin');
    chooseFile('Upload photo', png);
    await screen.findByText('Photo uploaded successfully!');
    expect(backend.calls('deleteFiles')).toEqual([]);
    chooseFile('Upload photo', png);
    await waitFor(() => expect(backend.calls('deleteFiles')).toContainEqual([first.path]));
    await press('Save');
    expect(await screen.findByText('Failed to save staff member')).toBeVisible();
    await screen.findByRole('button', { name: 'Save' });
    expect(backend.calls('deleteFiles')).toHaveLength(1);
    await press('Cancel');
    await waitFor(() => expect(backend.calls('deleteFiles')).toContainEqual([second.path]));
  });

  it('A-ERR-25 A-STAFF-06 keep their photo when a new one fails to upload', async () => {
    vi.mocked(uploadPicture).mockRejectedValue(new Error('offline'));
    await openForm('Edit Sample Robin');
    chooseFile('Upload photo', png);
    expect(await screen.findByText('Failed to upload photo')).toBeVisible();
  });
});

describe('the blog image library', () => {
  const cover = libraryImageFrom('i1', {
    alt: 'A desk',
    sizes: { w256: { url: 'https://files.example/desk-256.webp' } },
    originalPath: 'blogImages/desk-1.webp',
    createdAt: new Date('2026-10-15T18:00:00Z'),
  });

  it('stores new images with their alt text', async () => {
    await openManager();
    const library = panel('Blog Image Library');
    await userEvent.type(library.getByLabelText(/Alt text of the next image/), ' A quiet road ');
    const input = library.getByLabelText('Upload image', { selector: 'input' });
    fireEvent.change(input, { target: { files: [png] } });
    expect(await screen.findByText('Image uploaded successfully!')).toBeVisible();
    expect(backend.images).toMatchObject([
      {
        alt: 'A quiet road',
        sizes: uploaded.variants,
        originalPath: uploaded.path,
        placeholder: uploaded.placeholder,
      },
    ]);
  });

  it('says where an image is used before it is deleted', async () => {
    backend.images = [cover];
    backend.posts = [post({ title: 'Back at your desk', heroUrl: cover.sizes.w256?.url ?? '' })];
    await openManager();
    await press('Delete A desk');
    const question = within(screen.getByRole('alertdialog'));
    expect(await question.findByText(/In use: “Back at your desk”/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete image' }));
    expect(await screen.findByText('Image deleted')).toBeVisible();
    expect(backend.images).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Delete A desk' })).toBeNull();
  });

  it('A-PICK-05 says when it cannot be read', async () => {
    backend.fail('listImages');
    await openManager();
    expect(await screen.findByText('Failed to load images.')).toBeVisible();
  });
});
