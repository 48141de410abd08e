import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { buildHooks, otherAddresses } from '../build-hooks.ts';
import { as, type Client, startWith } from './environment.ts';
import { writeLogged } from './logged.ts';
import { accepts, eachMissing, mayOf, none, refuses, whoMay } from './tables.ts';

const hook = 'https://api.netlify.com/build_hooks/5c23354f454e1350f8543e78';
const publishing = { buildHook: hook, updatedAt: serverTimestamp() };
const longAgo = new Date('2026-02-01T16:00:00Z');
const stored = ({ db }: Client) => doc(db, 'settings/publishing');
const entry = { kind: 'settings' };
const replace = (client: Client, data: object = publishing) =>
  writeLogged(client, 'set', 'settings/publishing', data, entry);

const periods = { contact: 84, pip: 24, attorney: null, spam: 6, updatedAt: serverTimestamp() };
const retentionOf = ({ db }: Client) => doc(db, 'settings/retention');
const keep = (client: Client, data: object = periods) =>
  writeLogged(client, 'set', 'settings/retention', data, entry);

const mailTest = { at: longAgo, ok: true, reason: '' };
const testOf = ({ db }: Client) => doc(db, 'settings/mailTest');

startWith({
  'settings/publishing': { ...publishing, updatedAt: longAgo },
  'settings/mailTest': mailTest,
  'settings/retention': { ...periods, updatedAt: longAgo },
});

describe('who may do what with the retention periods', () => {
  whoMay([
    ['read them', mayOf('read', 'retention'), (client) => getDoc(retentionOf(client))],
    ['replace them', mayOf('update', 'retention'), (client) => keep(client)],
    ['delete them', none, (client) => deleteDoc(retentionOf(client))],
  ]);
});

describe('who may do what with the build hook', () => {
  whoMay([
    ['read it', mayOf('read', 'publishing'), (client) => getDoc(stored(client))],
    ['replace it', mayOf('update', 'publishing'), (client) => replace(client)],
    ['list all settings', none, ({ db }) => getDocs(collection(db, 'settings'))],
    ['delete it', none, (client) => deleteDoc(stored(client))],
    ['store other settings', none, ({ db }) => setDoc(doc(db, 'settings/other'), publishing)],
  ]);
});

describe('who may do what with the result of the last test email', () => {
  whoMay([
    ['read it', mayOf('read', 'mailTest'), (client) => getDoc(testOf(client))],
    ['replace it', none, (client) => setDoc(testOf(client), mailTest)],
    ['delete it', none, (client) => deleteDoc(testOf(client))],
  ]);
});

describe('before a build hook was set', () => {
  startWith({});

  whoMay([
    ['set it', mayOf('create', 'publishing'), (client) => replace(client)],
    ['set retention periods', mayOf('create', 'retention'), (client) => keep(client)],
  ]);
});

describe('an admin stores the retention periods', () => {
  const set = (data: object) => keep(as('admin'), data);
  refuses((data) => setDoc(retentionOf(as('admin')), data), periods, {
    'them without their entry': { spam: 1 },
  });
  refuses(
    (data) =>
      writeLogged(as('admin'), 'set', 'settings/retention', data, {
        kind: 'settings',
        fields: ['spam'],
      }),
    periods,
    { 'an entry that leaves out a change': { pip: 1 } },
  );

  accepts(set, periods, {
    'a period for each kind': { attorney: 1 },
    'none at all': { contact: null, pip: null, spam: null },
    'the longest one': { contact: 600 },
  });
  refuses(set, periods, {
    ...eachMissing(['contact', 'pip', 'attorney', 'spam', 'updatedAt']),
    'one that is over at once': { contact: 0 },
    'one before today': { pip: -12 },
    'one that is too long': { contact: 601 },
    'a part of a month': { attorney: 1.5 },
    'a text': { spam: '6' },
    'another kind': { visits: 12 },
    'an invented time': { updatedAt: longAgo },
  });
});

describe('an admin stores the build hook', () => {
  const set = (data: object) => replace(as('admin'), data);
  refuses((data) => setDoc(stored(as('admin')), data), publishing, {
    'one without its entry': { buildHook: '' },
  });

  const asHook = (hooks: Record<string, string>) =>
    Object.fromEntries(Object.entries(hooks).map(([what, buildHook]) => [what, { buildHook }]));
  accepts(set, publishing, asHook(buildHooks));
  refuses(set, publishing, {
    ...eachMissing(['buildHook', 'updatedAt']),
    ...asHook(otherAddresses),
    'something that is no text': { buildHook: [hook] },
    'a further field': { token: 'secret' },
    'an invented time': { updatedAt: longAgo },
  });
});

describe('an admin changes the build hook', () => {
  const update = (changes: object) =>
    writeLogged(as('admin'), 'update', 'settings/publishing', changes, entry);
  refuses(update, publishing, { 'to another host': { buildHook: 'https://evil.example/hook' } });
});
