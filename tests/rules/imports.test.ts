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
import { describe, it } from 'vitest';
import { adminUid, as, type Client, startWith } from './environment.ts';
import { writeLogged } from './logged.ts';
import { accepts, changeAlone, eachMissing, mayOf, none, refuses, whoMay } from './tables.ts';

const day = 24 * 60 * 60_000;
const ago = (days: number) => new Date(Date.now() - days * day);
const now = serverTimestamp;
const dana = { uid: adminUid, name: 'Dana Reyes' };

const counts = { rows: 4, done: 2, added: 1, joined: 1 };
const journal = (state: string, fields: DocumentData = {}): DocumentData => ({
  ...{ file: 'patients.csv', fingerprint: 'a'.repeat(64), columns: 'name,,phone', state, by: dana },
  ...{ ...counts, createdAt: ago(1), updatedAt: ago(1), changeId: 'c1', ...fields },
});

const phone = '(801) 555-0100';
const row = (importId: string, fields: DocumentData = {}): DocumentData => {
  const told = { name: 'Maria Olsen', keys: [phone], lang: null, ...fields };
  const { lang, ...named } = told;
  const blank = { mergedInto: null, notSame: [], searchKeys: ['maria'] };
  return { ...named, ...blank, imported: { importId, ...told } };
};
const stored = (importId: string, updatedAt = ago(1), createdAt = updatedAt) => ({
  ...row(importId),
  ...{ createdAt, updatedAt },
});
const moment = ago(1);

startWith({
  'imports/running': journal('running'),
  'imports/full': journal('running', { done: 4, added: 3 }),
  'imports/done': journal('done'),
  'imports/last-day': journal('done', { createdAt: ago(29.9) }),
  'imports/old': journal('done', { createdAt: ago(30.1) }),
  'imports/undoing': journal('undoing', { createdAt: ago(31) }),
  'imports/undoing-full': journal('undoing', { done: 4, added: 3 }),
  'imports/undone': journal('undone'),
  'persons/root': { ...stored('done') },
  'persons/merged': { ...stored('done'), mergedInto: 'root' },
  'persons/unused': stored('undoing', moment),
  'persons/edited': stored('undoing', ago(0.5), moment),
  'persons/kept': stored('done', moment),
  'persons/renamed': { ...stored('done', moment), name: 'Mary Olsen' },
  'persons/ours': { name: 'Ben', keys: [], searchKeys: [], createdAt: moment, updatedAt: moment },
});

const { changeId: _, ...begun } = journal('running', { done: 0, added: 0, joined: 0 });
const started: DocumentData = { ...begun, createdAt: now(), updatedAt: now() };

function begin(client: Client, data: DocumentData = {}, entry: DocumentData = {}) {
  const by = { uid: client.uid, name: client.name };
  return store(client, { ...started, by, ...data }, entry);
}

const store = (client: Client, data: DocumentData, entry: DocumentData = {}) =>
  writeLogged(client, 'set', 'imports/new', data, {
    ...{ kind: 'import', deed: 'running', count: 4 },
    ...entry,
  });

function step(
  client: Client,
  id: string,
  to: string,
  { data = {}, entry = {} }: { data?: DocumentData; entry?: DocumentData } = {},
) {
  const kept = to === 'undone' ? { kept: 1 } : {};
  const count = to === 'undone' ? 1 : id.endsWith('full') ? 4 : 2;
  const change = { kind: 'import', deed: to, count, ...entry };
  const fields = { state: to, updatedAt: now(), ...kept, ...data };
  return writeLogged(client, 'update', `imports/${id}`, fields, change);
}

const progress = ({ db }: Client, data: DocumentData = {}, id = 'running') =>
  updateDoc(doc(db, 'imports', id), {
    ...{ done: 4, added: 2, joined: 2, updatedAt: now() },
    ...data,
  });

const brought: DocumentData = { ...row('running'), createdAt: now(), updatedAt: now() };
const bring = ({ db }: Client, data: DocumentData = {}) =>
  setDoc(doc(db, 'persons/brought'), { ...brought, ...data });

const takeBack = ({ db }: Client, id = 'unused') => deleteDoc(doc(db, 'persons', id));

/** Of the row, and of the person with it. */
const correction = row('done', { name: 'Maria Lund', keys: ['(385) 555-0100'] });
const corrected: DocumentData = {
  ...{ name: correction.name, keys: correction.keys, imported: correction.imported },
  ...{ searchKeys: ['lund'], updatedAt: now() },
};

function correct(client: Client, data: DocumentData = {}, id = 'kept', entry: DocumentData = {}) {
  const fields = { ...corrected, ...data };
  const changed = Object.keys(fields).filter((name) => name !== 'updatedAt');
  const told = { kind: 'person', fields: changed, ...entry };
  return writeLogged(client, 'update', `persons/${id}`, fields, told);
}

describe('who may do what with imports', () => {
  whoMay([
    ['read one', mayOf('read', 'imports'), ({ db }) => getDoc(doc(db, 'imports/done'))],
    ['list them', mayOf('read', 'imports'), ({ db }) => getDocs(collection(db, 'imports'))],
    ['begin one', mayOf('create', 'imports'), (client) => begin(client)],
    ['note how far it is', mayOf('update', 'imports'), (client) => progress(client)],
    ['undo one', mayOf('update', 'imports'), (client) => step(client, 'done', 'undoing')],
    ['bring a person', mayOf('create', 'imports'), (client) => bring(client)],
    ['take a person back', mayOf('delete', 'persons'), (client) => takeBack(client)],
    ['correct a row', mayOf('update', 'personsData'), (client) => correct(client)],
    ['delete a journal', none, ({ db }) => deleteDoc(doc(db, 'imports/undone'))],
  ]);
});

describe('the journal of an import', () => {
  const write = (data: DocumentData) => store(as('admin'), data, { count: data.rows });

  accepts(write, started, {
    'the largest': { rows: 20000, file: 'f'.repeat(200), columns: 'name,'.repeat(400) },
    'the smallest': { rows: 1, file: 'f', columns: '' },
  });
  refuses(write, started, {
    ...eachMissing(['file', 'fingerprint', 'columns', 'done', 'state', 'by', 'updatedAt']),
    'no file name': { file: '' },
    'a name over 200': { file: 'f'.repeat(201) },
    'another fingerprint': { fingerprint: 'x'.repeat(64) },
    'words among the columns': { columns: 'Maria Olsen' },
    'columns over 2000': { columns: `${'name,'.repeat(400)}n` },
    'no rows': { rows: 0 },
    'half a row': { rows: 1.5 },
    'over 20,000 rows': { rows: 20001 },
    'some that are done': { done: 1 },
    'some that are added': { added: 1 },
    'some that are joined': { joined: 1 },
    'another state': { state: 'done' },
    'another author': { by: { uid: 'uid-owner', name: 'Sam' } },
    'an invented createdAt': { createdAt: ago(0) },
    'an invented updatedAt': { updatedAt: ago(0) },
    'an extra field': { names: ['Maria'] },
  });
  for (const [what, entry] of Object.entries({
    'another kind of entry': { kind: 'sign_out' },
    'an entry of another step': { deed: 'done' },
    'an entry with another count': { count: 3 },
  })) {
    it(`refuses ${what}`, () => assertFails(begin(as('admin'), {}, entry)));
  }

  const go = (data: DocumentData) => progress(as('admin'), data);
  accepts(go, changeAlone, { 'no further': { done: 2, added: 1, joined: 1 } });
  refuses(go, changeAlone, {
    'fewer than before': { done: 1, added: 0, joined: 1 },
    'more than the file has': { done: 5 },
    'more people than rows': { added: 4, joined: 1 },
    'half a person': { added: 1.5 },
    'fewer than none': { joined: -1 },
    'other rows': { rows: 9 },
    'an invented updatedAt': { updatedAt: ago(0) },
  });
  for (const id of ['done', 'undoing', 'undone']) {
    it(`is no further once it is ${id}`, () => assertFails(progress(as('admin'), {}, id)));
  }

  const steps = [
    ['full', 'done'],
    ['running', 'undoing'],
    ['full', 'undoing'],
    ['done', 'undoing'],
    ['last-day', 'undoing'],
    ['undoing', 'undone'],
    ['undoing-full', 'undone'],
  ];
  const ids = ['running', 'full', 'done', 'last-day', 'old', 'undoing', 'undoing-full', 'undone'];
  const others = ids.flatMap((id) =>
    ['running', 'done', 'undoing', 'undone'].map((to) => [id, to]),
  );
  it.each(steps)('goes from %s to %s', (id = '', to = '') =>
    assertSucceeds(step(as('admin'), id, to)),
  );
  it.each(others.filter((each) => !steps.some((known) => known.join() === each.join())))(
    'never goes from %s to %s',
    (id = '', to = '') => assertFails(step(as('admin'), id, to)),
  );

  it.each<[string, string, string, Parameters<typeof step>[3]]>([
    ['with another count', 'done', 'undoing', { entry: { count: 3 } }],
    ['with an entry of another step', 'full', 'done', { entry: { deed: 'undone' } }],
    ['with another kind of entry', 'done', 'undoing', { entry: { kind: 'settings' } }],
    ['and changes the counts', 'full', 'done', { data: { added: 2 } }],
    ['and changes the file', 'undoing', 'undone', { data: { file: 'x' } }],
    ['with a count that isn’t kept', 'undoing', 'undone', { entry: { count: 2 } }],
    [
      'and keeps fewer than nobody',
      'undoing',
      'undone',
      { data: { kept: -1 }, entry: { count: -1 } },
    ],
    ['at an invented time', 'done', 'undoing', { data: { updatedAt: ago(0) } }],
  ])('takes no step %s', (_, id, to, change) => assertFails(step(as('admin'), id, to, change)));

  it('takes no step without its entry', () =>
    assertFails(
      updateDoc(doc(as('admin').db, 'imports/done'), { state: 'undoing', updatedAt: now() }),
    ));
});

describe('a person of an import', () => {
  const write = (data: DocumentData) => setDoc(doc(as('admin').db, 'persons/brought'), data);
  const named = (fields: DocumentData) => row('running', fields);

  accepts(write, brought, {
    'the longest': {
      ...named({
        name: 'n'.repeat(120),
        keys: Array.from({ length: 7 }, (_, at) => `${at}`.padEnd(254, 'k')),
        lang: 'es',
      }),
      searchKeys: Array(200).fill('k'.repeat(48)),
    },
    'one without a phone': named({ keys: [] }),
    'one who is somebody known': { mergedInto: 'root' },
  });
  refuses(write, brought, {
    ...eachMissing(['name', 'keys', 'searchKeys', 'mergedInto', 'notSame', 'createdAt']),
    'no name': named({ name: '' }),
    'a name over 120': named({ name: 'n'.repeat(121) }),
    'nested phones': named({ keys: [{ phone }] }),
    '201 search words': { searchKeys: Array(201).fill('k') },
    'search words over 9600': { searchKeys: ['k'.repeat(9601)] },
    'who it is not': { notSame: ['root'] },
    'a name unlike its row': { name: 'Ben' },
    'phones unlike its row': { keys: [] },
    'another language': named({ lang: 'de' }),
    'more of its row': { imported: { ...row('running').imported, born: '1980-01-02' } },
    'somebody who is merged': { mergedInto: 'merged' },
    'somebody who isn’t there': { mergedInto: 'none' },
    'an invented createdAt': { createdAt: ago(0) },
    'an invented updatedAt': { updatedAt: ago(0) },
    'an extra field': { injury: 'Neck' },
  });
  for (const id of ['done', 'undoing', 'undone', 'none']) {
    it(`can’t come once the import is ${id}`, () => assertFails(bring(as('admin'), row(id))));
  }
  it('is refused with a second one in the same commit that may not come', () => {
    const { db } = as('admin');
    const times = { createdAt: now(), updatedAt: now() };
    const batch = writeBatch(db);
    batch.set(doc(db, 'persons/one'), { ...row('running'), ...times });
    batch.set(doc(db, 'persons/two'), { ...row('done'), ...times });
    return assertFails(batch.commit());
  });

  it.each([
    ['was edited', 'edited'],
    ['is of another import', 'kept'],
    ['came another way', 'ours'],
  ])('stays if they %s', (_, id) => assertFails(takeBack(as('admin'), id)));
});

describe('the correction of a row', () => {
  const write = (data: DocumentData) => correct(as('admin'), data);
  const of = (fields: DocumentData) => ({ imported: { ...correction.imported, ...fields } });

  accepts(write, corrected, {
    'a person without phones and emails': { keys: [], ...of({ keys: [] }) },
    'a person with more than the row': { keys: ['(385) 555-0100', phone, 'm@example.com'] },
  });
  refuses(write, corrected, {
    'another import': of({ importId: 'undoing' }),
    'another language': of({ lang: 'es' }),
    'more of the row': of({ born: '1980-01-02' }),
    'a row without phones': { imported: { importId: 'done', name: 'Maria Lund', lang: null } },
    'a name that the person hasn’t': of({ name: 'Ben' }),
    'a row without a name': { name: '', ...of({ name: '' }) },
    'a phone that the person hasn’t': of({ keys: [phone] }),
    'nested phones': { keys: [{ phone }], ...of({ keys: [{ phone }] }) },
    'one phone 21 times': of({ keys: Array(21).fill('(385) 555-0100') }),
    'no row': { imported: null },
    'an invented updatedAt': { updatedAt: ago(0) },
  });
  it('keeps the name by which staff know the person', () =>
    assertSucceeds(
      writeLogged(
        as('admin'),
        'update',
        'persons/renamed',
        { keys: correction.keys, ...of({ name: 'Maria Olsen' }), updatedAt: now() },
        { kind: 'person', fields: ['keys', 'imported'] },
      ),
    ));
  it.each([
    ['without naming it in the entry', 'kept', { fields: ['keys', 'name', 'searchKeys'] }],
    ['of one who came another way', 'ours', {}],
  ])('is refused %s', (_, id, entry) => assertFails(correct(as('admin'), {}, id, entry)));
});
