import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { otherWords, problemWords } from '../problem-words.ts';
import { adminUid, as, startWith } from './environment.ts';
import { accepts, eachMissing, mayOf, none, refuses, whoMay } from './tables.ts';

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);

const valid = {
  what: 'Failed to load the schedule',
  kind: 'permission-denied',
  build: 'index-Bx3_Q9-Z',
  route: '/admin/posts/:id',
  uid: adminUid,
  at: serverTimestamp(),
  expiresAt: inDays(30),
};

const words = (all: string[]) => Object.fromEntries(all.map((what) => [`“${what}”`, { what }]));

startWith({ 'problems/p1': { ...valid, at: new Date() } });

describe('administrators add and read problems; no one changes them', () => {
  whoMay([
    ['read a problem', mayOf('read', 'problems'), ({ db }) => getDoc(doc(db, 'problems/p1'))],
    ['list problems', mayOf('read', 'problems'), ({ db }) => getDocs(collection(db, 'problems'))],
    [
      'add a problem',
      mayOf('create', 'problems'),
      ({ db, uid }) => setDoc(doc(db, 'problems/p2'), { ...valid, uid }),
    ],
    ['change a problem', none, ({ db }) => updateDoc(doc(db, 'problems/p1'), { what: 'Other' })],
    ['replace a problem', none, ({ db, uid }) => setDoc(doc(db, 'problems/p1'), { ...valid, uid })],
    ['delete a problem', none, ({ db }) => deleteDoc(doc(db, 'problems/p1'))],
  ]);
});

describe('a problem', () => {
  const write = (data: object) => setDoc(doc(as('admin').db, 'problems/p2'), data);
  accepts(write, valid, {
    'the longest words': {
      what: 'W'.padEnd(120, 'w'),
      kind: 'k'.repeat(60),
      build: 'b'.repeat(60),
    },
    'a missing answer': { kind: 'no answer' },
    'the first page': { route: '/' },
    ...words(problemWords),
    'the code of a file': { kind: 'storage/unauthorized' },
  });
  refuses(write, valid, {
    ...eachMissing(Object.keys(valid)),
    'a further field': { message: 'Cannot read Maria Olsen' },
    'no words': { what: '' },
    'words that are too long': { what: 'W'.padEnd(121, 'w') },
    ...words(otherWords),
    'words of another type': { what: ['Failed'] },
    'a kind that is too long': { kind: 'k'.repeat(61) },
    'a kind with an address': { kind: 'maria@example.com' },
    'no kind': { kind: '' },
    'a build that is too long': { build: 'b'.repeat(61) },
    'a build that is an address': { build: 'https://example.com/a' },
    'a route with an id': { route: '/admin/posts/p1' },
    'a route with a query': { route: '/admin/schedule?lead=maria' },
    'a route that is too long': { route: '/admin'.repeat(40) },
    'a route of another site': { route: 'https://example.com' },
    'another reporter': { uid: 'uid-staff' },
    'a time of its own': { at: new Date() },
    'an end too soon': { expiresAt: inDays(28) },
    'an end too late': { expiresAt: inDays(32) },
  });
});
