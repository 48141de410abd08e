import { assertFails } from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getCount,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import { beforeEach, describe, it } from 'vitest';
import { leadStatuses, leadTypes, type StoredLead } from '#domain/leads/lead.ts';
import { referralSources } from '#domain/leads/referral-source.ts';
import { changeLead, entryOf } from './change-lead.ts';
import { adminUid, as, type Client, startWith, store } from './environment.ts';
import { accepts, changeAlone, eachMissing, mayOf, none, refuses, whoMay } from './tables.ts';

const lead = {
  type: 'contact',
  details: { preferredTime: 'Any time', typeOfInjury: 'Neck pain', wasInAccident: true },
  name: 'Maria Olsen',
  email: 'maria.olsen@example.com',
  phone: '(801) 555-0100',
  injury: 'Neck pain',
  preferredTime: 'Any time',
  wasInAccident: true,
  message: 'Preferred time: Any time\nCar accident: Yes\nInjury type: Neck pain',
  ownMessage: '',
  status: 'new',
  spam: false,
  language: 'en',
  duplicateOf: null,
  firstCallAt: null,
  reachedAt: null,
  heardFrom: null,
  promisedBy: new Date('2026-03-03T16:00:00Z'),
  notify: { clinic: 'sent', patient: 'sent' },
  source: { page: '/contact', referrerHost: '', utm: {} },
  consent: { version: '2026-02-01', at: new Date('2026-03-02T16:00:00Z') },
  searchKeys: ['maria', 'olsen'],
  createdAt: new Date('2026-03-02T16:00:00Z'),
  updatedAt: new Date('2026-03-02T16:00:00Z'),
} satisfies StoredLead;
const oldLead = { type: 'pip', fullName: 'Ben Carter', status: 'archived' };
const note = {
  kind: 'note',
  text: 'Prefers a call after lunch.',
  leadId: 'l1',
  by: { uid: adminUid, name: 'Dana Reyes' },
  at: serverTimestamp(),
};

startWith({
  'leads/l1': lead,
  'leads/old': oldLead,
  'leads/called': {
    ...lead,
    firstCallAt: new Date('2026-03-02T17:00:00Z'),
    changeId: 'c1',
    heardFrom: 'doctor',
  },
  'leads/called/activity/c1': {
    ...{ ...note, kind: 'call', outcome: 'no_answer' },
    at: new Date('2026-03-02T17:00:00Z'),
  },
  'leads/l1/activity/a1': { ...note, at: new Date('2026-03-02T17:00:00Z') },
  'leads/l1/activity/c1': {
    ...{ ...note, kind: 'call', outcome: 'reached' },
    at: new Date('2026-03-02T17:00:00Z'),
  },
});

const leads = ({ db }: Client) => collection(db, 'leads');
const lead1 = ({ db }: Client) => doc(db, 'leads/l1');
const activity = ({ db }: Client) => collection(db, 'leads/l1/activity');
const entry1 = ({ db }: Client) => doc(db, 'leads/l1/activity/a1');

describe('A-RULES-07 A-RULES-08 A-RULES-09 A-RULES-13 who may do what with leads', () => {
  for (const type of leadTypes) {
    const ofType = where('type', '==', type);
    whoMay([
      [
        `list those of type ${type}`,
        mayOf('read', 'leads'),
        (client) => getDocs(query(leads(client), ofType, orderBy('createdAt', 'desc'))),
      ],
    ]);
  }
  whoMay([
    ['read one', mayOf('read', 'leads'), (client) => getDoc(lead1(client))],
    ['list all', mayOf('read', 'leads'), (client) => getDocs(leads(client))],
    ['count them', mayOf('read', 'leads'), (client) => getCount(leads(client))],
    [
      'watch the last change',
      mayOf('read', 'leads'),
      (client) => getDocs(query(leads(client), orderBy('updatedAt', 'desc'), limit(1))),
    ],
    ['create one', none, (client) => setDoc(doc(client.db, 'leads/l2'), lead)],
    [
      'create one dated by the server',
      none,
      (client) => addDoc(leads(client), { ...lead, updatedAt: serverTimestamp() }),
    ],
    [
      'set the status',
      mayOf('update', 'leads'),
      (client) =>
        changeLead(client, 'l1', lead, { status: 'contacted', updatedAt: serverTimestamp() }),
    ],
    [
      'put one off',
      mayOf('update', 'leads'),
      (client) =>
        changeLead(client, 'l1', lead, {
          callBackAt: new Date('2026-03-04T16:00:00Z'),
          updatedAt: serverTimestamp(),
        }),
    ],
    [
      'touch one without an entry',
      none,
      (client) => updateDoc(lead1(client), { updatedAt: serverTimestamp() }),
    ],
    ['delete one', none, (client) => deleteDoc(lead1(client))],
  ]);
});

describe('A-RULES-13 an admin sorts leads', () => {
  const update = (change: object) => changeLead(as('admin'), 'l1', lead, change);
  const touched = { updatedAt: serverTimestamp() };
  const sorted = { ...touched, status: 'contacted' };

  accepts(update, touched, {
    'the spam mark': { spam: true },
    'a time to call back': { callBackAt: new Date('2026-03-04T16:00:00Z') },
    'a status, which ends a snooze': { status: 'closed', callBackAt: null },
    ...Object.fromEntries(
      referralSources.map((heardFrom) => [`that they heard of us by ${heardFrom}`, { heardFrom }]),
    ),
    ...Object.fromEntries(
      leadStatuses.filter((status) => status !== 'new').map((status) => [status, { status }]),
    ),
  });
  refuses(update, sorted, {
    'an unknown status': { status: 'archived' },
    'a status that is no text': { status: 1 },
    'a spam mark that is no boolean': { spam: 'true' },
    'a status together with the spam mark, which would hide it': { spam: true },
    'a time to call back that its entry does not tell': {
      callBackAt: new Date('2026-03-04T16:00:00Z'),
    },
    'an answer about us that its entry does not tell': { heardFrom: 'doctor' },
    'a time of the first call without a call': { firstCallAt: serverTimestamp() },
    'a time of reaching them without a call': { reachedAt: serverTimestamp() },
    'no updatedAt': { updatedAt: undefined },
    'an invented updatedAt': { updatedAt: new Date('2026-03-03T09:00:00Z') },
    'taking updatedAt away': { updatedAt: deleteField() },
    'an extra field': { assignedTo: 'Dana Reyes' },
    'one changed answer': { 'details.typeOfInjury': 'None' },
    'one more answer': { 'details.firm': 'Sample & Partners' },
    'taking one answer away': { 'details.wasInAccident': deleteField() },
  });
  refuses(update, touched, {
    'taking the spam mark away': { spam: deleteField() },
    'a time to call back as a text': { callBackAt: '2026-03-04T16:00:00Z' },
    'a time to call back as a number': { callBackAt: 1772640000000 },
    'a time to call back as a map': { callBackAt: { at: new Date('2026-03-04T16:00:00Z') } },
    'another source they heard of us by': { heardFrom: 'radio' },
    'a source that is no text': { heardFrom: 1 },
  });
  const moved = {
    ...{ kind: 'status', from: 'new', to: 'contacted', leadId: 'l1' },
    ...{ by: note.by, at: serverTimestamp() },
  };
  refuses((change) => changeLead(as('admin'), 'l1', lead, change, moved), sorted, {
    'taking the status away': { status: deleteField() },
  });
  // Staff can't change what the patient wrote.
  refuses(
    update,
    sorted,
    Object.fromEntries(
      Object.keys(lead)
        .filter((field) => !['status', 'spam', 'updatedAt'].includes(field))
        .flatMap((field) => [
          [`a changed ${field}`, { [field]: 'changed' }],
          [`taking ${field} away`, { [field]: deleteField() }],
        ]),
    ),
  );
});

describe('an old lead with an unknown status', () => {
  const moved = { status: 'closed', updatedAt: serverTimestamp() };
  const update = (change: object) => changeLead(as('admin'), 'old', oldLead, change);

  accepts(
    update,
    { updatedAt: serverTimestamp() },
    {
      'being marked as spam': { spam: true },
      'getting a known status': { status: 'closed' },
      'becoming new': { status: 'new' },
    },
  );
  accepts(
    (entry: object) =>
      changeLead(as('admin'), 'old', oldLead, moved, {
        ...entryOf(as('admin'), 'old', oldLead, moved),
        ...entry,
      }),
    changeAlone,
    { 'the beginning of an endless former status': { from: 'x'.repeat(40) } },
  );
  refuses(
    update,
    { updatedAt: serverTimestamp() },
    {
      'getting another unknown status': { status: 'filed' },
      'getting details': { details: { wasInAccident: true } },
    },
  );
});

describe('who may do what with the history of a lead', () => {
  whoMay([
    ['read an entry', mayOf('read', 'activity'), (client) => getDoc(entry1(client))],
    [
      'list it',
      mayOf('read', 'activity'),
      (client) => getDocs(query(activity(client), orderBy('at', 'desc'))),
    ],
    ['change an entry', none, (client) => updateDoc(entry1(client), { text: 'Rewritten' })],
    ['replace an entry', none, (client) => setDoc(entry1(client), note)],
    ['delete an entry', none, (client) => deleteDoc(entry1(client))],
    [
      'add a note of their own',
      mayOf('create', 'activity'),
      (client) => addDoc(activity(client), { ...note, by: { uid: client.uid, name: client.name } }),
    ],
  ]);
});

describe('an admin adds to the history', () => {
  const add = (data: object) => addDoc(activity(as('admin')), data);
  const call = { ...note, kind: 'call', text: undefined, outcome: 'reached' };
  const unsigned = {
    'no author': { by: undefined },
    'another author': { by: { uid: 'uid-staff', name: 'Dana Reyes' } },
    'an author without uid': { by: { name: 'Dana Reyes' } },
    'an author without a name': { by: { uid: adminUid } },
    'a blank name': { by: { uid: adminUid, name: '' } },
    'a name that is no text': { by: { uid: adminUid, name: 5 } },
    'the name of a colleague': { by: { uid: adminUid, name: 'uid-owner@clinic.example' } },
    'another request': { leadId: 'old' },
    'no request': { leadId: undefined },
    'an author with more fields': { by: { uid: adminUid, name: 'Dana Reyes', role: 'admin' } },
    'an author that is no map': { by: adminUid },
    'no time': { at: undefined },
    'an invented time': { at: new Date('2026-03-02T17:00:00Z') },
    'an extra field': { pinned: true },
    'no kind': { kind: undefined },
    'an unknown kind': { kind: 'mail' },
  };

  describe('notes', () => {
    accepts(add, note, {
      'one letter': { text: 'x' },
      'the longest text': { text: 'x'.repeat(2000) },
    });
    refuses(add, note, {
      ...unsigned,
      'no text': { text: undefined },
      'a blank text': { text: '' },
      'a text over 2000': { text: 'x'.repeat(2001) },
      'a text that is a list': { text: ['x'] },
      'an outcome': { outcome: 'reached' },
    });
  });

  describe('calls', () => {
    // The history of a lead that has been called.
    const addCall = (data: object) =>
      addDoc(collection(as('admin').db, 'leads/old/activity'), data);
    const oldCall = { ...call, leadId: 'old' };
    accepts(addCall, oldCall, {
      'that reached': {},
      'that left a message': { outcome: 'left_message' },
      'without answer': { outcome: 'no_answer' },
      'to a wrong number': { outcome: 'wrong_number' },
    });
    refuses(addCall, oldCall, {
      ...unsigned,
      'another request': { leadId: 'l1' },
      'no outcome': { outcome: undefined },
      'an unknown outcome': { outcome: 'busy' },
      'a text': { text: 'Left a message' },
    });
  });

  describe('on a lead that is not there', () => {
    const addToNone = (data: object) =>
      addDoc(collection(as('admin').db, 'leads/none/activity'), data);
    refuses(addToNone, note, { 'a note': { leadId: 'none' } });
  });
});

describe('an admin records a change of status', () => {
  const base = { leadId: 'l1', by: note.by, at: serverTimestamp() };
  const entry = { ...base, kind: 'status', from: 'new', to: 'contacted' };
  /** Writes the entry and its change in one commit. */
  const record = (change: object) => (data: object) =>
    changeLead(as('admin'), 'l1', lead, { ...change, updatedAt: serverTimestamp() }, data);
  const recordStatus = record({ status: 'contacted' });

  accepts(recordStatus, entry, { 'the change': {} });
  refuses(recordStatus, entry, {
    ...eachMissing(['kind', 'from', 'to', 'leadId', 'by', 'at']),
    'another former status': { from: 'closed' },
    'a former status nobody knows': { from: 'x' },
    'a former status that is no text': { from: 1 },
    'another status than the lead got': { to: 'closed' },
    'an extra field': { text: 'Called' },
    'a former status alone': { kind: 'note' },
    'spam that the lead is not': { to: 'spam' },
    'a time of before': { at: new Date('2026-03-02T17:00:00Z') },
    'another author': { by: { uid: 'uid-staff', name: 'Dana Reyes' } },
    'the own account with the name of a colleague': {
      by: { uid: adminUid, name: 'uid-owner@clinic.example' },
    },
    'another request': { leadId: 'old' },
  });

  const recordSpam = record({ spam: true });
  accepts(recordSpam, { ...entry, to: 'spam' }, { 'the spam mark': {} });
  refuses(
    recordSpam,
    { ...entry, to: 'spam' },
    { 'a status that it did not get': { to: 'closed' } },
  );

  const addAlone = (data: object) => addDoc(activity(as('admin')), data);
  refuses(addAlone, entry, {
    'an entry without its change': {},
    'an entry that tells of no change': { to: 'new' },
  });

  const addToOld = (data: object) => addDoc(collection(as('admin').db, 'leads/old/activity'), data);
  refuses(addToOld, entry, { 'an unknown status, even one the lead has': { to: 'archived' } });
});

describe('an admin records where a person heard of the clinic', () => {
  const entry = {
    ...{ kind: 'heard_from', from: null, to: 'doctor', leadId: 'l1' },
    ...{ by: note.by, at: serverTimestamp() },
  };
  const record = (data: object) => {
    const change = { heardFrom: 'doctor', updatedAt: serverTimestamp() };
    return changeLead(as('admin'), 'l1', lead, change, data);
  };
  accepts(record, entry, { 'the answer': {} });
  refuses(record, entry, {
    ...eachMissing(['from', 'to', 'by', 'at']),
    'another answer of before': { from: 'google' },
    'another answer than the lead got': { to: 'google' },
  });
  const beside = (more: object) => {
    const change = { heardFrom: 'doctor', updatedAt: serverTimestamp(), ...more };
    return changeLead(as('admin'), 'l1', lead, change, entry);
  };
  refuses(beside, changeAlone, {
    'the spam mark beside it': { spam: true },
    'a status beside it': { status: 'contacted' },
    'a snooze beside it': { callBackAt: new Date('2026-03-04T16:00:00Z') },
  });
});

describe('no change of a request without its entry', () => {
  const now = serverTimestamp();
  const bare = (change: object) => changeLead(as('admin'), 'l1', lead, change, null);
  const until = new Date('2026-03-04T16:00:00Z');
  refuses(
    bare,
    { updatedAt: now },
    {
      'a status': { status: 'contacted' },
      'the spam mark': { spam: true },
      'a time to call back': { callBackAt: until },
      'an answer about us': { heardFrom: 'doctor' },
      'an entry that is not there': { changeId: 'none' },
      'a status, with the name of an earlier entry': { status: 'contacted', changeId: 'a1' },
      'a status, with an entry that is not there': { status: 'contacted', changeId: 'none' },
    },
  );

  const withNote = (change: object) =>
    changeLead(as('admin'), 'l1', lead, { ...change, updatedAt: now }, note);
  refuses(withNote, changeAlone, {
    'a status with a note': { status: 'contacted' },
    'a snooze with a note': { callBackAt: until },
  });
});

describe('an admin records that a lead is put off', () => {
  const until = new Date('2026-03-04T16:00:00Z');
  const snoozed = { ...lead, callBackAt: until };
  beforeEach(() => store({ 'leads/l2': snoozed }));
  const base = { kind: 'call_back', by: note.by, at: serverTimestamp() };

  /** Writes the entry, and in the same commit the time that the lead gets. */
  const record = (id: string, callBackAt: Date | null) => (data: object) => {
    const change = { callBackAt, updatedAt: serverTimestamp() };
    return changeLead(as('admin'), id, id === 'l2' ? snoozed : lead, change, data);
  };
  const entry = { ...base, until, leadId: 'l1' };

  accepts(record('l1', until), entry, { 'the time': {} });
  accepts(record('l2', null), entry, {
    'that it is taken up again': { until: null, leadId: 'l2' },
  });
  refuses(record('l1', until), entry, {
    ...eachMissing(['kind', 'until', 'by', 'at']),
    'an invented kind': { kind: 'put_off' },
    'another time than the lead got': { until: new Date('2026-03-05T16:00:00Z') },
    'no time although the lead got one': { until: null },
    'a text': { until: '2026-03-04T16:00:00Z' },
    'another author': { by: { uid: 'uid-staff', name: 'Dana Reyes' } },
    'an extra field': { text: 'Called' },
  });
  refuses(
    record('l2', null),
    { ...entry, leadId: 'l2' },
    { 'a time although the lead has none': {} },
  );

  const addAlone = (data: object) => addDoc(activity(as('admin')), data);
  refuses(addAlone, entry, {
    'an entry without its change': {},
    'an entry without its change, on a lead that was never put off': { until: null },
  });
});

describe('an admin logs a call and its time', () => {
  const call = { kind: 'call', outcome: 'reached', by: note.by, at: serverTimestamp() };
  const now = serverTimestamp();
  const first = { firstCallAt: now, reachedAt: now, changeId: 'c2' };

  /** Writes the call c2, and in the same commit the change to the lead. */
  const log = (path: string, outcome: string) => (change: object) => {
    const { db } = as('admin');
    const batch = writeBatch(db);
    batch.update(doc(db, path), { ...change, updatedAt: now });
    batch.set(doc(db, path, 'activity/c2'), { ...call, outcome, leadId: path.split('/')[1] });
    return batch.commit();
  };
  const earlier = new Date('2026-03-02T16:30:00Z');

  accepts(log('leads/l1', 'reached'), first, { 'the first, which reached': {} });
  refuses(log('leads/l1', 'reached'), first, {
    ...eachMissing(['firstCallAt', 'reachedAt', 'changeId']),
    'no times at all': { firstCallAt: undefined, reachedAt: undefined, changeId: undefined },
    'an invented time of the first call': { firstCallAt: earlier },
    'an invented time of reaching': { reachedAt: earlier },
    'a note in the place of the call': { changeId: 'a1' },
    'a call from before': { changeId: 'c1' },
  });

  const noAnswer = { firstCallAt: now, changeId: 'c2' };
  accepts(log('leads/l1', 'no_answer'), noAnswer, { 'the first, without answer': {} });
  refuses(log('leads/l1', 'no_answer'), noAnswer, {
    'a time of reaching': { reachedAt: now },
    'no time': { firstCallAt: undefined, changeId: undefined },
  });

  const reached = { reachedAt: now, changeId: 'c2' };
  accepts(log('leads/called', 'reached'), reached, { 'the first that reached': {} });
  refuses(log('leads/called', 'reached'), reached, {
    'another first call': { firstCallAt: now },
    'no time of reaching': { reachedAt: undefined, changeId: undefined },
    'the earlier call': { changeId: 'c1' },
  });
  accepts(log('leads/called', 'no_answer'), { changeId: 'c2' }, { 'one more without answer': {} });

  const changeCalled = (change: object) => updateDoc(doc(as('admin').db, 'leads/called'), change);
  const asked = { heardFrom: 'doctor' };
  const takeBack = (change: object) => changeLead(as('admin'), 'called', asked, change);
  accepts(takeBack, { updatedAt: now }, { 'no answer about us anymore': { heardFrom: null } });
  refuses(
    changeCalled,
    { updatedAt: now },
    {
      'another time of the first call': { firstCallAt: now },
      'no time of the first call': { firstCallAt: null },
      'taking the time away': { firstCallAt: deleteField() },
      'an earlier call as the one of reaching': { reachedAt: now },
    },
  );

  accepts(
    log('leads/old', 'reached'),
    { changeId: 'c2' },
    { 'on an older lead, which gets no time': {} },
  );
  refuses(log('leads/old', 'reached'), changeAlone, { 'a time on an older lead': first });
});

describe('an admin logs a note and a call at once', () => {
  const now = serverTimestamp();
  /** Writes a note n1 and a call c3, and in the same commit the change to the lead. */
  const log = (change: object) => {
    const { db } = as('admin');
    const batch = writeBatch(db);
    batch.update(doc(db, 'leads/l1'), { ...change, updatedAt: now });
    batch.set(doc(db, 'leads/l1/activity/n1'), note);
    batch.set(doc(db, 'leads/l1/activity/c3'), {
      ...{ kind: 'call', outcome: 'no_answer', leadId: 'l1', by: note.by, at: now },
    });
    return batch.commit();
  };
  accepts(log, { firstCallAt: now, changeId: 'c3' }, { 'the time of the call': {} });
  refuses(log, { firstCallAt: now, changeId: 'n1' }, { 'the note as the call': {} });
});

describe('a note changes the time of its request', () => {
  const write = (change: object) => {
    const { db } = as('admin');
    const batch = writeBatch(db);
    batch.update(doc(db, 'leads/l1'), { ...change, updatedAt: serverTimestamp() });
    batch.set(doc(db, 'leads/l1/activity/n1'), note);
    return batch.commit();
  };
  accepts(write, { changeId: 'n1' }, { 'that names it': {} });
  refuses(
    write,
    { changeId: 'n1' },
    { 'that names none': { changeId: undefined }, 'that names another': { changeId: 'a1' } },
  );
});

describe('a request on the waitlist', () => {
  const since = serverTimestamp();
  const wish = { days: [0, 3], parts: ['morning', 'evening'], type: 'treatment', since };
  const entry = {
    ...{ kind: 'sooner', wants: true, leadId: 'l1' },
    ...{ by: note.by, at: serverTimestamp() },
  };
  const stored = { ...wish, since: new Date('2026-03-02T17:00:00Z') };

  whoMay([
    [
      'put one on it',
      mayOf('update', 'leads'),
      (client) => {
        const by = { uid: client.uid, name: client.name };
        const change = { sooner: wish, updatedAt: serverTimestamp() };
        return changeLead(client, 'l1', lead, change, { ...entry, by });
      },
    ],
  ]);

  const wishing = (sooner: object) => {
    const change = { sooner, updatedAt: serverTimestamp() };
    return changeLead(as('admin'), 'l1', lead, change, entry);
  };
  accepts(wishing, wish, {
    'each day and each part of it': {
      ...{ days: [1, 2, 3, 4, 5, 6, 0], parts: ['morning', 'afternoon', 'evening'] },
    },
  });
  refuses(wishing, wish, {
    ...eachMissing(['days', 'parts', 'type', 'since']),
    'no day': { days: [] },
    'a day that is none': { days: [1, 7] },
    'a name of a day': { days: ['mon'] },
    'days as a text': { days: '12' },
    'more days than a week has': { days: [1, 1, 1, 1, 1, 1, 1, 1] },
    'no part of the day': { parts: [] },
    'a part that is none': { parts: ['night'] },
    'a part twice too often': { parts: ['morning', 'morning', 'morning', 'morning'] },
    'parts as a text': { parts: 'morning' },
    'a type that is none': { type: 'A visit' },
    'a time of before': { since: stored.since },
    'a start, which a request has none of': { than: new Date() },
    'a further word': { note: 'Neck pain' },
  });

  it('leaves the waitlist', async () => {
    await store({ 'leads/l1': { ...lead, sooner: stored } });
    const change = { sooner: null, updatedAt: serverTimestamp() };
    const leave = (wants: boolean, more = {}) =>
      changeLead(as('admin'), 'l1', lead, { ...change, ...more }, { ...entry, wants });
    await assertFails(leave(true));
    await assertFails(leave(false, { status: 'contacted' }));
    await assertFails(leave(false, { updatedAt: stored.since }));
    await leave(false);
  });

  const telling = (told: object) => {
    const change = { sooner: wish, updatedAt: serverTimestamp() };
    return changeLead(as('admin'), 'l1', lead, change, told);
  };
  refuses(telling, entry, {
    ...eachMissing(['kind', 'wants', 'by', 'at']),
    'an entry that takes it back': { wants: false },
    'an entry of another kind': { kind: 'heard_from', wants: undefined, from: null, to: 'doctor' },
    'an entry with words': { text: 'Neck pain' },
  });
  refuses(
    (change) => changeLead(as('admin'), 'l1', lead, change, null),
    { sooner: wish, updatedAt: since },
    { 'no entry': {}, 'an entry of before': { changeId: 'a1' } },
  );
  refuses(
    (change) => changeLead(as('admin'), 'l1', lead, change, entry),
    { updatedAt: since },
    {
      'an offer, which the function alone notes': { offer: { slot: '1_s2', state: 'sent' } },
      'an offer beside it': { sooner: wish, offer: { slot: '1_s2', state: 'sent' } },
      'an answer about us beside it': { sooner: wish, heardFrom: 'doctor' },
    },
  );
});
