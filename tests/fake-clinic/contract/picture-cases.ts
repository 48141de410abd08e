import { expect } from 'vitest';
import { createImage, deleteImage, findImage, listImages } from '#data/pictures/images.ts';
import {
  changeMediaItem,
  createMediaItem,
  deleteMediaItem,
  hasMediaItem,
  listEveryMediaItem,
  listMediaItems,
  listTrash,
  restoreMediaItem,
  trashMediaItem,
} from '#data/pictures/media-items.ts';
import { countMediaItems, listPublicPhotos } from '#data/pictures/photos.ts';
import { getSiteMedia, getSitePicture } from '#data/pictures/site-media.ts';
import { resetSiteMedia, setSiteMedia } from '#data/pictures/site-media-admin.ts';
import { photoFields } from '../../photo-fixtures.ts';
import { by, type Cases, having, ids } from './case.ts';
import { hero } from './documents.ts';

const newItem = photoFields({ downloadURL: 'https://files.example/desk.webp', alt: 'Desk' });
const mediaItem = async (id: string) =>
  (await listEveryMediaItem()).items.find((item) => item.id === id);

const logo = {
  w256: { url: 'https://files.example/logo-w256.webp', width: 256, height: 64 },
  w640: { url: 'https://files.example/logo-w640.webp', width: 640, height: 160 },
  w1280: { url: 'https://files.example/logo.webp', width: 1280, height: 320 },
};

export const pictureCases = {
  listImages: {
    'newest first, without those that have no date': [
      async () => ids((await listImages()).images),
      ['new', 'old'],
    ],
    'after one': [async () => ids((await listImages({ after: 'new' })).images), ['old']],
    'after none': [async () => ids((await listImages({ after: 'none' })).images), ['new', 'old']],
  },
  findImage: {
    'by the address of its widest': [
      () => findImage('https://files.example/undated.webp'),
      having({ id: 'undated', alt: 'Undated', createdAt: null }),
    ],
    'no image': [() => findImage('https://files.example/none.webp'), null],
  },
  createImage: {
    'is the newest': [
      async () => {
        const sizes = { w1280: { url: 'https://files.example/a.webp', width: 12, height: 8 } };
        const id = await createImage({ alt: 'A', sizes, originalPath: 'a', placeholder: '' }, by);
        return (await listImages()).images.findIndex((image) => image.id === id);
      },
      0,
    ],
  },
  deleteImage: {
    'an image': [
      () => deleteImage('new', by),
      async () => ids((await listImages()).images),
      ['old'],
    ],
    'no image': [() => deleteImage('none', by), undefined],
  },

  listMediaItems: {
    'newest first, without the trash and those that have no date': [
      async () => ids((await listMediaItems()).items),
      ['draft', 'private', 'shown', 'video', 'oldest'],
    ],
    'after one': [async () => ids((await listMediaItems('shown')).items), ['video', 'oldest']],
    'after one in the trash': [
      async () => ids((await listMediaItems('trashed')).items),
      ['video', 'oldest'],
    ],
    'after none': [async () => (await listMediaItems('none')).items.length, 5],
  },
  listEveryMediaItem: {
    'newest first, without the trash and those that have no date': [
      async () => ids((await listEveryMediaItem()).items),
      ['draft', 'private', 'shown', 'video', 'oldest'],
    ],
  },
  listTrash: {
    'the last one first': [async () => ids(await listTrash()), ['trashed-last', 'trashed']],
  },
  createMediaItem: {
    'once for two tries': [
      () => createMediaItem('desk', newItem, by),
      () => createMediaItem('desk', { ...newItem, alt: 'Other' }, by),
      async () => (await listMediaItems()).items[0],
      having({ id: 'desk', alt: 'Desk', url: newItem.downloadURL, createdAt: expect.any(Date) }),
    ],
  },
  hasMediaItem: {
    'one in the trash': [() => hasMediaItem('trashed'), true],
    'no item': [() => hasMediaItem('none'), false],
  },
  changeMediaItem: {
    'hides it': [
      () => changeMediaItem('shown', { visibility: 'private' }, by, { visibility: 'public' }),
      async () => ids(await listPublicPhotos()),
      ['oldest'],
    ],
    'changed meanwhile': [
      () => changeMediaItem('shown', { alt: 'New' }, by, { alt: 'Other' }),
      'changed',
    ],
    'stored by an earlier try': [
      () => changeMediaItem('shown', { alt: 'New' }, by, { alt: 'Alt' }),
      () => changeMediaItem('shown', { alt: 'New' }, by, { alt: 'Alt' }),
      async () => (await mediaItem('shown'))?.alt,
      'New',
    ],
    'tells whether visitors see it, or saw it': [
      async () => [
        await changeMediaItem('draft', { alt: 'New' }, by),
        await changeMediaItem('draft', { status: 'published' }, by),
        await changeMediaItem('shown', { visibility: 'private' }, by),
      ],
      [false, true, true],
    ],
    'no item': [() => changeMediaItem('none', { alt: 'New' }, by), 'gone'],
    'one in the trash': [
      () => changeMediaItem('trashed', { status: 'published' }, by, { status: 'draft' }),
      'gone',
    ],
  },
  trashMediaItem: {
    'hides it': [
      () => trashMediaItem('shown', by),
      async () => [ids(await listTrash()), ids(await listPublicPhotos())],
      [['shown', 'trashed-last', 'trashed'], ['oldest']],
    ],
    'one in the trash': [
      () => trashMediaItem('trashed', by),
      async () => ids(await listTrash()),
      ['trashed-last', 'trashed'],
    ],
    'tells whether visitors saw it, and see it again': [
      async () => [
        await trashMediaItem('draft', by),
        await trashMediaItem('shown', by),
        await restoreMediaItem('shown', by),
      ],
      [false, true, true],
    ],
    'no item': [() => trashMediaItem('none', by), 'gone'],
  },
  restoreMediaItem: {
    'with its status': [
      () => restoreMediaItem('trashed', by),
      async () => [ids(await listTrash()), ids(await listPublicPhotos())],
      [['trashed-last'], ['shown', 'trashed', 'oldest']],
    ],
    'one that is not in the trash': [
      () => restoreMediaItem('draft', by),
      async () => (await mediaItem('draft'))?.status,
      'draft',
    ],
    'no item': [() => restoreMediaItem('none', by), 'gone'],
  },
  deleteMediaItem: {
    'one in the trash': [
      async () => [await deleteMediaItem('trashed', by), await hasMediaItem('trashed')],
      [true, false],
    ],
    'one that is not in the trash': [
      async () => [await deleteMediaItem('shown', by), await hasMediaItem('shown')],
      [false, true],
    ],
    'no item': [() => deleteMediaItem('none', by), false],
  },

  listPublicPhotos: {
    'newest first, without those that have no date': [
      async () => ids(await listPublicPhotos()),
      ['shown', 'oldest'],
    ],
  },
  countMediaItems: {
    'also those that have no date': [() => countMediaItems(), { kept: 6, trashed: 2 }],
  },
  getSitePicture: {
    'an upload': [() => getSitePicture('hero'), hero],
    'the built-in one': [() => getSitePicture('logo'), null],
  },
  getSiteMedia: {
    'as wide as asked': [() => getSiteMedia('hero', 88), hero.sizes[0]?.url],
    'the widest': [() => getSiteMedia('hero', 2000), hero.url],
    'the built-in one': [() => getSiteMedia('logo', 88), null],
  },
  setSiteMedia: {
    'is read as stored': [
      async () => {
        const { url } = logo.w1280;
        await setSiteMedia('logo', { url, path: 'logo.webp', variants: logo, placeholder: '' }, by);
        return getSitePicture('logo');
      },
      { url: logo.w1280.url, sizes: Object.values(logo), placeholder: '' },
    ],
  },
  resetSiteMedia: {
    'to the built-in one': [() => resetSiteMedia('hero', by), () => getSitePicture('hero'), null],
  },
} satisfies Cases;
