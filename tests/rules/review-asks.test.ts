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
import { adminUid, as, startWith } from './environment.ts';
import { accepts, eachMissing, mayOf, refuses, whoMay } from './tables.ts';

const day = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const contact = (digit: string) => `reviewAsks/${digit.repeat(64)}`;

const updatedBy = { uid: adminUid, name: 'Dana Reyes' };
const stored = { askedAt: null, isOptedOut: false, updatedAt: daysAgo(200), updatedBy };
const asked = daysAgo(89);
const askedLongAgo = daysAgo(91);
const trace = { by: updatedBy, at: daysAgo(80) };

startWith({
  [contact('1')]: stored,
  [contact('2')]: { ...stored, askedAt: asked },
  [contact('3')]: { ...stored, askedAt: askedLongAgo },
  [contact('4')]: { ...stored, askedAt: asked, isOptedOut: true },
  [contact('5')]: { ...stored, askedAt: askedLongAgo, isOptedOut: true },
  [contact('6')]: { ...{ ...stored, askedAt: askedLongAgo }, takenBack: trace },
});

const now = () => ({ updatedAt: serverTimestamp(), updatedBy });
const ask = { askedAt: serverTimestamp(), isOptedOut: false, ...now() };

describe('who may do what with asks for a review', () => {
  whoMay([
    ['read one', mayOf('read', 'reviewAsks'), ({ db }) => getDoc(doc(db, contact('1')))],
    ['list them', mayOf('read', 'reviewAsks'), ({ db }) => getDocs(collection(db, 'reviewAsks'))],
    [
      'note the first',
      mayOf('create', 'reviewAsks'),
      ({ db, uid, name }) => setDoc(doc(db, contact('a')), { ...ask, updatedBy: { uid, name } }),
    ],
    [
      'note another one',
      mayOf('update', 'reviewAsks'),
      ({ db, uid, name }) => setDoc(doc(db, contact('3')), { ...ask, updatedBy: { uid, name } }),
    ],
    ['forget one', mayOf('delete', 'reviewAsks'), ({ db }) => deleteDoc(doc(db, contact('1')))],
  ]);
});

const setFor = (digit: string) => (data: object) =>
  setDoc(doc(as('admin').db, contact(digit)), data);

describe('a person who was never asked', () => {
  accepts(setFor('1'), ask, {
    'is asked': {},
    'doesn’t want to be': { askedAt: null, isOptedOut: true },
  });
  accepts(setFor('b'), ask, { 'and of whom nothing is known': {} });
  refuses(setFor('1'), ask, {
    ...eachMissing(['askedAt', 'isOptedOut', 'updatedAt', 'updatedBy']),
    'an invented time': { askedAt: daysAgo(1) },
    'asked and not to be asked at once': { isOptedOut: true },
    'a wish that is no yes or no': { isOptedOut: 'yes' },
    'an invented time of the change': { updatedAt: daysAgo(1) },
    'another person': { updatedBy: { uid: 'someone-else', name: 'Dana Reyes' } },
    'the name of another person': { updatedBy: { uid: adminUid, name: 'Someone Else' } },
    'a further field': { email: 'maria@example.com' },
  });
});

describe('a person who was asked', () => {
  const wish = { ...ask, askedAt: asked };
  accepts(setFor('2'), wish, { 'doesn’t want it again': { isOptedOut: true } });
  refuses(setFor('2'), wish, {
    'within 90 days': { askedAt: serverTimestamp() },
    'as if they never were': { askedAt: null },
  });
  accepts(setFor('3'), ask, { 'more than 90 days ago': {} });
  refuses(setFor('5'), ask, { 'after a no': {} });
});

describe('a no that is taken back', () => {
  const takenBack = { by: updatedBy, at: serverTimestamp() };
  const wish = { ...ask, askedAt: asked, takenBack };
  accepts(setFor('4'), wish, { 'leaves who did it, and when': {} });
  refuses(setFor('4'), wish, {
    'without a trace': { takenBack: undefined },
    'by a colleague': { takenBack: { ...takenBack, by: { uid: 'uid-owner', name: 'Sam Lee' } } },
    'at another time': { takenBack: { ...takenBack, at: daysAgo(1) } },
    'with words': { takenBack: { ...takenBack, why: 'Maria called' } },
    'but stays': { isOptedOut: true },
  });
  refuses(setFor('2'), wish, { 'though there was none': {} });
  refuses(setFor('b'), { ...ask, takenBack }, { 'of a person of whom nothing is known': {} });

  const known = { ...ask, takenBack: trace };
  accepts(setFor('6'), known, {
    'is still known after another ask': {},
    'is still known after another no': { askedAt: askedLongAgo, isOptedOut: true },
  });
  refuses(setFor('6'), known, {
    'and is forgotten': { takenBack: undefined },
    'and is changed': { takenBack },
  });
});

describe('a contact', () => {
  const setAt = (id: string) => (data: object) =>
    setDoc(doc(as('admin').db, 'reviewAsks', id), data);
  refuses(setAt('maria@example.com'), ask, { 'in plain words': {} });
  refuses(setAt('a'.repeat(63)), ask, { 'that is no hash': {} });
});
