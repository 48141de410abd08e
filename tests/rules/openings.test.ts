import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { as, type Client, startWith } from './environment.ts';
import { accepts, eachMissing, everyone, mayOf, none, refuses, whoMay } from './tables.ts';

const week = { taken: { '1994464_s2': true, '1994465_s2': true }, updatedAt: serverTimestamp() };

startWith({ 'openings/2026-11-16': { taken: { '1994464_s2': true }, updatedAt: new Date(0) } });

const openings = ({ db }: Client, id: string) => doc(db, 'openings', id);

describe('who may do what with the openings of a week', () => {
  whoMay([
    ['read them', everyone, (client) => getDoc(openings(client, '2026-11-16'))],
    ['list weeks', none, ({ db }) => getDocs(collection(db, 'openings'))],
    [
      'add a week',
      mayOf('create', 'openings'),
      (client) => setDoc(openings(client, '2026-11-23'), week),
    ],
    [
      'change a week',
      mayOf('update', 'openings'),
      (client) => setDoc(openings(client, '2026-11-16'), week),
    ],
    ['delete a week', none, (client) => deleteDoc(openings(client, '2026-11-16'))],
  ]);
});

describe('openings', () => {
  const write = (data: object) => setDoc(openings(as('admin'), '2026-11-16'), data);
  const many = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${1994464 + index}_s2`, true]),
    );

  accepts(write, week, {
    'a week in which nothing is taken': { taken: {} },
    'a week of which nothing is known': { taken: undefined },
    'as many as six providers have': { taken: many(4000) },
  });
  refuses(write, week, {
    ...eachMissing(['updatedAt']),
    'more than six providers have': { taken: many(4001) },
    'an invented time': { updatedAt: new Date('2026-11-20T16:00:00Z') },
    'another field': { note: 'Maria' },
    'a name in a key': { taken: { Maria: true } },
    'a key without a provider': { taken: { '1994464_': true } },
    'a key with a blank': { taken: { '1994464_s2 Maria': true } },
    'a word as value': { taken: { '1994464_s2': 'Maria' } },
    no: { taken: { '1994464_s2': false } },
    'one wrong value among right ones': { taken: { '1994464_s2': true, '1994465_s2': 1 } },
    'no map': { taken: ['1994464_s2'] },
  });

  refuses((data) => setDoc(openings(as('admin'), 'next week'), data), week, {
    'a document that is no week': {},
  });
});
