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
  query,
  serverTimestamp,
  where,
} from 'firebase/firestore/lite';
import { describe } from 'vitest';
import { adminUid, as, type Client, startWith } from './environment.ts';
import { deleteLogged, newId, writeContent } from './logged.ts';
import { accepts, eachMissing, everyone, mayOf, none, refuses, whoMay } from './tables.ts';

const longAgo = new Date('2026-02-01T16:00:00Z');
const draft = {
  text: 'On time, and easy to reach.',
  name: 'Maria O.',
  source: 'Google',
  sourceUrl: 'https://maps.app.goo.gl/abc',
  reviewedOn: '2026-10-13',
  permittedOn: '',
  permittedBy: '',
  status: 'draft',
};
const whole = { ...draft, permittedOn: '2026-10-20', permittedBy: adminUid };
const published = { ...whole, status: 'published' };
const dates = { createdAt: longAgo, updatedAt: longAgo };
const saved = { createdAt: longAgo, updatedAt: serverTimestamp() };
const added = { createdAt: serverTimestamp(), updatedAt: serverTimestamp() };

startWith({
  'reviews/draft': { ...draft, ...dates },
  'reviews/whole': { ...whole, permittedBy: 'colleague', ...dates },
  'reviews/shown': { ...published, ...dates },
  'reviews/demo': { ...draft, ...dates, status: 'published', isSample: true },
});

const reviews = ({ db }: Client) => collection(db, 'reviews');
const isPublished = (data: DocumentData) => data.status === 'published';
const add = (client: Client, data: DocumentData) =>
  writeContent(
    client,
    'set',
    `reviews/${newId()}`,
    data,
    isPublished(data) ? 'published' : 'created',
  );
/** before: the stored review. */
const save = (client: Client, id: string, before: DocumentData, data: DocumentData) => {
  const moved = isPublished(data) ? 'published' : 'withdrawn';
  const deed = isPublished(before) === isPublished(data) ? 'changed' : moved;
  return writeContent(client, 'set', `reviews/${id}`, data, deed);
};

describe('who may do what with reviews', () => {
  whoMay([
    [
      'list the newest published ones',
      everyone,
      (client) =>
        getDocs(
          query(
            reviews(client),
            where('status', '==', 'published'),
            orderBy('reviewedOn', 'desc'),
            limit(3),
          ),
        ),
    ],
    ['read a published one', everyone, ({ db }) => getDoc(doc(db, 'reviews/shown'))],
    ['read a draft', mayOf('read', 'reviews'), ({ db }) => getDoc(doc(db, 'reviews/draft'))],
    ['list them all', mayOf('read', 'reviews'), (client) => getDocs(reviews(client))],
    ['add a draft', mayOf('create', 'reviews'), (client) => add(client, { ...draft, ...added })],
    [
      'publish one',
      mayOf('update', 'reviews'),
      (client) => {
        const change = { status: 'published', updatedAt: serverTimestamp() };
        return writeContent(client, 'update', 'reviews/whole', change, 'published');
      },
    ],
    ['delete one', mayOf('delete', 'reviews'), (client) => deleteLogged(client, 'reviews/draft')],
    [
      'add one without its entry',
      none,
      (client) => addDoc(reviews(client), { ...draft, ...added }),
    ],
    [
      'publish one as a mere change',
      none,
      (client) => {
        const change = { status: 'published', updatedAt: serverTimestamp() };
        return writeContent(client, 'update', 'reviews/whole', change, 'changed');
      },
    ],
    ['delete one without an entry', none, ({ db }) => deleteDoc(doc(db, 'reviews/draft'))],
  ]);
});

const invalid = {
  ...eachMissing(['text', 'name', 'source', 'sourceUrl', 'reviewedOn', 'permittedOn']),
  ...eachMissing(['permittedBy', 'status', 'updatedAt']),
  'no words': { text: '' },
  'words over 600': { text: 't'.repeat(601) },
  'words that are no text': { text: 1 },
  'a name over 60': { name: 'n'.repeat(61) },
  'a source over 60': { source: 's'.repeat(61) },
  'an address without https': { sourceUrl: 'http://maps.example' },
  'an address that is a script': { sourceUrl: 'javascript:alert(1)' },
  'an address with a blank': { sourceUrl: 'https://maps.example/a b' },
  'an address over 900': { sourceUrl: `https://maps.example/${'a'.repeat(880)}` },
  'a date in words': { reviewedOn: 'October' },
  'a yes in words': { permittedOn: 'yes', permittedBy: adminUid },
  'a yes that nobody noted': { permittedOn: '2026-10-20', permittedBy: '' },
  'a yes that a colleague noted': { permittedOn: '2026-10-20', permittedBy: 'colleague' },
  'somebody who noted no yes': { permittedOn: '', permittedBy: adminUid },
  'an unknown status': { status: 'live' },
  'an invented time of the change': { updatedAt: longAgo },
  'a further field': { rating: 5 },
};

describe('an admin adds a review', () => {
  accepts(
    (data) => add(as('admin'), data),
    { ...draft, ...added },
    {
      'words alone': { name: '', source: '', sourceUrl: '', reviewedOn: '' },
      'the shortest': { text: 't' },
      'the longest': { text: 't'.repeat(600), name: 'n'.repeat(60), source: 's'.repeat(60) },
      'the longest address': { sourceUrl: `https://maps.example/${'a'.repeat(879)}` },
      'one with a yes': whole,
      'one that is whole, at once on the website': published,
    },
  );
  refuses(
    (data) => add(as('admin'), data),
    { ...draft, ...added },
    { ...invalid, 'an invented time of the start': { createdAt: longAgo } },
  );
});

describe('a published review', () => {
  const publish = (data: object) => save(as('admin'), 'draft', draft, data);
  const valid = { ...published, ...saved };

  accepts(publish, valid, { 'with source, date and a yes': {} });
  refuses(publish, valid, {
    'without a name': { name: '' },
    'without a source': { source: '' },
    'without an address': { sourceUrl: '' },
    'without a date': { reviewedOn: '' },
    'without a yes': { permittedOn: '', permittedBy: '' },
    'as a sample': { isSample: true },
    'under another status': { status: 'live' },
    'with another start': { createdAt: serverTimestamp() },
  });
});

describe('a yes that a colleague noted', () => {
  const change = (data: object) => save(as('admin'), 'whole', whole, data);
  const valid = { ...whole, permittedBy: 'colleague', ...saved };

  accepts(change, valid, {
    'stays theirs with another address': { sourceUrl: 'https://g.co/other' },
    'is signed again with other words': { text: 'Shorter.', permittedBy: adminUid },
    'is signed again under another name': { name: 'M.', permittedBy: adminUid },
    'is dropped with other words': { text: 'Shorter.', permittedOn: '', permittedBy: '' },
    'is taken back': { permittedOn: '', permittedBy: '' },
    'gets another date, by who changes it': { permittedOn: '2026-11-01', permittedBy: adminUid },
  });
  refuses(change, valid, {
    'under other words': { text: 'Shorter.' },
    'under another name': { name: 'M.' },
    'with another date': { permittedOn: '2026-11-01' },
    'of a third person': { permittedBy: 'third' },
  });
});

describe('a sample of the demo data', () => {
  const change = (data: object) => save(as('admin'), 'demo', published, data);
  const valid = { ...draft, ...saved, isSample: true };

  accepts(change, valid, {
    'is withdrawn': {},
    'becomes a real one that is whole': { ...published, isSample: undefined },
  });
  refuses(change, valid, {
    'stays on the website': { status: 'published' },
    'is whole, and still a sample': published,
  });
});
