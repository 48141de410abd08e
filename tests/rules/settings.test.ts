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
import { buildHooks, otherAddresses } from '../build-hooks.ts';
import { as, type Client, startWith } from './environment.ts';
import { writeLogged } from './logged.ts';
import { accepts, eachMissing, everyone, mayOf, none, refuses, whoMay } from './tables.ts';

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

const line = 'treatment|Treatment|15|0|online|amber|active';
const visitTypes = { types: [line], updatedAt: serverTimestamp() };
const typesOf = ({ db }: Client) => doc(db, 'settings/visitTypes');
const offer = (client: Client, data: object = visitTypes) =>
  writeLogged(client, 'set', 'settings/visitTypes', data, entry);

const booking = {
  ...{ isOn: true, calendar: 'here', types: ['new_patient'], noticeMinutes: 120, horizonDays: 28 },
  ...{ keptBack: 20, holdsADay: 6, holdMinutes: null, updatedAt: serverTimestamp() },
};
const bookingOf = ({ db }: Client) => doc(db, 'settings/booking');
const allow = (client: Client, data: object = booking) =>
  writeLogged(client, 'set', 'settings/booking', data, entry);

const feed = 's2|https://calendar.example/private-7f3a.ics';
const calendars = { feeds: [feed], updatedAt: serverTimestamp() };
const calendarsOf = ({ db }: Client) => doc(db, 'settings/calendars');
const connect = (client: Client, data: object = calendars) =>
  writeLogged(client, 'set', 'settings/calendars', data, entry);

const mailTest = { at: longAgo, ok: true, reason: '' };
const testOf = ({ db }: Client) => doc(db, 'settings/mailTest');

startWith({
  'settings/publishing': { ...publishing, updatedAt: longAgo },
  'settings/mailTest': mailTest,
  'settings/retention': { ...periods, updatedAt: longAgo },
  'settings/visitTypes': { types: [], updatedAt: longAgo },
  'settings/booking': { ...booking, isOn: false, updatedAt: longAgo },
  'settings/calendars': { feeds: [], updatedAt: longAgo },
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
    ['set the types of visits', mayOf('create', 'visitTypes'), (client) => offer(client)],
    ['let visitors book', mayOf('create', 'booking'), (client) => allow(client)],
    ['connect a calendar', mayOf('create', 'calendars'), (client) => connect(client)],
  ]);
});

describe('who may do what with what visitors can book', () => {
  whoMay([
    ['read it', everyone, (client) => getDoc(bookingOf(client))],
    ['change it', mayOf('update', 'booking'), (client) => allow(client)],
    ['delete it', none, (client) => deleteDoc(bookingOf(client))],
  ]);
});

describe('an admin lets visitors book', () => {
  const set = (data: object) => allow(as('admin'), data);
  refuses((data) => setDoc(bookingOf(as('admin')), data), booking, { 'it without its entry': {} });
  accepts(set, booking, {
    'another true calendar': { calendar: 'outside' },
    'nothing while nobody has said which calendar is the true one': { isOn: false, calendar: null },
    'no type': { types: [] },
    'the least of all': {
      ...{ noticeMinutes: 0, horizonDays: 1, keptBack: 0, holdsADay: 1, holdMinutes: 15 },
    },
    'the most of all': {
      ...{ noticeMinutes: 10080, horizonDays: 90, keptBack: 90, holdsADay: 50, holdMinutes: 2880 },
      types: Array.from({ length: 24 }, (_, i) => `${'t'.repeat(38)}${i + 10}`),
    },
  });
  refuses(set, booking, {
    ...eachMissing(Object.keys(booking)),
    'it without the true calendar': { calendar: null },
    'neither on nor off': { isOn: 'soon' },
    'another calendar': { calendar: 'https://calendar.example/private.ics' },
    'a type that is no id': { types: ['New patient'] },
    'one type as a text': { types: 'new_patient' },
    'too many types': { types: Array.from({ length: 25 }, (_, i) => `t${i}`) },
    'less than no notice': { noticeMinutes: -1 },
    'over a week of notice': { noticeMinutes: 10081 },
    'half a minute of notice': { noticeMinutes: 0.5 },
    'no day ahead': { horizonDays: 0 },
    'over 90 days ahead': { horizonDays: 91 },
    'less than nothing kept back': { keptBack: -1 },
    'nearly everything kept back': { keptBack: 91 },
    'no hold a day': { holdsADay: 0 },
    'over 50 holds a day': { holdsADay: 51 },
    'a hold of 14 minutes': { holdMinutes: 14 },
    'a hold of over two days': { holdMinutes: 2881 },
    'the address of a feed': { outside: { s1: 'https://calendar.example/private.ics' } },
    'an invented time': { updatedAt: longAgo },
  });
});

describe('who may do what with the addresses of other calendars', () => {
  whoMay([
    ['read them', mayOf('read', 'calendars'), (client) => getDoc(calendarsOf(client))],
    ['change them', mayOf('update', 'calendars'), (client) => connect(client)],
    ['delete them', none, (client) => deleteDoc(calendarsOf(client))],
  ]);
});

describe('an admin stores the addresses of other calendars', () => {
  const set = (data: object) => connect(as('admin'), data);
  const feedOf = (address: string) => ({ feeds: [`s2|${address}`] });
  refuses((data) => setDoc(calendarsOf(as('admin')), data), calendars, {
    'them without their entry': {},
  });
  accepts(set, calendars, {
    none: { feeds: [] },
    'as many as there may be': {
      feeds: Array.from({ length: 20 }, (_, i) => `s${i}|https://a.example/${i}.ics`),
    },
    'a long one': feedOf(`https://a.example/${'x'.repeat(780)}`),
  });
  refuses(set, calendars, {
    ...eachMissing(['feeds', 'updatedAt']),
    'one too many': {
      feeds: Array.from({ length: 21 }, (_, i) => `s${i}|https://a.example/${i}.ics`),
    },
    'too long ones': {
      feeds: Array.from({ length: 20 }, (_, i) => `s${i}|https://a.example/${'x'.repeat(600)}`),
    },
    'one without a provider': { feeds: ['|https://a.example/a.ics'] },
    'one that is not https': feedOf('http://a.example/a.ics'),
    'a host by number': feedOf('https://10.0.0.1/a.ics'),
    'a host without a name': feedOf('https://localhost/a.ics'),
    'a port': feedOf('https://a.example:8443/a.ics'),
    'a password': feedOf('https://me:secret@a.example/a.ics'),
    'two lines in one': { feeds: [`${feed}\n${feed}`, 'x'] },
    'a map': { feeds: { s2: 'https://a.example/a.ics' } },
    'a further field': { note: 'x' },
    'an invented time': { updatedAt: longAgo },
  });
});

describe('who may do what with the types of visits', () => {
  whoMay([
    ['read them', everyone, (client) => getDoc(typesOf(client))],
    ['replace them', mayOf('update', 'visitTypes'), (client) => offer(client)],
    ['delete them', none, (client) => deleteDoc(typesOf(client))],
  ]);
});

describe('an admin stores the types of visits', () => {
  const set = (data: object) => offer(as('admin'), data);
  refuses((data) => setDoc(typesOf(as('admin')), data), visitTypes, {
    'them without their entry': {},
  });

  const full = Array.from(
    { length: 24 },
    (_, i) => `${'t'.repeat(38)}${i + 10}|Type ${i}|90|30|offline|slate|active`,
  );
  accepts(set, visitTypes, {
    'an inactive one beside an active one': {
      types: [line, 're|Re-examination|30|0|offline|violet|inactive'],
    },
    'as many as there may be': { types: full },
    'the longest name': { types: [`t|${'n'.repeat(120)}|90|30|offline|teal|active`] },
    'each length': {
      types: [15, 30, 45, 60, 75, 90].map((long) => `t${long}|Type|${long}|15|online|blue|active`),
    },
    'each color': {
      types: ['teal', 'blue', 'violet', 'rose', 'amber', 'green', 'orange', 'slate'].map(
        (colour) => `${colour}|Type|15|0|online|${colour}|active`,
      ),
    },
  });

  const one = (types: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(types).map(([what, each]) => [what, { types: [line, each] }]),
    );
  refuses(set, visitTypes, {
    ...eachMissing(['types', 'updatedAt']),
    'none at all': { types: [] },
    'none that is active': { types: [line.replace('|active', '|inactive')] },
    'one too many': { types: [...full, line] },
    'them as one text': { types: `${line}\n` },
    'them as a map': { types: { treatment: line } },
    'a type as a map': { types: [line, { id: 't' }] },
    'an invented time': { updatedAt: longAgo },
    'a further field': { note: 'x' },
    ...one({
      'a blank line': '',
      'an id in words': 'Two words|Type|15|0|online|amber|active',
      'an id over 40': `${'t'.repeat(41)}|Type|15|0|online|amber|active`,
      'no id': '|Type|15|0|online|amber|active',
      'no name': 't||15|0|online|amber|active',
      'a name over 120': `t|${'n'.repeat(121)}|15|0|online|amber|active`,
      'no length': 't|Type||0|online|amber|active',
      'a length beside the quarters': 't|Type|20|0|online|amber|active',
      'a length of two hours': 't|Type|120|0|online|amber|active',
      'a buffer of an hour': 't|Type|15|60|online|amber|active',
      'a buffer in words': 't|Type|15|none|online|amber|active',
      'another place': 't|Type|15|0|phone|amber|active',
      'a color that is not in the palette': 't|Type|15|0|online|#fff|active',
      'another state': 't|Type|15|0|online|amber|deleted',
      'a further part': 't|Type|15|0|online|amber|active|x',
    }),
  });
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
