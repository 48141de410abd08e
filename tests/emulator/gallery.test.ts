import { beforeEach, describe, expect, it } from 'vitest';
import {
  changeMediaItem,
  createMediaItem,
  deleteMediaItem,
  restoreMediaItem,
  trashMediaItem,
} from '#data/pictures/media-items.ts';
import { listPublicPhotos } from '#data/pictures/photos.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { repair } from '../../scripts/repair.ts';
import { photoFields } from '../photo-fixtures.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator, firestore, storedIn } from './stored.ts';

beforeEach(async () => {
  await emulator.wipe();
  await signInAs('admin');
});

const newItem = photoFields({
  downloadURL: 'https://files.example/desk.webp',
  thumbnailURL: 'https://files.example/desk-w640.webp',
  variants: {
    w640: { url: 'https://files.example/desk-w640.webp', width: 640, height: 427 },
    w1280: { url: 'https://files.example/desk.webp', width: 1280, height: 853 },
  },
  alt: 'The desk',
  tags: ['Reception'],
});

const upload = (id: string, fields: Parameters<typeof photoFields>[0] = {}) =>
  createMediaItem(id, { ...newItem, ...fields }, dana);

const ids = async () => (await listPublicPhotos()).map(({ id }) => id);

/** The repair finds nothing to do when the gallery is what the photos say. */
const expectRight = async () => expect(await repair(localEnv)).not.toContain('gallery');

describe('the gallery is what the photos say after', () => {
  it('an upload', async () => {
    await upload('a');
    await upload('b', { caption: 'Sunrise' });
    expect(await ids()).toEqual(['b', 'a']);
    expect((await listPublicPhotos())[0]).toMatchObject({
      caption: 'Sunrise',
      url: newItem.downloadURL,
      thumbnailUrl: newItem.thumbnailURL,
      createdAt: expect.any(Date),
    });
    await expectRight();
  });

  it.each([
    ['a draft', { status: 'draft' }],
    ['a private one', { visibility: 'private' }],
    ['a video', { mediaType: 'video' }],
  ] as const)('an upload of %s', async (_, fields) => {
    await upload('a');
    await upload('b', fields);
    expect(await ids()).toEqual(['a']);
    await expectRight();
  });

  it('a second try of an upload', async () => {
    await upload('a');
    await upload('a', { alt: 'Other' });
    expect((await listPublicPhotos()).map(({ alt }) => alt)).toEqual(['The desk']);
    await expectRight();
  });

  it('a change of its words', async () => {
    await upload('a');
    await changeMediaItem('a', { alt: 'The new desk', tags: ['Staff'], caption: 'New' }, dana);
    expect(await listPublicPhotos()).toMatchObject([
      { alt: 'The new desk', tags: ['Staff'], caption: 'New' },
    ]);
    await changeMediaItem('a', { caption: '' }, dana);
    expect((await listPublicPhotos())[0]?.caption).toBe('');
    await expectRight();
  });

  it.each([
    ['taken back', { status: 'draft' }],
    ['hidden', { visibility: 'private' }],
  ] as const)('a photo is %s and shown again', async (_, change) => {
    await upload('a');
    await upload('b');
    await changeMediaItem('a', change, dana);
    expect(await ids()).toEqual(['b']);
    await expectRight();
    await changeMediaItem(
      'a',
      { status: 'published', visibility: 'public', caption: 'Back' },
      dana,
    );
    expect(await ids()).toEqual(['b', 'a']);
    await expectRight();
  });

  it('the trash, a restore and deleting forever', async () => {
    await upload('a');
    await upload('b');
    await trashMediaItem('a', dana);
    expect(await ids()).toEqual(['b']);
    await expectRight();
    await restoreMediaItem('a', dana);
    expect(await ids()).toEqual(['b', 'a']);
    await expectRight();
    await trashMediaItem('a', dana);
    await deleteMediaItem('a', dana);
    expect(await ids()).toEqual(['b']);
    await expectRight();
  });

  it('changes of many photos at once', async () => {
    const many = Array.from({ length: 12 }, (_, index) => `p${index}`);
    await Promise.all(many.map((id) => upload(id, { status: 'draft' })));
    expect(await ids()).toEqual([]);
    await Promise.all(many.map((id) => changeMediaItem(id, { status: 'published' }, dana)));
    expect(await ids()).toHaveLength(12);
    await expectRight();
    await Promise.all([
      ...many.slice(0, 4).map((id) => trashMediaItem(id, dana)),
      ...many.slice(4, 8).map((id) => changeMediaItem(id, { tags: ['Rehab'] }, dana)),
      ...many.slice(8).map((id) => changeMediaItem(id, { visibility: 'private' }, dana)),
      upload('late'),
    ]);
    expect((await ids()).toSorted()).toEqual(['late', 'p4', 'p5', 'p6', 'p7']);
    await expectRight();
  });

  it('a refused change', async () => {
    await upload('a');
    const tooLong = { alt: 'x'.repeat(400) };
    const refusal = { code: 'permission-denied' };
    await expect(changeMediaItem('a', tooLong, dana)).rejects.toMatchObject(refusal);
    await expect(upload('b', tooLong)).rejects.toMatchObject(refusal);
    expect(await ids()).toEqual(['a']);
    await expectRight();
  });
});

describe('a gallery of 600', () => {
  beforeEach(async () => {
    await emulator.store(
      Array.from({ length: 602 }, (_, index) => ({
        path: `media/p${index}`,
        data: {
          type: 'clinicPhoto',
          status: 'published',
          visibility: 'public',
          mediaType: index === 1 ? 'video' : 'image',
          createdAt: new Date(Date.UTC(2026, 9, 1) + index * 60_000),
        },
      })),
    );
    await repair(localEnv);
  });

  it('lets the oldest go for a new one', async () => {
    await upload('a');
    const found = await ids();
    expect(found).toHaveLength(600);
    expect([found[0], found.at(-1)]).toEqual(['a', 'p3']);
    await expectRight();
  });

  it('takes the next older photo in for one that leaves', async () => {
    await changeMediaItem('p300', { visibility: 'private' }, dana);
    const found = await ids();
    expect(found).toHaveLength(600);
    expect(found.slice(-2)).toEqual(['p2', 'p0']);
    await expectRight();
  });

  it('leaves an older photo out that is changed', async () => {
    await changeMediaItem('p0', { caption: 'Long ago' }, dana);
    expect(await ids()).not.toContain('p0');
    await expectRight();
    await changeMediaItem('p0', { visibility: 'private' }, dana);
    await expectRight();
  });
});

describe('a repair', () => {
  it('shows photos that were written past the app', async () => {
    await upload('a');
    const [stored] = await storedIn('media');
    await firestore.doc('media/imported').set({ ...stored, createdAt: new Date(0) });
    await firestore.doc('media/a').delete();
    expect(await repair(localEnv)).toContain('gallery');
    expect(await ids()).toEqual(['imported']);
    await expectRight();
  });

  it('beside changes ends with what is stored', async () => {
    await Promise.all(['a', 'b', 'c'].map((id) => upload(id)));
    await firestore.doc('summaries/gallery').set({ photos: {} });
    await Promise.all([
      repair(localEnv),
      changeMediaItem('a', { visibility: 'private' }, dana),
      changeMediaItem('b', { caption: 'New' }, dana),
      upload('d'),
    ]);
    expect((await ids()).toSorted()).toEqual(['b', 'c', 'd']);
    await expectRight();
  });
});
