import { deleteField, serverTimestamp } from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { adminUid, as, startWith } from './environment.ts';
import { writeLogged } from './logged.ts';
import { storedPost } from './stored-post.ts';
import { accepts, type Change, refuses } from './tables.ts';

const longAgo = new Date('2026-02-01T16:00:00Z');
const signature = { uid: adminUid, name: 'Dana Reyes' };

/** Documents that get an unknown field below, and a change that the app makes to each. */
const imported: Record<string, { stored: object; entry: object; change: Change }> = {
  'blogPosts/p1': {
    stored: storedPost('imported'),
    entry: { kind: 'content', deed: 'changed', fields: ['summary'] },
    change: { summary: 'Edited', updatedAt: serverTimestamp() },
  },
  'staff/s1': {
    stored: { name: 'Dana Reyes', title: 'Front desk', order: 0, createdAt: longAgo },
    entry: { kind: 'content', deed: 'changed', fields: ['title'] },
    change: { title: 'Office manager', updatedAt: serverTimestamp() },
  },
  'media/m1': {
    stored: { type: 'clinicPhoto', status: 'published', visibility: 'public', alt: 'The lobby' },
    entry: { kind: 'content', deed: 'changed', fields: ['alt'] },
    change: { alt: 'The new lobby' },
  },
  'images/i1': {
    stored: { alt: 'A road', originalPath: 'blogImages/road.webp', createdAt: longAgo },
    entry: { kind: 'content', deed: 'changed', fields: ['alt'] },
    change: { alt: 'A road at dusk' },
  },
  // A cancelled appointment needs no locks.
  'appointments/a1': {
    stored: {
      ...{ leadId: null, patientName: 'Maria Olsen', patientPhone: '', patientEmail: '' },
      ...{ providerId: 's1', providerName: 'Dr. Sample Avery', type: 'treatment', note: '' },
      startsAt: new Date('2026-11-18T16:00:00Z'),
      endsAt: new Date('2026-11-18T16:15:00Z'),
      ...{ status: 'cancelled', sequence: 2, createdAt: longAgo, updatedAt: longAgo },
    },
    entry: {
      ...{ kind: 'visit_change', leadId: null, fields: ['note'] },
      from: { status: 'cancelled', startsAt: new Date('2026-11-18T16:00:00Z') },
      to: { status: 'cancelled', startsAt: new Date('2026-11-18T16:00:00Z') },
    },
    change: {
      ...{ note: 'Called', sequence: 3, updatedAt: serverTimestamp(), updatedBy: signature },
    },
  },
};

startWith(
  Object.fromEntries(
    Object.entries(imported).map(([path, { stored }]) => [path, { ...stored, author: 'Ben' }]),
  ),
);

describe.each(Object.entries(imported))(
  'an admin edits %s, which has a field of an import',
  (path, { stored, entry, change }) => {
    const update = (changes: object) => writeLogged(as('admin'), 'update', path, changes, entry);
    const replace = (data: object) => writeLogged(as('admin'), 'set', path, data, entry);

    accepts(update, change, { 'a change of its own fields': {} });
    refuses(update, change, {
      'another value of the field': { author: 'Dana' },
      'taking the field away': { author: deleteField() },
      'a further field': { editor: 'Dana' },
    });
    refuses(replace, { ...stored, ...change }, { 'a whole document without the field': {} });
    accepts(replace, { ...stored, ...change }, { 'a whole document with it': { author: 'Ben' } });
  },
);
