import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadMedia } from '#admin/features/media/upload/upload-media.ts';
import { axe } from '../axe.ts';
import { backend } from '../fake-clinic/backend.ts';
import { openRoute } from '../open-route.tsx';
import { press } from '../press.ts';
import { fakeUploadMedia } from './fake-uploads.ts';
import { item } from './media-fixtures.ts';
import { post } from './post-fixtures.ts';

const lobby = item('lobby', { tags: ['Reception', 'Office'] });
const rehab = item('rehab', { tags: ['Rehab', 'Office'] });
const door = item('door', { tags: ['Office'] });
const plain = item('plain', { alt: 'Clinic photo', fileName: 'plain.jpg' });
const heldBack = item('held', { alt: '', status: 'draft' });

beforeEach(() => {
  backend.media = [lobby, rehab, door];
  fakeUploadMedia();
});

const stored = (id: string) => backend.media.find((each) => each.id === id);
const open = async () => {
  const router = openRoute('/admin/dashboard/media');
  await screen.findByRole('checkbox', { name: 'Select all photos' });
  return router;
};
const openWith = async (...ids: string[]) => {
  const router = await open();
  for (const id of ids) await userEvent.click(screen.getByLabelText(`Select Picture of ${id}`));
  return router;
};
const failFor = (name: 'trashMediaItem' | 'changeMediaItem', failing: string) =>
  backend.answer(name, async (id: string) => {
    if (id === failing) throw new Error('no');
    return true;
  });

describe('the selection', () => {
  it('counts, selects all, and is cleared with the focus kept', async () => {
    await openWith('lobby');
    const all = screen.getByRole('checkbox', { name: 'Select all photos' });
    expect(screen.getByText('1 selected')).toBeVisible();
    expect(all).toBePartiallyChecked();
    expect(await axe()).toEqual([]);
    await userEvent.click(all);
    expect(screen.getByText('3 selected')).toBeVisible();
    expect(all).toBeChecked();
    await press('Clear selection');
    expect(screen.queryByText('3 selected')).toBeNull();
    expect(screen.getByLabelText('Select Picture of door')).not.toBeChecked();
    await waitFor(() => expect(all).toHaveFocus());
  });

  it('deletes several photos after one confirmation, and Undo restores them', async () => {
    backend.posts = [post({ title: 'Sleep', coverImageUrl: rehab.url })];
    await openWith('lobby', 'rehab');
    await press('Delete');
    const question = within(screen.getByRole('alertdialog', { name: 'Delete 2 photos?' }));
    expect(await question.findByText(/In use: “Sleep”/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('2 clinic photos deleted successfully!')).toBeVisible();
    expect(stored('lobby')?.trashedAt).not.toBeNull();
    expect(stored('rehab')?.trashedAt).not.toBeNull();
    expect(stored('door')?.trashedAt).toBeNull();
    await press('Undo');
    await waitFor(() =>
      expect(backend.media.map(({ trashedAt }) => trashedAt)).toEqual([null, null, null]),
    );
  });

  it('keeps the photos selected that failed, and says how many', async () => {
    await openWith('lobby', 'rehab', 'door');
    failFor('trashMediaItem', 'rehab');
    await press('Delete');
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    expect(
      await screen.findByText('Failed to delete 1 of 3 photos. What failed is still selected.'),
    ).toBeVisible();
    expect(screen.getByText('2 clinic photos deleted successfully!')).toBeVisible();
    expect(await screen.findByText('1 selected')).toBeVisible();
    expect(screen.getByLabelText('Select Picture of rehab')).toBeChecked();
  });

  it('hides photos, publishes them again, and can undo it', async () => {
    await openWith('lobby', 'rehab');
    await press('Hide');
    expect(await screen.findByText('2 photos hidden')).toBeVisible();
    expect(stored('lobby')?.status).toBe('draft');
    expect(stored('door')?.status).toBe('published');
    await press('Undo');
    await waitFor(() => expect(stored('rehab')?.status).toBe('published'));
    await userEvent.click(screen.getByLabelText('Select Picture of door'));
    await press('Hide');
    expect(await screen.findByText('1 photo hidden')).toBeVisible();
    expect(stored('door')?.status).toBe('draft');
  });

  it('publishes where all selected photos are drafts', async () => {
    backend.media = [{ ...lobby, status: 'draft' }, rehab];
    await openWith('lobby');
    await press('Publish');
    expect(await screen.findByText('1 photo published')).toBeVisible();
    expect(stored('lobby')?.status).toBe('published');
  });

  it('adds tags to all and removes them, and leaves those alone that only some have', async () => {
    await openWith('lobby', 'rehab');
    await press('Tags');
    const dialog = within(screen.getByRole('dialog', { name: 'Tags of 2 photos' }));
    expect(dialog.getByLabelText('Reception')).toBePartiallyChecked();
    expect(dialog.getByLabelText('Office')).toBeChecked();
    expect(await axe()).toEqual([]);
    await userEvent.click(dialog.getByLabelText('Exterior'));
    await userEvent.click(dialog.getByLabelText('Office'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save tags' }));
    expect(await screen.findByText('Tags of 2 photos updated')).toBeVisible();
    expect(stored('lobby')?.tags).toEqual(['Reception', 'Exterior']);
    expect(stored('rehab')?.tags).toEqual(['Rehab', 'Exterior']);
    expect(stored('door')).toEqual(door);
  });

  it.each([
    ['a photo that visitors see', 'published', 1],
    ['a draft', 'draft', 0],
  ] as const)('new tags of %s ask for a build or not', async (_, status, builds) => {
    backend.media = [{ ...lobby, status }];
    await openWith('lobby');
    await press('Tags');
    const dialog = within(screen.getByRole('dialog', { name: 'Tags of 1 photo' }));
    await userEvent.click(dialog.getByLabelText('Exterior'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save tags' }));
    expect(await screen.findByText('Tags of 1 photo updated')).toBeVisible();
    expect(backend.calls('readBuildHook')).toHaveLength(builds);
  });

  it('keeps the dialog of tags open when no photo was changed', async () => {
    await openWith('lobby', 'rehab');
    await press('Tags');
    backend.fail('changeMediaItem');
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByLabelText('Exterior'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save tags' }));
    expect(
      await screen.findByText('Failed to update 2 of 2 photos. What failed is still selected.'),
    ).toBeVisible();
    expect(dialog.getByLabelText('Exterior')).toBeChecked();
  });
});

describe('describing photos', () => {
  const sheet = () => within(screen.getByRole('dialog', { name: 'Describe photos' }));
  const photo = (legend: string) => within(sheet().getByRole('group', { name: legend }));
  const openSheet = async () => {
    await open();
    await press('Describe photos');
    await screen.findByRole('dialog', { name: 'Describe photos' });
  };
  const save = () => userEvent.click(sheet().getByRole('button', { name: 'Save' }));

  it('asks for the words of all photos without any, and publishes drafts with them', async () => {
    backend.media = [lobby, plain, heldBack];
    await openSheet();
    const first = photo('Photo 1 of 2');
    expect(first.getByLabelText('Alt text')).toHaveValue('');
    expect(first.queryByRole('checkbox')).toBeNull();
    const second = photo('Photo 2 of 2');
    expect(second.getByRole('checkbox', { name: /^Publish/ })).toBeChecked();
    expect(await axe()).toEqual([]);
    await userEvent.type(first.getByLabelText('Alt text'), ' A quiet  room ');
    await userEvent.type(second.getByLabelText('Alt text'), 'The door');
    await userEvent.type(second.getByLabelText(/^Caption/), 'Come in');
    await save();
    expect(await screen.findByText('2 photos updated successfully!')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(stored('plain')).toEqual({ ...plain, alt: 'A quiet room' });
    expect(stored('held')).toEqual({
      ...heldBack,
      alt: 'The door',
      caption: 'Come in',
      status: 'published',
    });
    await press('Describe photos');
    expect(await screen.findByText('Every photo has a description')).toBeVisible();
  });

  it('leaves a photo alone whose words stay empty, and a draft that is not to be published', async () => {
    backend.media = [plain, heldBack];
    await openSheet();
    const second = photo('Photo 2 of 2');
    await userEvent.click(second.getByRole('checkbox', { name: /^Publish/ }));
    await userEvent.type(second.getByLabelText('Alt text'), 'The door');
    await save();
    expect(await screen.findByText('Photo updated successfully!')).toBeVisible();
    expect(stored('plain')).toEqual(plain);
    expect(stored('held')).toEqual({ ...heldBack, alt: 'The door' });
  });

  it('keeps what failed or lacks an alt text, with its words', async () => {
    backend.media = [plain, heldBack, item('third', { alt: 'Clinic photo' })];
    await openSheet();
    await userEvent.type(photo('Photo 1 of 3').getByLabelText('Alt text'), 'One');
    await userEvent.type(photo('Photo 2 of 3').getByLabelText('Alt text'), 'Two');
    await userEvent.type(photo('Photo 3 of 3').getByLabelText(/^Caption/), 'Three');
    failFor('changeMediaItem', 'held');
    await save();
    const alert = await sheet().findByRole('alert');
    expect(alert).toHaveTextContent('Failed to update photo');
    expect(alert).toHaveTextContent('Alt text is required');
    expect(photo('Photo 1 of 2').getByLabelText('Alt text')).toHaveValue('Two');
    expect(photo('Photo 2 of 2').getByLabelText(/^Caption/)).toHaveValue('Three');
    expect(photo('Photo 2 of 2').getByLabelText('Alt text')).toBeInvalid();
  });

  it('takes the selected photos, and says when a colleague changed one', async () => {
    await openWith('lobby');
    await press('Alt text');
    const alt = photo('Photo 1 of 1').getByLabelText('Alt text');
    expect(alt).toHaveValue('Picture of lobby');
    await userEvent.type(alt, ' at six');
    backend.media = [{ ...lobby, alt: 'Theirs' }, rehab, door];
    await save();
    expect(await sheet().findByText(/A colleague just changed this/)).toBeVisible();
    expect(sheet().getByText('Theirs')).toBeVisible();
    await save();
    expect(await screen.findByText('Photo updated successfully!')).toBeVisible();
    expect(stored('lobby')?.alt).toBe('Picture of lobby at six');
    expect(screen.queryByText('1 selected')).toBeNull();
  });

  it('drops the words on Cancel and keeps them otherwise', async () => {
    backend.media = [plain];
    await openSheet();
    await userEvent.type(photo('Photo 1 of 1').getByLabelText('Alt text'), 'One');
    await userEvent.click(sheet().getByRole('button', { name: 'Close' }));
    await press('Describe photos');
    expect(await screen.findByText('Unsaved changes restored')).toBeVisible();
    expect(photo('Photo 1 of 1').getByLabelText('Alt text')).toHaveValue('One');
    await userEvent.click(sheet().getByRole('button', { name: 'Cancel' }));
    await press('Describe photos');
    expect((await screen.findByLabelText('Alt text')).getAttribute('value')).toBe('');
  });
});

describe('holding back', () => {
  const choose = (name: string) =>
    fireEvent.change(screen.getByLabelText('Clinic photos and files'), {
      target: { files: [new File(['x'], name, { type: 'image/jpeg' })] },
    });
  const settings = () => vi.mocked(uploadMedia).mock.lastCall?.[1];

  it('makes drafts of new photos that have no alt text of their own', async () => {
    await open();
    await userEvent.click(screen.getByText('Upload settings'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hold back until described' }));
    choose('a.jpg');
    await waitFor(() => expect(uploadMedia).toHaveBeenCalledOnce());
    expect(settings()).toMatchObject({ status: 'draft', alt: 'Clinic photo' });
    await userEvent.clear(screen.getByLabelText('Alt text of new photos'));
    await userEvent.type(screen.getByLabelText('Alt text of new photos'), 'Front desk');
    choose('b.jpg');
    await waitFor(() => expect(uploadMedia).toHaveBeenCalledTimes(2));
    expect(settings()).toMatchObject({ status: 'published', alt: 'Front desk' });
  });
});
