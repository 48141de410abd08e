import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  increment,
  serverTimestamp,
  updateDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { searchKeys } from '#domain/leads/lead-search.ts';
import { adminUid, as, type Client, startWith, store } from './environment.ts';
import { signed, writeLogged } from './logged.ts';
import { mayOf, none, refuses, whoMay } from './tables.ts';

const by = { uid: adminUid, name: 'Dana Reyes' };
const then = new Date('2026-03-02T16:00:00Z');
const maria = { name: 'Maria Olsen', email: 'maria@example.com', phone: '(801) 555-0100' };
const lead = { type: 'contact', status: 'new', spam: false, ...maria, searchKeys: ['maria'] };
const visit = {
  ...{ leadId: 'l1', patientName: 'Maria Olsen', providerId: 'avery', type: 'treatment' },
  ...{ startsAt: then, endsAt: new Date(then.getTime() + 900_000), status: 'completed' },
};
const inAWeek = new Date(Date.now() + 7 * 86_400_000);
const quarter = then.getTime() / 900_000;
const erasure = (name: string, recordId: string): DocumentData => ({
  ...{ collection: name, recordId, why: 'asked', by, at: then, state: 'running', changeId: 'e1' },
});
const note = { kind: 'note', text: 'Prefers mornings', leadId: 'l1', by, at: then };

startWith({
  'leads/l1': lead,
  'leads/held': { ...lead, hold: { why: 'A case', by, at: then } },
  'leads/begun': lead,
  'leads/l1/activity/a1': note,
  'leads/begun/activity/a1': note,
  'leads/gone/activity/a1': note,
  'leads/done/activity/a1': note,
  'appointments/past': visit,
  'appointments/ahead': { ...visit, startsAt: inAWeek, endsAt: inAWeek, status: 'confirmed' },
  'appointments/called-off': { ...visit, startsAt: inAWeek, endsAt: inAWeek, status: 'cancelled' },
  'appointments/of-held': { ...visit, leadId: 'held' },
  'appointments/gone/activity/a1': { ...note, kind: 'booking' },
  [`slotLocks/${quarter}_avery`]: { appointmentId: 'past' },
  'erasures/leads-begun': erasure('leads', 'begun'),
  'erasures/leads-gone': erasure('leads', 'gone'),
  'erasures/leads-done': { ...erasure('leads', 'done'), state: 'done' },
  'erasures/appointments-gone': erasure('appointments', 'gone'),
  'summaries/leads': { contact: { new: 3 }, updatedAt: then },
});

/** Begins an erasure. change: of the stub; told: of its entry. */
function begin(
  client: Client,
  name: string,
  recordId: string,
  change: DocumentData = {},
  told: DocumentData = {},
): Promise<void> {
  const { by, at } = signed(client);
  const stub = { collection: name, recordId, why: 'asked', by, at, state: 'running', ...change };
  const leadId = name === 'leads' ? recordId : null;
  const entry = { kind: 'erasure', leadId, why: 'asked', ...told };
  return writeLogged(client, 'set', `erasures/${name}-${recordId}`, stub, entry);
}

const batchOf = ({ db }: Client, write: (batch: WriteBatch) => void) => {
  const batch = writeBatch(db);
  write(batch);
  return batch.commit();
};

/** Deletes a lead, with its count and its mark in the stub unless left out. */
function erase(client: Client, id: string, { counts = true, marks = true } = {}): Promise<void> {
  const { db } = client;
  return batchOf(client, (batch) => {
    batch.delete(doc(db, 'leads', id));
    const counted = { contact: { new: increment(-1) }, moved: id, updatedAt: serverTimestamp() };
    if (counts) batch.set(doc(db, 'summaries/leads'), counted, { merge: true });
    if (marks) batch.update(doc(db, `erasures/leads-${id}`), { erasedAt: serverTimestamp() });
  });
}

const right = { ...maria, name: 'Maria Lund' };
const keys = ['maria lund', 'maria example com', '8015550100'];

/** Corrects leads/l1. data: what is stored, told: of the entry. */
function correct(client: Client, data: DocumentData = {}, told: DocumentData = {}): Promise<void> {
  const change = { ...right, searchKeys: keys, updatedAt: serverTimestamp(), ...data };
  const entry = { kind: 'correction', leadId: 'l1', from: maria, to: right, ...told };
  return writeLogged(client, 'update', 'leads/l1', change, entry);
}

/** told: of the entry; data: of the request. */
function hold(
  client: Client,
  id: string,
  why: string | null,
  told: DocumentData = {},
  data: DocumentData = {},
) {
  const change = {
    hold: why === null ? null : { why, ...signed(client) },
    updatedAt: serverTimestamp(),
    ...data,
  };
  return writeLogged(client, 'update', `leads/${id}`, change, {
    ...{ kind: 'hold', leadId: id, why },
    ...told,
  });
}

describe('who may do what with a person’s data', () => {
  whoMay([
    [
      'read an erasure',
      mayOf('read', 'erasures'),
      ({ db }) => getDoc(doc(db, 'erasures/leads-gone')),
    ],
    ['list erasures', mayOf('read', 'erasures'), ({ db }) => getDocs(collection(db, 'erasures'))],
    ['begin one', mayOf('create', 'erasures'), (client) => begin(client, 'leads', 'l1')],
    [
      'end one',
      mayOf('update', 'erasures'),
      ({ db }) => updateDoc(doc(db, 'erasures/leads-gone'), { state: 'done' }),
    ],
    ['forget one', none, ({ db }) => deleteDoc(doc(db, 'erasures/leads-done'))],
    ['correct a contact', mayOf('update', 'personsData'), (client) => correct(client)],
    [
      'put a request on hold',
      mayOf('update', 'personsData'),
      (client) => hold(client, 'l1', 'Case 1'),
    ],
    ['lift a hold', mayOf('update', 'personsData'), (client) => hold(client, 'held', null)],
    [
      'delete the history of a request that is gone',
      mayOf('delete', 'activity'),
      ({ db }) => deleteDoc(doc(db, 'leads/gone/activity/a1')),
    ],
    [
      'delete the history of a visit that is gone',
      mayOf('delete', 'activity'),
      ({ db }) => deleteDoc(doc(db, 'appointments/gone/activity/a1')),
    ],
  ]);
  // A lead can be deleted once.
  for (const role of mayOf('delete', 'leads')) {
    it(`delete a request: ${role} may`, () => assertSucceeds(erase(as(role), 'begun')));
  }
  whoMay([
    [
      'begin to erase a visit',
      mayOf('delete', 'appointments'),
      (client) => begin(client, 'appointments', 'past'),
    ],
  ]);
  for (const role of ['front_desk', 'editor', 'visitor', 'suspended owner'] as const) {
    it(`delete a request: ${role} may not`, () => assertFails(erase(as(role), 'begun')));
  }
});

describe('an erasure', () => {
  const admin = () => as('admin');
  const lock = `slotLocks/${quarter}_avery`;

  it('deletes a past visit with the lock of its time', async () => {
    await begin(admin(), 'appointments', 'past');
    await assertSucceeds(
      batchOf(admin(), (batch) => {
        batch.delete(doc(admin().db, 'appointments/past'));
        batch.delete(doc(admin().db, lock));
        const mark = { erasedAt: serverTimestamp() };
        batch.update(doc(admin().db, 'erasures/appointments-past'), mark);
      }),
    );
  });

  it('begins for a visit whose request is gone, and for one with the longest id', async () => {
    const longest = 'x'.repeat(128);
    await store({
      'appointments/v': { ...visit, leadId: 'none' },
      [`appointments/${longest}`]: visit,
    });
    await assertSucceeds(begin(admin(), 'appointments', 'v'));
    await assertSucceeds(begin(admin(), 'appointments', longest));
  });

  for (const why of ['asked', 'no_longer_needed', 'mistake', 'test']) {
    it(`begins for the reason '${why}'`, () =>
      assertSucceeds(begin(admin(), 'appointments', 'past', { why }, { why })));
  }

  it('begins for a record that names its person, who goes with the last one', () => {
    const personId = 'p'.repeat(128);
    return assertSucceeds(begin(admin(), 'leads', 'l1', { personId }));
  });

  it('begins for a visit that was called off', () =>
    assertSucceeds(begin(admin(), 'appointments', 'called-off')));

  it('takes a lead out of the counts, and ends when it is gone', async () => {
    await begin(admin(), 'leads', 'l1');
    const end = () => updateDoc(doc(admin().db, 'erasures/leads-l1'), { state: 'done' });
    await assertFails(end());
    await assertSucceeds(erase(admin(), 'l1'));
    expect((await getDoc(doc(admin().db, 'summaries/leads'))).get('contact.new')).toBe(2);
    await assertSucceeds(deleteDoc(doc(admin().db, 'leads/l1/activity/a1')));
    await assertSucceeds(end());
  });

  const attacks: Record<string, (client: Client) => Promise<unknown>> = {
    'a lead without its stub': (client) => erase(client, 'l1', { marks: false }),
    'a lead without its count': (client) => erase(client, 'begun', { counts: false }),
    'a lead without its mark in the stub': (client) => erase(client, 'begun', { marks: false }),
    'a lead on hold': (client) => begin(client, 'leads', 'held'),
    'a lead that was put on hold since': async (client) => {
      await hold(client, 'begun', 'A case');
      return erase(client, 'begun');
    },
    'a visit of a lead on hold': (client) => begin(client, 'appointments', 'of-held'),
    'a visit that is still ahead': (client) => begin(client, 'appointments', 'ahead'),
    'a visit without its stub': ({ db }) => deleteDoc(doc(db, 'appointments/past')),
    'a lock of a visit that stays': ({ db }) => deleteDoc(doc(db, lock)),
    'a record that is not there': (client) => begin(client, 'leads', 'none'),
    'a visit that was moved ahead since': async (client) => {
      await begin(client, 'appointments', 'past');
      await store({
        'appointments/past': { ...visit, startsAt: inAWeek, endsAt: inAWeek, status: 'confirmed' },
      });
      return deleteDoc(doc(client.db, 'appointments/past'));
    },
    'another collection': async (client) => {
      await store({ 'staff/s1': { status: 'cancelled' } });
      return begin(client, 'staff', 's1');
    },
    'a record with an endless id': async (client) => {
      await store({ [`appointments/${'x'.repeat(129)}`]: visit });
      return begin(client, 'appointments', 'x'.repeat(129));
    },
    'a stub with a name': (client) => begin(client, 'leads', 'l1', { name: 'Maria Olsen' }),
    'a stub with an endless person': (client) =>
      begin(client, 'leads', 'l1', { personId: 'p'.repeat(129) }),
    'a stub with a reason in words': (client) =>
      begin(client, 'leads', 'l1', { why: 'Maria' }, { why: 'Maria' }),
    'a stub of another record': (client) =>
      begin(client, 'leads', 'l1', { recordId: 'begun' }, { leadId: 'begun' }),
    'a stub that is done at once': (client) => begin(client, 'leads', 'l1', { state: 'done' }),
    'a stub of another day': (client) => begin(client, 'leads', 'l1', { at: then }),
    'a stub in the name of a colleague': (client) =>
      begin(client, 'leads', 'l1', { by: { uid: 'uid-owner', name: 'Owner' } }),
    'an entry of another lead': (client) => begin(client, 'leads', 'l1', {}, { leadId: 'l2' }),
    'an entry with a name': (client) => begin(client, 'leads', 'l1', {}, { name: 'Maria' }),
    'an entry with another reason': (client) => begin(client, 'leads', 'l1', {}, { why: 'test' }),
    'a stub without an entry': ({ db, ...client }) =>
      updateDoc(doc(db, 'erasures/leads-done'), { ...signed({ db, ...client }), state: 'running' }),
    'a history before its lead is gone': ({ db }) => deleteDoc(doc(db, 'leads/begun/activity/a1')),
    'the history of a lead that stays': ({ db }) => deleteDoc(doc(db, 'leads/l1/activity/a1')),
    'a history after the end of its erasure': ({ db }) =>
      deleteDoc(doc(db, 'leads/done/activity/a1')),
    'the log of the settings': ({ db }) => deleteDoc(doc(db, 'settings/clinic/activity/a1')),
    'a mark of another time': ({ db }) =>
      updateDoc(doc(db, 'erasures/leads-begun'), { erasedAt: then }),
    'a mark with another reason': ({ db }) =>
      updateDoc(doc(db, 'erasures/leads-begun'), { erasedAt: serverTimestamp(), why: 'test' }),
    'an end with another reason': ({ db }) =>
      updateDoc(doc(db, 'erasures/leads-gone'), { state: 'done', why: 'test' }),
    'an end that is none': ({ db }) =>
      updateDoc(doc(db, 'erasures/leads-gone'), { state: 'forgotten' }),
    'a mark in a stub that is done': ({ db }) =>
      updateDoc(doc(db, 'erasures/leads-done'), { erasedAt: serverTimestamp() }),
    'a stub that begins again': ({ db }) =>
      updateDoc(doc(db, 'erasures/leads-done'), { state: 'running' }),
    'a count without an erasure': ({ db }) =>
      updateDoc(doc(db, 'summaries/leads'), {
        ...{ 'contact.new': increment(-1), moved: 'l1', updatedAt: serverTimestamp() },
      }),
  };
  for (const [what, attack] of Object.entries(attacks)) {
    it(`refuses ${what}`, () => assertFails(attack(admin())));
  }
});

describe('an erasure because a period is over', () => {
  const now = new Date();
  /** At noon in the middle of the month so many months ago. */
  const ago = (months: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 15, 19));
  const retention = { contact: 12, pip: 24, attorney: null, spam: 1 };
  const kept = (fields: DocumentData) =>
    store({
      'settings/retention': retention,
      'leads/l1': { ...lead, createdAt: ago(60), updatedAt: ago(12), ...fields },
    });
  const retire = (name = 'leads', id = 'l1') =>
    begin(as('owner'), name, id, { why: 'retention' }, { why: 'retention' });

  const over: Record<string, DocumentData> = {
    'a request': {},
    'spam of any type': { type: 'attorney', spam: true, updatedAt: ago(1) },
    'a guide request': { type: 'pip', updatedAt: ago(24) },
    // In Utah it is still the month before.
    'a request of the last evening of a month': {
      updatedAt: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11, 1, 2)),
    },
  };
  for (const [what, fields] of Object.entries(over)) {
    it(`begins for ${what}`, async () => {
      await kept(fields);
      await assertSucceeds(retire());
    });
  }

  it('begins for a request from before the time of its change', async () => {
    await store({ 'settings/retention': retention, 'leads/l1': { ...lead, createdAt: ago(60) } });
    await assertSucceeds(retire());
  });

  const early: Record<string, DocumentData> = {
    'a request that changed since': { updatedAt: ago(11) },
    'a guide request, which has a longer period': { type: 'pip' },
    'a request without a period': { type: 'attorney' },
    'a held one': { hold: { why: 'A case', by, at: then } },
    'one with a text as its time': { updatedAt: '2001-01-01' },
  };
  for (const [what, fields] of Object.entries(early)) {
    it(`is refused for ${what}`, async () => {
      await kept(fields);
      await assertFails(retire());
    });
  }

  it('is refused while no period is set', async () => {
    await store({ 'leads/l1': { ...lead, createdAt: ago(60), updatedAt: ago(60) } });
    await assertFails(retire());
  });

  it('takes the visits of the request, if their time is over, too', async () => {
    const of = (id: string, startsAt: Date, status: string) => ({
      [`appointments/${id}`]: { ...visit, startsAt, endsAt: startsAt, status },
    });
    await kept({});
    await store({
      ...of('long-ago', ago(13), 'completed'),
      ...of('lately', ago(1), 'completed'),
      ...of('called-off', inAWeek, 'cancelled'),
      'appointments/alone': { ...visit, leadId: null, startsAt: ago(60), endsAt: ago(60) },
    });
    await assertSucceeds(retire('appointments', 'long-ago'));
    await assertSucceeds(retire('appointments', 'called-off'));
    await assertFails(retire('appointments', 'lately'));
    await assertFails(retire('appointments', 'alone'));
    await kept({ updatedAt: ago(11) });
    await assertFails(retire('appointments', 'past'));
  });
});

describe('a correction', () => {
  const admin = () => as('admin');

  it('of an older request tells the name it had', async () => {
    await store({ 'leads/l1': { type: 'pip', fullName: 'Ben Carter', phone: '8015550100' } });
    const from = { name: 'Ben Carter', email: '', phone: '8015550100' };
    await assertSucceeds(correct(admin(), {}, { from }));
  });

  refuses(
    (data) =>
      correct(admin(), data, { to: { name: data.name, email: data.email, phone: data.phone } }),
    { ...right, searchKeys: keys },
    {
      'no name': { name: '' },
      'a long name': { name: 'M'.repeat(121) },
      'no way to reach the person': { email: '', phone: '' },
      'an endless email': { email: `${'m'.repeat(247)}@mail.us` },
      'an email with a space': { email: 'maria @example.com' },
      'an email that is none': { email: 'maria' },
      'a phone number that is none': { phone: 'call me' },
      'search keys that are none': { searchKeys: 'maria' },
      'too many search keys': { searchKeys: Array(201).fill('a') },
      'a text in the search keys': { searchKeys: ['x'.repeat(9601)] },
      'another field': { status: 'closed' },
      'the answers': { details: {} },
      'an invented time': { updatedAt: then },
    },
  );

  it('has the longest name, email and search keys', async () => {
    const longest = { ...right, name: 'M'.repeat(120), email: `${'m'.repeat(246)}@mail.us` };
    const searchKeys = ['m'.repeat(24), '8015550100', ...Array(198).fill('a')];
    await assertSucceeds(correct(admin(), { ...longest, searchKeys }, { to: longest }));
  });

  it('has the longest text in the search keys', () =>
    assertSucceeds(
      correct(admin(), { searchKeys: [...keys, 'x'.repeat(9600 - keys.join('').length)] }),
    ));

  it.each(keys)('is refused without the key of a search: %s', (key) =>
    assertFails(correct(admin(), { searchKeys: keys.filter((each) => each !== key) })),
  );

  it.each([
    { ...right, name: "  Ana-Lucía  d'Oro", email: '' },
    { ...right, name: 'Siobhan O’Brien-Featherstonehaugh the Third', phone: '' },
    { name: "Pat O'Neill", email: 'a.b-c+d@mail.example.co', phone: '' },
    { name: 'X', email: '_@x.io', phone: '(801) 555-0161' },
    { name: 'Lee & Ray', email: '', phone: '(801) 555-0161 ext. 204' },
    { name: 'Nguyễn Văn', email: 'müller@example.com', phone: '' },
    { name: '李', email: '', phone: '(801) 555-0161' },
  ])('takes the keys that the screen makes of %j', (to) =>
    assertSucceeds(
      correct(admin(), { ...to, searchKeys: searchKeys({ ...to, injury: 'Neck' }) }, { to }),
    ),
  );

  it('is refused without its entry', () =>
    assertFails(
      updateDoc(doc(admin().db, 'leads/l1'), { ...right, updatedAt: serverTimestamp() }),
    ));

  const lies: Record<string, DocumentData> = {
    'another contact before': { from: { ...maria, name: 'Ben' } },
    'another contact after': { to: maria },
    'nothing of before': { from: {} },
    'another kind': { kind: 'hold', why: 'x' },
    'a further field': { text: 'Maria' },
  };
  for (const [what, told] of Object.entries(lies)) {
    it(`is refused with an entry of ${what}`, () => assertFails(correct(admin(), {}, told)));
  }

  it('is refused when it changes nothing', () =>
    assertFails(correct(admin(), maria, { to: maria })));
});

describe('a legal hold', () => {
  const admin = () => as('admin');
  const held = (id: string, change: DocumentData) => {
    const data = {
      hold: { why: 'Case 1', ...signed(admin()), ...change },
      updatedAt: serverTimestamp(),
    };
    const entry = { kind: 'hold', leadId: id, why: data.hold.why };
    return writeLogged(admin(), 'update', `leads/${id}`, data, entry);
  };
  it('has a reason of 1 to 200 letters', async () => {
    await assertSucceeds(hold(admin(), 'l1', 'x'));
    await assertSucceeds(hold(admin(), 'begun', 'x'.repeat(200)));
  });

  const attacks: Record<string, () => Promise<unknown>> = {
    'with a status beside it': () => hold(admin(), 'l1', 'Case 1', {}, { status: 'contacted' }),
    'at an invented time': () => hold(admin(), 'l1', 'Case 1', {}, { updatedAt: then }),
    'twice, as another person': () => hold(admin(), 'held', 'Another case'),
    'lifted where there is none': () => hold(admin(), 'l1', null),
    'with another reason in the entry': () => hold(admin(), 'l1', 'Case 1', { why: 'Case 2' }),
    'lifted in silence': () => hold(admin(), 'held', null, { kind: 'note', text: 'x' }),
    'without a reason': () => hold(admin(), 'l1', ''),
    'with a long reason': () => hold(admin(), 'l1', 'x'.repeat(201)),
    'of another day': () => held('l1', { at: then }),
    'in the name of a colleague': () => held('l1', { by: { uid: 'uid-owner', name: 'Owner' } }),
    'with a further field': () => held('l1', { until: then }),
  };
  for (const [what, attack] of Object.entries(attacks)) {
    it(`is refused ${what}`, () => assertFails(attack()));
  }
});
