import { assertFails } from '@firebase/rules-unit-testing';
import {
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  FieldPath,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { type LeadType, leadStatuses, leadTypes } from '#domain/leads/lead.ts';
import { galleryEntry } from '#domain/pictures/gallery-entries.ts';
import { changeLead, countsOf, entryOf } from './change-lead.ts';
import { adminUid, as, type Client, startWith, store } from './environment.ts';
import { deleteLogged, writeContent } from './logged.ts';
import { accepts, eachMissing, everyone, mayOf, none, refuses, whoMay } from './tables.ts';

const longAgo = new Date('2026-02-01T16:00:00Z');
const now = serverTimestamp();

const lead = { type: 'contact', status: 'new', spam: false, updatedAt: longAgo };
const counts = { new: 3, contacted: 1, completed: 0, spam: 0, dismissed: 0 };
const leadSummary = { contact: counts, pip: counts, attorney: counts };

const photo = {
  type: 'clinicPhoto',
  mediaType: 'image',
  downloadURL: 'https://example.com/lobby.webp',
  variants: { w640: { url: 'https://example.com/lobby-w640.webp', width: 640, height: 427 } },
  alt: 'The lobby',
  tags: ['Reception'],
  status: 'published',
  visibility: 'public',
  uploadedBy: adminUid,
  createdAt: longAgo,
};
const hidden = { ...photo, visibility: 'private' };
const entry = galleryEntry(photo) ?? {};

startWith({
  'leads/l1': lead,
  'leads/l2': lead,
  'summaries/leads': leadSummary,
  'media/shown': photo,
  'media/older': photo,
  'media/hidden': hidden,
  'summaries/gallery': { photos: { shown: entry }, updatedAt: longAgo },
});

const leadsOf = ({ db }: Client) => doc(db, 'summaries/leads');
const galleryOf = ({ db }: Client) => doc(db, 'summaries/gallery');
const toContacted = { status: 'contacted', updatedAt: now };

const tell =
  (change: object) =>
  ({ db }: Client) =>
    setDoc(doc(db, 'summaries/website'), change);

describe('who may do what with the counts of leads', () => {
  whoMay([
    ['read them', mayOf('read', 'leadCounts'), (client) => getDoc(leadsOf(client))],
    [
      'move a lead',
      mayOf('update', 'leadCounts'),
      (client) => changeLead(client, 'l1', lead, toContacted),
    ],
    ['write them as they are', none, (client) => setDoc(leadsOf(client), leadSummary)],
    ['delete them', none, (client) => deleteDoc(leadsOf(client))],
    ['note that the website changed', mayOf('update', 'blogPosts'), tell({ changedAt: now })],
    ['note it with another time', none, tell({ changedAt: longAgo })],
    ['note more', none, tell({ changedAt: now, by: 'me' })],
    ['ask when the website changed', everyone, ({ db }) => getDoc(doc(db, 'summaries/website'))],
    ['read another summary', none, ({ db }) => getDoc(doc(db, 'summaries/other'))],
    ['write another summary', none, ({ db }) => setDoc(doc(db, 'summaries/other'), {})],
  ]);
});

describe('a lead moves from list to list', () => {
  const states = [...leadStatuses, 'archived', undefined].flatMap((status) =>
    [false, true, undefined].map((spam) => ({ status, spam })),
  );
  const types: (LeadType | undefined)[] = [...leadTypes, undefined];

  it.each(types)('with its counts, from each state of type %s', async (type) => {
    for (const state of states) {
      for (const change of [...leadStatuses.map((status) => ({ status })), { spam: true }]) {
        const stored = JSON.parse(JSON.stringify({ type, ...state }));
        const { from, to } = entryOf(as('admin'), 'l1', stored, change) as DocumentData;
        // Not a move: nothing to tell.
        if (from === to) continue;
        await store({ 'leads/l1': stored, 'summaries/leads': leadSummary });
        await changeLead(as('admin'), 'l1', stored, { ...change, updatedAt: now });
      }
    }
  });

  it('where nothing has been counted yet', async () => {
    await store({ 'summaries/leads': {} });
    await changeLead(as('admin'), 'l1', lead, toContacted);
    expect((await getDoc(leadsOf(as('admin')))).data()).toMatchObject({
      contact: { new: -1, contacted: 1 },
    });
  });

  /** With the entry of the change. */
  const alone = (change: object) => {
    const client = as('admin');
    const batch = writeBatch(client.db);
    const isMove = 'status' in change || 'spam' in change;
    batch.update(doc(client.db, 'leads/l1'), { ...change, ...(isMove && { changeId: 'e1' }) });
    const entry = entryOf(client, 'l1', lead, change);
    if (isMove) batch.set(doc(client.db, 'leads/l1/activity/e1'), entry);
    return batch.commit();
  };
  refuses(alone, toContacted, {
    'a move without the counts': {},
    'spam without the counts': { status: undefined, spam: true },
  });
  it('not with the counts of an earlier move', async () => {
    await store({ 'summaries/leads': { ...leadSummary, moved: 'l1', updatedAt: longAgo } });
    await assertFails(alone(toContacted));
  });
});

describe('the counts of leads', () => {
  const change = countsOf('l1', lead, toContacted);
  /** Moves l1 to the list 'contacted', with these counts. */
  const move = (data: object) => {
    const client = as('admin');
    const { db } = client;
    const batch = writeBatch(db);
    batch.update(doc(db, 'leads/l1'), { ...toContacted, changeId: 'e1' });
    batch.set(doc(db, 'leads/l1/activity/e1'), entryOf(client, 'l1', lead, toContacted));
    batch.set(doc(db, 'summaries/leads'), data, { merge: true });
    return batch.commit();
  };
  const one = { new: increment(-1), contacted: increment(1) };

  accepts(move, change ?? {}, { 'of the move': {} });
  refuses(move, change ?? {}, {
    ...eachMissing(['contact', 'moved', 'updatedAt']),
    'of two': { contact: { new: increment(-2), contacted: increment(2) } },
    'of none': { contact: { new: 3, contacted: 1 } },
    'of one that left only': { contact: { new: increment(-1) } },
    'of one that came only': { contact: { contacted: increment(1) } },
    'of another list': { contact: { new: increment(-1), completed: increment(1) } },
    'of one list more': { contact: { ...one, spam: increment(1) } },
    'of an unknown list': { contact: { ...one, lost: 1 } },
    'of another type': { contact: undefined, pip: one },
    'of one type more': { pip: { new: 100 } },
    'as texts': { contact: { new: '2', contacted: '2' } },
    'as broken numbers': { contact: { new: increment(-1), contacted: 1.5 } },
    'of another lead': { moved: 'l2' },
    'of no lead': { moved: 'none' },
    'of an invented time': { updatedAt: longAgo },
    'with an extra field': { by: 'Dana Reyes' },
  });

  it('are one commit for each of two leads', async () => {
    const { db } = as('admin');
    const [batch, client] = [writeBatch(db), as('admin')];
    for (const id of ['l1', 'l2']) {
      batch.update(doc(db, 'leads', id), { ...toContacted, changeId: 'e1' });
      batch.set(doc(db, `leads/${id}/activity/e1`), entryOf(client, id, lead, toContacted));
    }
    batch.set(doc(db, 'summaries/leads'), countsOf('l1', lead, toContacted) ?? {}, { merge: true });
    await assertFails(batch.commit());
  });

  it('stay when no lead moves', async () => {
    await assertFails(setDoc(leadsOf(as('admin')), change ?? {}, { merge: true }));
  });
});

describe('who may do what with the gallery', () => {
  whoMay([
    ['read it', everyone, (client) => getDoc(galleryOf(client))],
    [
      'add a photo',
      mayOf('update', 'gallery'),
      (client) =>
        updateDoc(galleryOf(client), { 'photos.older': entry, added: 'older', updatedAt: now }),
    ],
    [
      'take a photo out',
      mayOf('update', 'gallery'),
      (client) => updateDoc(galleryOf(client), { 'photos.shown': deleteField(), updatedAt: now }),
    ],
    ['delete it', none, (client) => deleteDoc(galleryOf(client))],
  ]);
});

describe('before the first count and the first photo', () => {
  startWith({ 'leads/l1': lead, 'media/older': photo });

  whoMay([
    [
      'count the first move',
      mayOf('create', 'leadCounts'),
      (client) => changeLead(client, 'l1', lead, toContacted),
    ],
    ['invent the counts', none, (client) => setDoc(leadsOf(client), leadSummary)],
    [
      'add the first photo',
      mayOf('create', 'gallery'),
      (client) =>
        setDoc(galleryOf(client), { photos: { older: entry }, added: 'older', updatedAt: now }),
    ],
  ]);
});

describe('the gallery', () => {
  const put = (data: object) => setDoc(galleryOf(as('admin')), data);
  const added = { photos: { shown: entry, older: entry }, added: 'older', updatedAt: now };
  const withEntry = (fields: object) => ({
    photos: { shown: entry, older: { ...entry, ...fields } },
  });
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, entry]));

  accepts(put, added, {
    'one more photo': {},
    'a part of it': { photos: { shown: entry, older: { createdAt: longAgo } } },
    'fewer photos': { photos: {} },
    'no photos': { photos: undefined },
  });
  refuses(put, added, {
    ...eachMissing(['added', 'updatedAt']),
    'an invented time': { updatedAt: longAgo },
    'another photo than it names': { added: 'shown' },
    'two at once': { photos: { shown: { createdAt: longAgo }, older: entry } },
    'a photo without a document': { photos: { none: entry }, added: 'none' },
    'a hidden photo': { photos: { hidden: entry }, added: 'hidden' },
    'another text': withEntry({ alt: 'Buy now' }),
    'another address': withEntry({ downloadURL: 'https://example.com/other.webp' }),
    'a text that the photo does not have': withEntry({ caption: 'Buy now' }),
    'who uploaded it': withEntry({ uploadedBy: adminUid }),
    'an undated photo': { photos: { shown: entry, older: { alt: 'The lobby' } } },
    'an entry that is no map': { photos: { shown: entry, older: 'The lobby' } },
    'a list': { photos: [entry] },
    'an extra field': { owner: 'Dana Reyes' },
  });

  it('holds 1,000 photos at most', async () => {
    await store({ 'summaries/gallery': { photos: many(999) } });
    const add = (id: string) =>
      updateDoc(galleryOf(as('admin')), { [`photos.${id}`]: entry, added: id, updatedAt: now });
    await add('older');
    await assertFails(add('shown'));
  });

  it.each([
    ['a draft', { status: 'draft' }],
    ['a video', { mediaType: 'video' }],
    ['of another type', { type: 'staffPhoto' }],
  ])('refuses %s', async (_, change) => {
    await store({ 'media/older': { ...photo, ...change } });
    await assertFails(put(added));
  });
});

describe('a photo in the gallery', () => {
  /** Changes the photo, and in the same commit the gallery. */
  const change = (fields: object, more?: (batch: WriteBatch) => void) => {
    const hides = 'visibility' in fields || 'status' in fields;
    const deed = hides ? 'withdrawn' : 'changed';
    return writeContent(as('admin'), 'update', 'media/shown', fields, deed, more);
  };
  const setEntry = (value: unknown) => (batch: WriteBatch) =>
    batch.update(
      galleryOf(as('admin')),
      new FieldPath('photos', 'shown'),
      value,
      'added',
      'shown',
      'updatedAt',
      now,
    );

  it('changes with its entry', async () => {
    await change({ caption: 'Sunrise' }, setEntry({ ...entry, caption: 'Sunrise' }));
  });

  it.each([
    ['another text', { alt: 'The new lobby' }],
    ['hiding it', { visibility: 'private' }],
    ['taking it back', { status: 'draft' }],
  ])('does not change without it: %s', async (_, fields) => {
    await assertFails(change(fields));
  });

  it('leaves when it is hidden', async () => {
    await assertFails(change({ visibility: 'private' }, setEntry(entry)));
    await change({ visibility: 'private' }, setEntry(deleteField()));
    expect((await getDoc(galleryOf(as('visitor')))).get('photos')).toEqual({});
  });

  it('leaves when it is deleted', async () => {
    await assertFails(deleteLogged(as('admin'), 'media/shown'));
    await deleteLogged(as('admin'), 'media/shown', 'A name', 'first', setEntry(deleteField()));
  });

  it('comes with an upload', async () => {
    const photos = { new: { ...entry, createdAt: now } };
    const upload = { ...photo, createdAt: now };
    await writeContent(
      ...([as('admin'), 'set', 'media/new', upload, 'published'] as const),
      (batch) => {
        const gallery = { photos, added: 'new', updatedAt: now };
        batch.set(galleryOf(as('admin')), gallery, { merge: true });
      },
    );
  });
});
