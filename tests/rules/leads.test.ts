import {
  addDoc,
  collection,
  deleteDoc,
  deleteField,
  doc,
  getCountFromServer,
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
} from 'firebase/firestore';
import { describe } from 'vitest';
import { heardFromValues } from '#domain/leads/heard-from.ts';
import { leadStatuses, leadTypes, type StoredLead } from '#domain/leads/lead.ts';
import { changeLead } from './change-lead.ts';
import { adminUid, as, type Client, startWith } from './environment.ts';
import { accepts, eachMissing, mayOf, none, refuses, whoMay } from './tables.ts';

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
  by: { uid: adminUid, name: 'Dana Reyes' },
  at: serverTimestamp(),
};

startWith({
  'leads/l1': lead,
  'leads/old': oldLead,
  'leads/called': {
    ...lead,
    firstCallAt: new Date('2026-03-02T17:00:00Z'),
    timedCallId: 'c1',
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
    ['count them', mayOf('read', 'leads'), (client) => getCountFromServer(leads(client))],
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
        updateDoc(lead1(client), {
          callBackAt: new Date('2026-03-04T16:00:00Z'),
          updatedAt: serverTimestamp(),
        }),
    ],
    ['delete one', none, (client) => deleteDoc(lead1(client))],
  ]);
});

describe('A-RULES-13 an admin sorts leads', () => {
  const update = (change: object) => changeLead(as('admin'), 'l1', lead, change);
  const sorted = { status: 'contacted', spam: true, updatedAt: serverTimestamp() };

  accepts(update, sorted, {
    'status and spam': {},
    'the spam mark alone': { status: undefined },
    'a time to call back': { callBackAt: new Date('2026-03-04T16:00:00Z') },
    'no time to call back': { callBackAt: null },
    ...Object.fromEntries(
      heardFromValues.map((heardFrom) => [`that they heard of us by ${heardFrom}`, { heardFrom }]),
    ),
    ...Object.fromEntries(leadStatuses.map((status) => [`status ${status}`, { status }])),
  });
  refuses(update, sorted, {
    'an unknown status': { status: 'archived' },
    'a status that is no text': { status: 1 },
    'taking the status away': { status: deleteField() },
    'a spam mark that is no boolean': { spam: 'true' },
    'taking the spam mark away': { spam: deleteField() },
    'a time to call back as a text': { callBackAt: '2026-03-04T16:00:00Z' },
    'a time to call back as a number': { callBackAt: 1772640000000 },
    'a time to call back as a map': { callBackAt: { at: new Date('2026-03-04T16:00:00Z') } },
    'another source they heard of us by': { heardFrom: 'radio' },
    'a source that is no text': { heardFrom: 1 },
    'a time of the first call without a call': { firstCallAt: serverTimestamp() },
    'a time of reaching them without a call': { reachedAt: serverTimestamp() },
    'a call that is not there': { timedCallId: 'none' },
    'a note as the call': { firstCallAt: serverTimestamp(), timedCallId: 'a1' },
    'no updatedAt': { updatedAt: undefined },
    'an invented updatedAt': { updatedAt: new Date('2026-03-03T09:00:00Z') },
    'taking updatedAt away': { updatedAt: deleteField() },
    'an extra field': { assignedTo: 'Dana Reyes' },
    'one changed answer': { 'details.typeOfInjury': 'None' },
    'one more answer': { 'details.firm': 'Sample & Partners' },
    'taking one answer away': { 'details.wasInAccident': deleteField() },
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
      (client) => addDoc(activity(client), { ...note, by: { uid: client.uid, name: 'Sam' } }),
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
    'a name over 120': { by: { uid: adminUid, name: 'n'.repeat(121) } },
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
      'the shortest name': { by: { uid: adminUid, name: 'D' } },
      'the longest name': { by: { uid: adminUid, name: 'n'.repeat(120) } },
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
    accepts(addCall, call, {
      'that reached': {},
      'that left a message': { outcome: 'left_message' },
      'without answer': { outcome: 'no_answer' },
      'to a wrong number': { outcome: 'wrong_number' },
    });
    refuses(addCall, call, {
      ...unsigned,
      'no outcome': { outcome: undefined },
      'an unknown outcome': { outcome: 'busy' },
      'a text': { text: 'Left a message' },
    });
  });

  describe('on a lead that is not there', () => {
    const addToNone = (data: object) =>
      addDoc(collection(as('admin').db, 'leads/none/activity'), data);
    refuses(addToNone, note, { 'a note': {} });
  });
});

describe('an admin records a change of status', () => {
  const entry = {
    kind: 'status',
    from: 'new',
    to: 'contacted',
    by: note.by,
    at: serverTimestamp(),
  };
  /** Writes the entry and its change of status in one commit. */
  const record = (data: object) => {
    const client = as('admin');
    const change = { status: 'contacted', updatedAt: serverTimestamp() };
    return changeLead(client, 'l1', lead, change, (batch) => {
      batch.set(doc(activity(client)), data);
    });
  };

  accepts(record, entry, {
    'the change': {},
    'a former status nobody knows': { from: 'x'.repeat(40) },
    'no former status': { from: '' },
  });
  refuses(record, entry, {
    ...eachMissing(['from', 'to', 'by', 'at']),
    'a former status that is no text': { from: 1 },
    'an endless former status': { from: 'x'.repeat(41) },
    'another status than the lead got': { to: 'closed' },
    'an extra field': { text: 'Called' },
    'a former status alone': { kind: 'note' },
    'spam that the lead is not': { to: 'spam' },
  });

  const recordSpam = (data: object) => {
    const client = as('admin');
    const change = { spam: true, updatedAt: serverTimestamp() };
    return changeLead(client, 'l1', lead, change, (batch) => {
      batch.set(doc(activity(client)), data);
    });
  };
  accepts(recordSpam, { ...entry, to: 'spam' }, { 'the spam mark': {} });
  refuses(
    recordSpam,
    { ...entry, to: 'spam' },
    { 'a status that it did not get': { to: 'closed' } },
  );

  const addAlone = (data: object) => addDoc(activity(as('admin')), data);
  refuses(addAlone, entry, { 'an entry without its change': {} });

  const addToOld = (data: object) => addDoc(collection(as('admin').db, 'leads/old/activity'), data);
  refuses(addToOld, entry, { 'an unknown status, even one the lead has': { to: 'archived' } });
});

describe('an admin records that a lead is put off', () => {
  const until = new Date('2026-03-04T16:00:00Z');
  const entry = { kind: 'call_back', until, by: note.by, at: serverTimestamp() };
  /** Writes the entry, and in the same commit the time that the lead gets. */
  const record = (callBackAt: Date | null) => (data: object) => {
    const client = as('admin');
    const batch = writeBatch(client.db);
    batch.update(lead1(client), { callBackAt, updatedAt: serverTimestamp() });
    batch.set(doc(activity(client)), data);
    return batch.commit();
  };

  accepts(record(until), entry, { 'the time': {} });
  accepts(record(null), entry, { 'that it is taken up again': { until: null } });
  refuses(record(until), entry, {
    ...eachMissing(['kind', 'until', 'by', 'at']),
    'an invented kind': { kind: 'put_off' },
    'another time than the lead got': { until: new Date('2026-03-05T16:00:00Z') },
    'no time although the lead got one': { until: null },
    'a text': { until: '2026-03-04T16:00:00Z' },
    'another author': { by: { uid: 'uid-staff', name: 'Dana Reyes' } },
    'an extra field': { text: 'Called' },
  });
  refuses(record(null), entry, { 'a time although the lead has none': {} });

  const addAlone = (data: object) => addDoc(activity(as('admin')), data);
  refuses(addAlone, entry, {
    'an entry without its change': {},
    'an entry without its change, on a lead that was never put off': { until: null },
  });
});

describe('an admin logs a call and its time', () => {
  const call = { kind: 'call', outcome: 'reached', by: note.by, at: serverTimestamp() };
  const now = serverTimestamp();
  const first = { firstCallAt: now, reachedAt: now, timedCallId: 'c2' };

  /** Writes the call c2, and in the same commit the change to the lead. */
  const log = (path: string, outcome: string) => (change: object) => {
    const { db } = as('admin');
    const batch = writeBatch(db);
    batch.update(doc(db, path), { ...change, updatedAt: now });
    batch.set(doc(db, path, 'activity/c2'), { ...call, outcome });
    return batch.commit();
  };
  const earlier = new Date('2026-03-02T16:30:00Z');

  accepts(log('leads/l1', 'reached'), first, { 'the first, which reached': {} });
  refuses(log('leads/l1', 'reached'), first, {
    ...eachMissing(['firstCallAt', 'reachedAt', 'timedCallId']),
    'no times at all': { firstCallAt: undefined, reachedAt: undefined, timedCallId: undefined },
    'an invented time of the first call': { firstCallAt: earlier },
    'an invented time of reaching': { reachedAt: earlier },
    'a note in the place of the call': { timedCallId: 'a1' },
    'a call from before': { timedCallId: 'c1' },
  });

  const noAnswer = { firstCallAt: now, timedCallId: 'c2' };
  accepts(log('leads/l1', 'no_answer'), noAnswer, { 'the first, without answer': {} });
  refuses(log('leads/l1', 'no_answer'), noAnswer, {
    'a time of reaching': { reachedAt: now },
    'no time': { firstCallAt: undefined, timedCallId: undefined },
  });

  const reached = { reachedAt: now, timedCallId: 'c2' };
  accepts(log('leads/called', 'reached'), reached, { 'the first that reached': {} });
  refuses(log('leads/called', 'reached'), reached, {
    'another first call': { firstCallAt: now },
    'no time of reaching': { reachedAt: undefined, timedCallId: undefined },
    'the earlier call': { timedCallId: 'c1' },
  });
  accepts(log('leads/called', 'no_answer'), {}, { 'one more without answer': {} });

  const changeCalled = (change: object) => updateDoc(doc(as('admin').db, 'leads/called'), change);
  accepts(changeCalled, { updatedAt: now }, { 'no answer about us anymore': { heardFrom: null } });
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

  accepts(log('leads/old', 'reached'), {}, { 'on an older lead, which gets no time': {} });
  refuses(log('leads/old', 'reached'), {}, { 'a time on an older lead': first });
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
      ...{ kind: 'call', outcome: 'no_answer', by: note.by, at: now },
    });
    return batch.commit();
  };
  accepts(log, { firstCallAt: now, timedCallId: 'c3' }, { 'the time of the call': {} });
  refuses(log, { firstCallAt: now, timedCallId: 'n1' }, { 'the note as the call': {} });
});
