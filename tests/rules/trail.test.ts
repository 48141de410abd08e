import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { roles } from '#domain/account/access.ts';
import { adminUid, as, type Client, startWith, store } from './environment.ts';
import { deleteLogged, newId, signed } from './logged.ts';
import { accepts, eachMissing, mayOf, none, refuses, whoMay } from './tables.ts';

const at = new Date('2026-03-02T17:00:00Z');
const by = { uid: adminUid, name: 'Dana Reyes' };
const places = [
  'leads/l1',
  'appointments/v1',
  'users/uid-editor',
  'settings/clinic',
  'blogPosts/p1',
];
const stored = { kind: 'sign_out', by, at };

startWith({
  'leads/l1': { type: 'contact', status: 'new' },
  'settings/clinic': { name: 'A clinic', changeId: 'other' },
  ...Object.fromEntries(places.map((path) => [`${path}/activity/e1`, stored])),
  [`users/${adminUid}/activity/look`]: { kind: 'view', leadId: 'l1', by, at },
});

describe('the activity log', () => {
  whoMay([
    [
      'read all of it',
      mayOf('read', 'trail'),
      ({ db }) => getDocs(query(collectionGroup(db, 'activity'), orderBy('at', 'desc'), limit(26))),
    ],
    [
      'list the changes of the settings',
      mayOf('read', 'trail'),
      ({ db }) => getDocs(collection(db, 'settings/clinic/activity')),
    ],
  ]);
  for (const path of places) {
    const entry = ({ db }: Client) => doc(db, path, 'activity/e1');
    whoMay([
      [`change an entry of ${path}`, none, (client) => updateDoc(entry(client), { kind: 'role' })],
      [
        `replace it at ${path}`,
        none,
        (client) => setDoc(entry(client), { ...stored, ...signed(client) }),
      ],
      [`delete it at ${path}`, none, (client) => deleteDoc(entry(client))],
      [
        `write one without a change at ${path}`,
        none,
        (client) =>
          setDoc(doc(client.db, path, 'activity/e2'), {
            ...{ kind: 'settings', fields: [] },
            ...signed(client),
          }),
      ],
    ]);
  }
});

describe('an entry that a change lacks, as after an import', () => {
  whoMay([
    [
      'write it',
      roles,
      (client) =>
        setDoc(doc(client.db, 'settings/clinic/activity/other'), {
          ...{ kind: 'settings', fields: [] },
          ...signed(client),
        }),
    ],
  ]);
});

describe('an admin writes such an entry', () => {
  const write = (data: object) =>
    setDoc(doc(as('admin').db, 'settings/clinic/activity/other'), data);
  const entry = { kind: 'settings', fields: [], by, at: serverTimestamp() };
  accepts(write, entry, {
    'with 40 fields': { fields: Array(40).fill('name') },
    'with the longest fields': { fields: ['x'.repeat(1000)] },
  });
  refuses(write, entry, {
    ...eachMissing(['kind', 'fields', 'by', 'at']),
    'with 41 fields': { fields: Array(41).fill('name') },
    'with endless fields': { fields: ['x'.repeat(1001)] },
    'of another time': { at },
    'with words': { text: 'Maria Olsen' },
    'in the name of a colleague': { by: { uid: adminUid, name: 'uid-owner@clinic.example' } },
  });

  it('but none of these kinds below a request', async () => {
    await store({ 'leads/l2': { type: 'contact', changeId: 'other' } });
    await assertFails(setDoc(doc(as('admin').db, 'leads/l2/activity/other'), entry));
  });
});

describe('a deletion', () => {
  it('is told with a name of 200 letters at most', async () => {
    await store({ 'staff/s1': { name: 'Dana Reyes' } });
    await assertFails(deleteLogged(as('admin'), 'staff/s1', 'x'.repeat(201)));
    await assertSucceeds(deleteLogged(as('admin'), 'staff/s1', 'x'.repeat(200)));
  });

  it('is refused without its entry, also where an earlier one has the same name', async () => {
    const earlier = { kind: 'deletion', name: 'Dana Reyes', by, at };
    await store({ 'staff/s1': { name: 'Dana Reyes' }, 'staff/s1/activity/first-deleted': earlier });
    await assertFails(deleteDoc(doc(as('admin').db, 'staff/s1')));
  });
});

describe('what staff look at', () => {
  it('goes in commits of five lines', async () => {
    const client = as('admin');
    const batch = writeBatch(client.db);
    for (const name of ['a', 'b', 'c', 'd', 'e']) {
      const look = { kind: 'visit_view', appointmentId: name, leadId: null };
      batch.set(doc(client.db, `users/${client.uid}/activity/${newId()}`), {
        ...look,
        ...signed(client),
      });
    }
    await assertSucceeds(batch.commit());
  });

  const own = (client: Client, id: string = newId()) =>
    doc(client.db, `users/${client.uid || 'visitor'}/activity/${id}`);
  const view = { kind: 'view', leadId: 'l1' };
  whoMay([
    [
      'note their own look',
      mayOf('create', 'accessLog'),
      (client) => setDoc(own(client), { ...view, ...signed(client) }),
    ],
    [
      'note the look of a colleague',
      none,
      (client) =>
        setDoc(doc(client.db, 'users/uid-former/activity/x'), { ...view, ...signed(client) }),
    ],
  ]);

  const note = (data: object) => setDoc(own(as('admin')), data);
  const look = { ...view, by, at: serverTimestamp() };
  accepts(note, look, {
    'an opened request': {},
    'a search': { kind: 'search', leadId: undefined, list: 'all' },
    'an export': { kind: 'export', leadId: undefined, list: 'pip', count: 12 },
    'a file of a visit': { kind: 'download' },
    'the shortest id': { leadId: 'l' },
    'the longest id': { leadId: 'l'.repeat(128) },
    'a file of a visit without a request': { kind: 'download', leadId: null },
    'an opened visit': { kind: 'visit_view', appointmentId: 'v1' },
    'an opened visit without a request': { kind: 'visit_view', appointmentId: 'v1', leadId: null },
    'the longest id of a visit': { kind: 'visit_view', appointmentId: 'v'.repeat(128) },
    'the overview': { kind: 'list', leadId: undefined, list: 'overview' },
    'what is due for deletion': { kind: 'list', leadId: undefined, list: 'due' },
    'a week': { kind: 'schedule', leadId: undefined, from: '2026-11-23', days: 7 },
    'a day': { kind: 'schedule', leadId: undefined, from: '2026-11-23', days: 1 },
  });
  refuses(note, look, {
    ...eachMissing(['kind', 'leadId', 'by', 'at']),
    'the words of a search': { kind: 'search', leadId: undefined, list: 'all', words: 'olsen' },
    'an unknown list': { kind: 'search', leadId: undefined, list: 'olsen' },
    'a count in words': { kind: 'export', leadId: undefined, list: 'pip', count: 'all' },
    'another time': { at },
    'the name of a colleague': { by: { uid: adminUid, name: 'uid-owner@clinic.example' } },
    'the account of a colleague': { by: { uid: 'uid-owner', name: 'Dana Reyes' } },
    'a name of a patient': { name: 'Maria Olsen' },
    'a view of nothing': { leadId: null },
    'a blank id': { leadId: '' },
    'an endless id': { leadId: 'l'.repeat(129) },
    'a visit without its id': { kind: 'visit_view' },
    'a visit without a word on its request': {
      ...{ kind: 'visit_view', leadId: undefined, appointmentId: 'v1' },
    },
    'a blank id of a visit': { kind: 'visit_view', appointmentId: '' },
    'an endless id of a visit': { kind: 'visit_view', appointmentId: 'v'.repeat(129) },
    'a visit with the name of its patient': {
      ...{ kind: 'visit_view', appointmentId: 'v1', name: 'Maria Olsen' },
    },
    'a list with a name': { kind: 'list', leadId: undefined, list: 'Maria Olsen' },
    'a week in words': { kind: 'schedule', leadId: undefined, from: 'Maria Olsen', days: 7 },
    'a month': { kind: 'schedule', leadId: undefined, from: '2026-11-23', days: 30 },
    'a week without its length': { kind: 'schedule', leadId: undefined, from: '2026-11-23' },
  });

  whoMay([
    ['change it', none, ({ db }) => updateDoc(doc(db, `users/${adminUid}/activity/look`), view)],
    ['delete it', none, ({ db }) => deleteDoc(doc(db, `users/${adminUid}/activity/look`))],
    [
      'read it',
      mayOf('read', 'trail'),
      ({ db }) => getDoc(doc(db, `users/${adminUid}/activity/look`)),
    ],
  ]);
});
