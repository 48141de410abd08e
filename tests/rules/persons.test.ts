import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { adminUid, as, type Client, startWith, stored } from './environment.ts';
import { signed, writeLogged } from './logged.ts';
import { accepts, changeAlone, mayOf, none, refuses, whoMay } from './tables.ts';

const then = new Date('2026-03-02T16:00:00Z');
const phone = '(801) 555-0100';
const blank = { mergedInto: null, notSame: [] };
const maria = { name: 'Maria Olsen', keys: [phone], searchKeys: ['maria'], ...blank };
const times = { createdAt: then, updatedAt: then };
const erasure = (recordId: string, state: string): DocumentData => ({
  ...{ collection: 'persons', recordId, why: 'asked', at: then, state, changeId: 'e1' },
  by: { uid: adminUid, name: 'Dana Reyes' },
});

startWith({
  'persons/maria': { ...maria, ...times },
  'persons/mary': { ...maria, ...times, name: 'Mary Olsen' },
  'persons/merged': { ...maria, ...times, mergedInto: 'mary' },
  'persons/begun': { ...maria, ...times, mergedInto: 'mary', notSame: ['x'] },
  'persons/erased': { ...blank, createdAt: then, erasedAt: then },
  'persons/left': { ...maria, ...times },
  'erasures/persons-begun': erasure('begun', 'running'),
  'erasures/persons-erased': erasure('erased', 'running'),
  'erasures/persons-left': erasure('left', 'running'),
});

const now = serverTimestamp;

function add(client: Client, data: DocumentData = {}, entry: DocumentData = {}) {
  const person = { ...maria, createdAt: now(), updatedAt: now(), ...data };
  const fields = ['keys', 'mergedInto', 'name', 'notSame', 'searchKeys'];
  return writeLogged(client, 'set', 'persons/new', person, { kind: 'person', fields, ...entry });
}

const contact = {
  name: 'Maria Lund',
  keys: [phone, 'm@example.com'],
  searchKeys: ['maria', 'lund'],
};

function change(client: Client, data: DocumentData = contact, entry: DocumentData = {}) {
  const fields = Object.keys(data).filter((name) => name in maria);
  const stamped = { updatedAt: now(), ...data };
  const told = { kind: 'person', fields, ...entry };
  return writeLogged(client, 'update', 'persons/maria', stamped, told);
}

function merge(
  client: Client,
  id: string,
  to: string | null,
  entry: DocumentData = {},
  data: DocumentData = {},
) {
  const stamped = { mergedInto: to, updatedAt: now(), ...data };
  const from = { merged: 'mary', begun: 'mary' }[id] ?? null;
  const told = { kind: 'merge', from, to, ...entry };
  return writeLogged(client, 'update', `persons/${id}`, stamped, told);
}

/** What stays of an erased person. */
const stub = { mergedInto: 'mary', notSame: ['x'], createdAt: then, erasedAt: now() };
const erase = ({ db }: Client, data: DocumentData = {}, id = 'begun') =>
  setDoc(doc(db, 'persons', id), { ...stub, ...data });

function begin(client: Client, told: DocumentData = {}, why = 'asked') {
  const record = { collection: 'persons', recordId: 'maria', why, state: 'running' };
  const entry = { kind: 'erasure', leadId: null, why, ...told };
  return writeLogged(
    client,
    'set',
    'erasures/persons-maria',
    { ...record, ...signed(client) },
    entry,
  );
}

describe('who may do what with persons', () => {
  whoMay([
    ['read one', mayOf('read', 'persons'), ({ db }) => getDoc(doc(db, 'persons/maria'))],
    ['list them', mayOf('read', 'persons'), ({ db }) => getDocs(collection(db, 'persons'))],
    ['add one', mayOf('create', 'persons'), (client) => add(client)],
    ['change one', mayOf('update', 'persons'), (client) => change(client)],
    ['merge one', mayOf('update', 'persons'), (client) => merge(client, 'maria', 'mary')],
    ['undo a merge', mayOf('update', 'persons'), (client) => merge(client, 'merged', null)],
    ['begin to erase one', mayOf('create', 'erasures'), (client) => begin(client)],
    ['erase one', mayOf('update', 'personsData'), (client) => erase(client)],
    ['delete one', none, ({ db }) => deleteDoc(doc(db, 'persons/begun'))],
  ]);
});

describe('a new person', () => {
  const write = (data: DocumentData) => add(as('admin'), data);

  accepts(write, changeAlone, {
    'the longest': {
      name: 'n'.repeat(120),
      keys: Array.from({ length: 20 }, (_, at) => `${at}`.padEnd(100, 'k')),
      searchKeys: Array(200).fill('k'.repeat(48)),
    },
    'nobody known': { name: '', keys: [], searchKeys: [] },
  });
  refuses(write, changeAlone, {
    ...Object.fromEntries(
      ['name', 'keys', 'searchKeys', 'mergedInto', 'notSame', 'createdAt', 'updatedAt'].map(
        (field) => [`another kind of ${field}`, { [field]: 7 }],
      ),
    ),
    'a name over 120': { name: 'n'.repeat(121) },
    '21 phones': { keys: Array(21).fill('k') },
    'phones over 2000': { keys: [`${'k'.repeat(2001)}`] },
    'nested phones': { keys: [{ phone }] },
    '201 search words': { searchKeys: Array(201).fill('k') },
    'search words over 9600': { searchKeys: ['k'.repeat(9601)] },
    'one who is merged from the start': { mergedInto: 'mary' },
    'a number among those who it is not': { notSame: [1] },
    'an invented createdAt': { createdAt: then },
    'an invented updatedAt': { updatedAt: then },
    'an extra field': { injury: 'Neck' },
  });
  for (const [what, entry] of Object.entries({
    'another kind of entry': { kind: 'settings' },
    'an entry without a field': { fields: ['keys', 'mergedInto', 'name', 'notSame'] },
    'an entry with a name': { name: 'Maria' },
  })) {
    it(`refuses ${what}`, () => assertFails(add(as('admin'), {}, entry)));
  }
});

describe('a change of a person', () => {
  const write = (data: DocumentData) => change(as('admin'), data);

  accepts(write, contact, { 'who it is not': { notSame: ['mary'] } });
  it.each(['en', 'es'])('takes the language %s', (language) =>
    assertSucceeds(change(as('front_desk'), { language }, { fields: ['language'] })),
  );
  it.each(['fr', '', null, 7])('refuses the language %s', (language) =>
    assertFails(change(as('front_desk'), { language }, { fields: ['language'] })),
  );
  it('refuses a language that its entry leaves out', () =>
    assertFails(change(as('front_desk'), { ...contact, language: 'es' })));
  refuses(write, contact, {
    'another createdAt': { createdAt: serverTimestamp() },
    'an extra field': { hold: true },
    'an invented updatedAt': { updatedAt: then },
  });
  it('refuses a change without its entry', () =>
    assertFails(updateDoc(doc(as('admin').db, 'persons/maria'), { ...contact, updatedAt: now() })));
  it('refuses an entry that names another field', () =>
    assertFails(change(as('admin'), contact, { fields: ['name', 'keys', 'notSame'] })));
});

describe('a merge', () => {
  const desk = () => as('front_desk');

  it('changes one document, and is undone', async () => {
    await assertSucceeds(merge(desk(), 'maria', 'mary'));
    const told = { from: 'mary' };
    await assertSucceeds(merge(desk(), 'maria', null, told));
    expect(await stored('persons/maria')).toMatchObject({ ...maria, mergedInto: null });
  });

  const attacks: Record<string, () => Promise<unknown>> = {
    'into themselves': () => merge(desk(), 'maria', 'maria'),
    'into one who is merged': () => merge(desk(), 'maria', 'merged'),
    'into nobody': () => merge(desk(), 'maria', 'none'),
    'of one who is merged': () => merge(desk(), 'merged', 'maria'),
    'into a number': () => merge(desk(), 'maria', 7 as unknown as string),
    'with another field': () => merge(desk(), 'maria', 'mary', {}, { name: 'Mary' }),
    'of another time': () => merge(desk(), 'maria', 'mary', {}, { updatedAt: then }),
    'with an entry of another target': () => merge(desk(), 'maria', 'mary', { to: 'begun' }),
    'with an entry of another start': () => merge(desk(), 'maria', 'mary', { from: 'mary' }),
    'with another kind of entry': () =>
      merge(desk(), 'maria', 'mary', { kind: 'role', from: null, to: 'mary' }),
    'without an entry': () =>
      updateDoc(doc(desk().db, 'persons/maria'), { mergedInto: 'mary', updatedAt: now() }),
    'of two into each other': () => {
      const { db } = desk();
      const batch = writeBatch(db);
      for (const [id, to] of [
        ['maria', 'mary'],
        ['mary', 'maria'],
      ] as const) {
        const entry = { kind: 'merge', from: null, to, ...signed(desk()) };
        batch.update(doc(db, 'persons', id), { mergedInto: to, changeId: 'c', updatedAt: now() });
        batch.set(doc(db, 'persons', id, 'activity', 'c'), entry);
      }
      return batch.commit();
    },
  };
  for (const [what, attack] of Object.entries(attacks)) {
    it(`is refused ${what}`, () => assertFails(attack()));
  }
});

describe('the erasure of a person', () => {
  const admin = () => as('admin');
  const end = (id: string) =>
    updateDoc(doc(admin().db, `erasures/persons-${id}`), { state: 'done' });

  it('leaves the place in a chain of merges', async () => {
    await assertSucceeds(erase(admin()));
    await assertSucceeds(end('begun'));
  });
  it('begins with the last request whose period is over', () =>
    assertSucceeds(begin(admin(), {}, 'retention')));

  const attacks: Record<string, () => Promise<unknown>> = {
    'that has not begun': () => erase(admin(), { mergedInto: null, notSame: [] }, 'mary'),
    'that leaves a name': () => erase(admin(), { name: 'Maria' }),
    'that changes the chain': () => erase(admin(), { mergedInto: null }),
    'that changes who it is not': () => erase(admin(), { notSame: [] }),
    'that changes its age': () => erase(admin(), { createdAt: now() }),
    'of another time': () => erase(admin(), { erasedAt: then }),
    'that ends before the words are gone': () => end('left'),
    'with the entry of a request': () => begin(admin(), { leadId: 'maria' }),
    'for a reason in words': () => begin(admin(), {}, 'Maria'),
  };
  for (const [what, attack] of Object.entries(attacks)) {
    it(`is refused ${what}`, () => assertFails(attack()));
  }
});
