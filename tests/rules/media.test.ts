import {
  addDoc,
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  serverTimestamp,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { adminUid, as, type Client, startWith, store } from './environment.ts';
import { deleteLogged, newId, writeContent } from './logged.ts';
import { longest } from './pictures.ts';
import { accepts, eachMissing, everyone, mayOf, none, refuses, whoMay } from './tables.ts';

const longAgo = new Date('2026-02-01T16:00:00Z');
const photo = {
  type: 'clinicPhoto',
  mediaType: 'image',
  mimeType: 'image/webp',
  fileName: 'lobby.webp',
  fileSize: 48_000,
  storagePath: 'clinic/lobby-1.webp',
  downloadURL: 'https://example.com/lobby.webp',
  thumbnailURL: 'https://example.com/lobby-w256.webp',
  variants: { w256: { url: 'https://example.com/lobby-w256.webp' } },
  width: 1600,
  height: 1067,
  alt: 'The lobby',
  tags: ['Reception'],
  caption: 'Sunrise lobby',
  status: 'published',
  visibility: 'public',
  clinicId: 'sandy',
  uploadedBy: adminUid,
};
const stored = { ...photo, createdAt: longAgo };
const newPhoto = { ...photo, createdAt: serverTimestamp() };

startWith({
  // Without photos: tests/rules/summaries.test.ts has them.
  'summaries/gallery': {},
  'media/shown': stored,
  'media/draft': { ...stored, status: 'draft' },
  'media/private': { ...stored, visibility: 'private' },
  'media/demo': { ...stored, visibility: 'private', isSample: true },
  'media/other': { ...stored, type: 'staffPhoto' },
  'media/old': {
    type: 'clinicPhoto',
    url: 'https://example.com/old.jpg',
    status: 'draft',
    visibility: 'public',
  },
});

const media = ({ db }: Client) => collection(db, 'media');
const item = ({ db }: Client, id: string) => doc(db, 'media', id);
const ask = (client: Client, ...clauses: QueryConstraint[]) =>
  getDocs(query(media(client), ...clauses));
const isShown = ({ status, visibility }: DocumentData) =>
  status === 'published' && visibility === 'public';
const addPhoto = (client: Client, data: DocumentData) => {
  const deed = isShown(data) ? 'published' : 'created';
  return writeContent(client, 'set', `media/${newId()}`, data, deed);
};
/** wasShown: whether visitors saw it before. */
const put = (client: Client, id: string, data: DocumentData, wasShown = true) => {
  const deed = wasShown === isShown(data) ? 'changed' : isShown(data) ? 'published' : 'withdrawn';
  return writeContent(client, 'set', `media/${id}`, data, deed);
};
const photos = where('type', '==', 'clinicPhoto');
const published = where('status', '==', 'published');
const open = where('visibility', '==', 'public');
const isSample = where('isSample', '==', true);
const newest = [orderBy('createdAt', 'desc'), limit(24)];

describe('A-RULES-05 A-RULES-06 A-RULES-08 A-RULES-09 A-RULES-14 who may do what with media', () => {
  whoMay([
    ['list the gallery', everyone, (client) => ask(client, photos, published, open, ...newest)],
    [
      'list without type',
      mayOf('read', 'media'),
      (client) => ask(client, published, open, ...newest),
    ],
    [
      'list without status',
      mayOf('read', 'media'),
      (client) => ask(client, photos, open, ...newest),
    ],
    [
      'list without visibility',
      mayOf('read', 'media'),
      (client) => ask(client, photos, published, ...newest),
    ],
    [
      'list all clinic photos',
      mayOf('read', 'media'),
      (client) => ask(client, photos, orderBy('createdAt', 'desc')),
    ],
    [
      'list the public samples',
      everyone,
      (client) => ask(client, photos, published, open, isSample),
    ],
    ['list all samples', mayOf('read', 'media'), (client) => ask(client, isSample)],
    ['delete a sample', mayOf('delete', 'media'), (client) => deleteLogged(client, 'media/demo')],
    ['see a public photo', everyone, (client) => getDoc(item(client, 'shown'))],
    ['see a draft', mayOf('read', 'media'), (client) => getDoc(item(client, 'draft'))],
    ['see a private one', mayOf('read', 'media'), (client) => getDoc(item(client, 'private'))],
    ['see one of another type', mayOf('read', 'media'), (client) => getDoc(item(client, 'other'))],
    [
      'add one of their own',
      mayOf('create', 'media'),
      (client) => addPhoto(client, { ...newPhoto, uploadedBy: client.uid }),
    ],
    ['change one', mayOf('update', 'media'), (client) => put(client, 'shown', stored)],
    ['delete one', mayOf('delete', 'media'), (client) => deleteLogged(client, 'media/shown')],
    [
      'add one without its entry',
      none,
      (client) => addDoc(media(client), { ...newPhoto, uploadedBy: client.uid }),
    ],
    ['change one without its entry', none, (client) => setDoc(item(client, 'shown'), stored)],
    ['delete one without an entry', none, (client) => deleteDoc(item(client, 'shown'))],
  ]);

  it('A-RULES-05 a visitor gets only the public photos', async () => {
    const found = await ask(as('visitor'), photos, published, open, ...newest);
    expect(found.docs.map(({ id }) => id)).toEqual(['shown']);
  });
});

const unsafe = 'javascript:alert(1)';
/** The maximum lengths of texts. */
const limits = {
  mimeType: 127,
  fileName: 255,
  storagePath: 500,
  placeholder: 4000,
  clinicId: 60,
  alt: 300,
  caption: 500,
};
const textsOf = (extra: number) =>
  Object.fromEntries(
    Object.entries(limits).map(([field, limit]) => [field, 'x'.repeat(limit + extra)]),
  );
const oneByOne = (fields: Record<string, unknown>, why: string) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [`${field} ${why}`, { [field]: value }]),
  );

const invalid = {
  ...eachMissing(['type', 'status', 'visibility']),
  ...oneByOne(textsOf(1), 'too long'),
  ...oneByOne({ fileSize: '48 kB', width: '1600', height: 0.5 }, 'that is no whole number'),
  ...oneByOne({ fileSize: -1, width: -1, height: -1 }, 'below zero'),
  'another type': { type: 'staffPhoto' },
  'an unknown status': { status: 'live' },
  'an unknown visibility': { visibility: 'friends' },
  'an alt that is no text': { alt: 1 },
  'a caption that is no text': { caption: 1 },
  'tags as text': { tags: 'Reception' },
  'tags that are numbers': { tags: ['Reception', 7] },
  'tags that are nothing': { tags: ['Reception', null] },
  'tags of two lines': { tags: ['Reception\nStaff'] },
  'over 20 tags': { tags: Array(21).fill('Staff') },
  'an unsafe downloadURL': { downloadURL: unsafe },
  'an unsafe url': { url: unsafe },
  'an unsafe thumbnailURL': { thumbnailURL: unsafe },
  'an unsafe rendition': { variants: { w640: { url: unsafe } } },
  'a mark of a sample': { isSample: true },
  'an extra field': { owner: 'Dana Reyes' },
};

describe('A-RULES-14 an admin adds media', () => {
  const add = (data: object) => addPhoto(as('admin'), data);

  accepts(add, newPhoto, {
    'a photo': {},
    'a draft': { status: 'draft' },
    'a private video': { mediaType: 'video', visibility: 'private' },
    'a recording': { mediaType: 'audio' },
    'a paper': { mediaType: 'document', width: undefined, height: undefined },
    'one without tags': { tags: [] },
    'sizes of zero': { fileSize: 0, width: 0, height: 0 },
    'one with blank texts': Object.fromEntries(Object.keys(limits).map((field) => [field, ''])),
    'the longest': { ...textsOf(0), placeholder: longest },
  });
  refuses(add, newPhoto, {
    ...invalid,
    'an unknown mediaType': { mediaType: 'program' },
    'no createdAt': { createdAt: undefined },
    'an invented createdAt': { createdAt: longAgo },
    'no uploader': { uploadedBy: undefined },
    'another uploader': { uploadedBy: 'uid-staff' },
  });
});

describe('A-RULES-14 an admin changes media', () => {
  const save = (data: object) => put(as('admin'), 'shown', data);
  const demo = { ...stored, visibility: 'private' };
  const saveSample = (data: object) =>
    writeContent(as('admin'), 'set', 'media/demo', data, 'changed');
  const saveOld = (data: object) => put(as('admin'), 'old', data, false);
  const old = {
    type: 'clinicPhoto',
    url: 'https://example.com/old.jpg',
    status: 'draft',
    visibility: 'public',
  };

  accepts(save, stored, {
    'hiding it': { visibility: 'private', storagePath: 'clinic/lobby-2.webp', downloadURL: '' },
    'other tags': { tags: ['Staff', 'Exterior'] },
  });
  accepts(saveOld, old, {
    'publishing one that lacks fields': { status: 'published', alt: 'Entrance' },
  });
  // No change of its words replaces the picture.
  accepts(saveSample, demo, { 'a sample, which stays one': { isSample: true } });
  refuses(saveSample, demo, { 'a sample, which becomes a real one': {} });
  refuses(save, stored, {
    ...invalid,
    'another mediaType': { mediaType: 'video' },
    'another createdAt': { createdAt: serverTimestamp() },
    'another uploader': { uploadedBy: 'uid-staff' },
  });
});

describe('the trash', () => {
  const trashed = { ...stored, status: 'draft' };
  const move = (wasShown: boolean) => (data: object) => put(as('admin'), 'shown', data, wasShown);

  accepts(move(true), trashed, {
    'what was published': { trash: { at: serverTimestamp(), status: 'published' } },
    'what was a draft': { trash: { at: serverTimestamp(), status: 'draft' } },
  });
  refuses(move(true), trashed, {
    'what stays published': {
      status: 'published',
      trash: { at: serverTimestamp(), status: 'published' },
    },
    'without a time': { trash: { status: 'draft' } },
    'since another time': { trash: { at: longAgo, status: 'draft' } },
    'since a text': { trash: { at: 'now', status: 'draft' } },
    'of an unknown status': { trash: { at: serverTimestamp(), status: 'gone' } },
    'with more in it': { trash: { at: serverTimestamp(), status: 'draft', by: 'Dana Reyes' } },
    'that is no map': { trash: true },
  });

  it('keeps its time when something else changes', async () => {
    const trash = { at: longAgo, status: 'published' };
    await store({ 'media/shown': { ...trashed, trash } });
    await move(false)({ ...trashed, trash, alt: 'The old lobby' });
  });

  it('can be left', async () => {
    await move(true)({ ...trashed, trash: { at: serverTimestamp(), status: 'published' } });
    await move(false)(stored);
    const found = await ask(as('visitor'), photos, published, open, ...newest);
    expect(found.docs.map(({ id }) => id)).toEqual(['shown']);
  });
});
