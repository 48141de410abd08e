import { assertFails } from '@firebase/rules-unit-testing';
import {
  collection,
  type DocumentData,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { beforeEach, describe, it } from 'vitest';
import { lockIds } from '#domain/visits/slots.ts';
import { canBecome, takingPlace, type VisitStatus, visitStatuses } from '#domain/visits/visit.ts';
import { adminUid, as, type Client, startWith, store } from './environment.ts';
import { writeLogged } from './logged.ts';
import { accepts, changeAlone, eachMissing, mayOf, none, refuses, whoMay } from './tables.ts';

const nine = new Date('2026-11-18T16:00:00Z');
const minutesAfterNine = (minutes: number) => new Date(nine.getTime() + minutes * 60_000);
const past = new Date('2026-11-10T16:00:00Z');

/** An hour from now. */
const soon = () => new Date(Date.now() + 3_600_000);

/** Sofia Lindqvist has a stored appointment with Dr. Avery at 9:00. */
const sofia = {
  leadId: null,
  patientName: 'Sofia Lindqvist',
  patientPhone: '(801) 555-0186',
  patientEmail: '',
  providerId: 's2',
  providerName: 'Dr. Sample Avery',
  type: 'new_patient',
  typeName: 'New patient',
  startsAt: nine,
  endsAt: minutesAfterNine(60),
  buffer: 0,
  status: 'scheduled',
  note: '',
  sequence: 0,
  createdAt: past,
  updatedAt: past,
};

/** A new appointment of Maria Olsen in the next hour. */
const maria = {
  ...sofia,
  leadId: 'c1',
  personId: 'maria',
  patientName: 'Maria Olsen',
  startsAt: minutesAfterNine(60),
  endsAt: minutesAfterNine(120),
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
  updatedBy: { uid: adminUid, name: 'Dana Reyes' },
};

type When = Parameters<typeof lockIds>[0];
const locksOf = (visit: When, appointmentId: string) =>
  Object.fromEntries(lockIds(visit).map((id) => [`slotLocks/${id}`, { appointmentId }]));
const sofiaLocks = lockIds(sofia);
const [firstLock = ''] = sofiaLocks;

startWith({
  'appointments/sofia': sofia,
  'persons/maria': { name: 'Maria Olsen' },
  'persons/erased': { mergedInto: null, erasedAt: past },
  ...locksOf(sofia, 'sofia'),
});

const appointment = ({ db }: Client, id: string) => doc(db, 'appointments', id);
const lock = ({ db }: Client, id: string) => doc(db, 'slotLocks', id);

const by = ({ uid, name }: Client) => ({ uid, name });

const momentOf = ({ status, startsAt }: DocumentData) => ({ status, startsAt });

type Writes = { id?: string; take?: string[]; release?: string[] };

const bookingOf = ({ leadId = null, ...visit }: DocumentData) => ({
  ...{ kind: 'booking', leadId },
  to: momentOf(visit),
});

/** Writes an appointment, its locks and its entry in one commit. The default locks are the right ones. */
function write(
  client: Client,
  data: DocumentData,
  { id = 'maria', take, release = [] }: Writes = {},
  entry: DocumentData = bookingOf(data),
) {
  return writeLogged(client, 'set', `appointments/${id}`, data, entry, (batch) => {
    for (const each of take ?? lockIds(data as When)) {
      batch.set(lock(client, each), { appointmentId: id });
    }
    for (const each of release) batch.delete(lock(client, each));
  });
}

/** Changes a visit from what is stored, with its entry. */
async function change(
  data: DocumentData,
  writes: Writes = {},
  client = as('admin'),
  entry: DocumentData = {},
) {
  const before = storedVisit ?? sofia;
  const told = {
    ...{ kind: 'visit_change', leadId: before.leadId },
    ...{ from: momentOf(before), to: momentOf({ ...before, ...data }), ...entry },
  };
  const fields = { sequence: 1, updatedAt: serverTimestamp(), updatedBy: by(client), ...data };
  await writeLogged(client, 'update', 'appointments/sofia', fields, told, (batch) => {
    for (const each of writes.take ?? []) batch.set(lock(client, each), { appointmentId: 'sofia' });
    for (const each of writes.release ?? []) batch.delete(lock(client, each));
  });
}

/** Sofia's visit as a test has stored it; null: as at first. */
let storedVisit: DocumentData | null = null;
beforeEach(() => {
  storedVisit = null;
});

async function storeSofia(visit: DocumentData, others: Record<string, DocumentData> = {}) {
  storedVisit = visit;
  await store({ 'appointments/sofia': visit, ...others });
}

describe('who may do what with appointments', () => {
  whoMay([
    ['read one', mayOf('read', 'appointments'), (client) => getDoc(appointment(client, 'sofia'))],
    [
      'list a week',
      mayOf('read', 'appointments'),
      ({ db }) =>
        getDocs(
          query(collection(db, 'appointments'), where('startsAt', '>=', past), orderBy('startsAt')),
        ),
    ],
    [
      'ask which requests have one',
      mayOf('read', 'appointments'),
      ({ db }) =>
        getDocs(query(collection(db, 'appointments'), where('leadId', 'in', ['c1', 'c2']))),
    ],
    [
      'book',
      mayOf('create', 'appointments'),
      (client) => write(client, { ...maria, updatedBy: by(client) }),
    ],
    [
      'confirm',
      mayOf('update', 'appointments'),
      (client) => change({ status: 'confirmed' }, {}, client),
    ],
    [
      'cancel',
      mayOf('update', 'appointments'),
      (client) => change({ status: 'cancelled' }, { release: sofiaLocks }, client),
    ],
    ['delete one', none, (client) => deleteDoc(appointment(client, 'sofia'))],
    ['read a lock', mayOf('read', 'slotLocks'), (client) => getDoc(lock(client, firstLock))],
    ['list the locks', none, ({ db }) => getDocs(collection(db, 'slotLocks'))],
    ['take a lock away', none, (client) => deleteDoc(lock(client, firstLock))],
    [
      'take a lock over',
      none,
      (client) => setDoc(lock(client, firstLock), { appointmentId: 'other' }),
    ],
    [
      'take away a lock that was left behind',
      mayOf('delete', 'slotLocks'),
      async (client) => {
        await store({ [`slotLocks/${firstLock}`]: { appointmentId: 'gone' } });
        await deleteDoc(lock(client, firstLock));
      },
    ],
    [
      'take over a lock that was left behind, without an appointment',
      none,
      async (client) => {
        await store({ [`slotLocks/${firstLock}`]: { appointmentId: 'gone' } });
        await setDoc(lock(client, firstLock), { appointmentId: 'other' });
      },
    ],
    [
      'lock an hour without an appointment',
      none,
      (client) => setDoc(lock(client, '1982020_s2'), { appointmentId: 'sofia' }),
    ],
    [
      'lock the hour of an appointment that they do not write',
      none,
      async (client) => {
        await store({ 'appointments/unlocked': { ...sofia, providerId: 's9' } });
        await setDoc(lock(client, firstLock.replace('s2', 's9')), { appointmentId: 'unlocked' });
      },
    ],
  ]);
});

describe('an admin books', () => {
  const book = (data: object) => write(as('admin'), data);

  accepts(book, maria, {
    'a new patient': {},
    'a re-examination': { type: 're_examination', endsAt: minutesAfterNine(90) },
    'a treatment': { type: 'treatment', endsAt: minutesAfterNine(75) },
    'a type that the clinic has made': {
      ...{ type: '0b5a6b1f-6a5e-4d8e-9c55-0f6a2b1c3d4e', typeName: 'Massage' },
      ...{ endsAt: minutesAfterNine(105), buffer: 15 },
    },
    'a buffer longer than the visit': { endsAt: minutesAfterNine(75), buffer: 30 },
    'the longest visit and buffer': {
      ...{ type: 't'.repeat(40), typeName: 'n'.repeat(120) },
      ...{ endsAt: minutesAfterNine(150), buffer: 30 },
    },
    'a length that the type has no more': { endsAt: minutesAfterNine(75) },
    'somebody who sent no request': { leadId: null },
    'the shortest texts': {
      leadId: 'c',
      patientName: 'n',
      patientPhone: '',
      patientEmail: '',
      providerId: 'p',
      providerName: 'n',
      note: '',
    },
    'the longest texts': {
      leadId: 'c'.repeat(128),
      patientName: 'n'.repeat(120),
      patientPhone: '8'.repeat(32),
      patientEmail: 'e'.repeat(254),
      providerId: 'p'.repeat(128),
      providerName: 'n'.repeat(120),
      note: 'n'.repeat(500),
    },
    'a provider whose id has the separator': { providerId: 'a_b' },
    'another provider at the same time': {
      providerId: 's1',
      startsAt: nine,
      endsAt: minutesAfterNine(60),
    },
    'a night': { startsAt: minutesAfterNine(720), endsAt: minutesAfterNine(780) },
  });

  refuses(book, maria, {
    ...eachMissing([
      ...['patientName', 'patientPhone', 'providerName', 'type', 'typeName'],
      ...['note', 'sequence', 'createdAt', 'updatedAt'],
    ]),
    'a blank name': { patientName: '' },
    'a name over 120': { patientName: 'n'.repeat(121) },
    'a phone over 32': { patientPhone: '8'.repeat(33) },
    'an email over 254': { patientEmail: 'e'.repeat(255) },
    'an email that is no text': { patientEmail: 7 },
    'a blank provider': { providerId: '' },
    'a provider over 128': { providerId: 'p'.repeat(129) },
    'a provider without a name': { providerName: '' },
    'a provider whose name is over 120': { providerName: 'n'.repeat(121) },
    'a note over 500': { note: 'n'.repeat(501) },
    'a note that is no text': { note: 7 },
    'a type that is no id': { type: 'Massage, long' },
    'a blank type': { type: '' },
    'a type over 40': { type: 't'.repeat(41) },
    'a type without a name': { typeName: '' },
    'a type whose name is over 120': { typeName: 'n'.repeat(121) },
    'a type whose name is no text': { typeName: 7 },
    'a visit over 90 minutes': { endsAt: minutesAfterNine(165) },
    'a visit without a length': { endsAt: minutesAfterNine(60) },
    'an end beside the quarter hours': { endsAt: minutesAfterNine(100) },
    'an end a millisecond beside them': { endsAt: new Date(minutesAfterNine(90).getTime() + 1) },
    'a buffer of an hour': { buffer: 60 },
    'a buffer of ten minutes': { buffer: 10 },
    'a buffer before the visit': { buffer: -15 },
    'a buffer in words': { buffer: '15' },
    'a time that ends before it starts': { endsAt: nine },
    'a start beside the quarter hours': {
      startsAt: minutesAfterNine(65),
      endsAt: minutesAfterNine(125),
    },
    'a start a millisecond beside them': {
      startsAt: new Date(minutesAfterNine(60).getTime() + 1),
      endsAt: new Date(minutesAfterNine(120).getTime() + 1),
    },
    'an unknown status': { status: 'maybe' },
    'one that has been confirmed already': { status: 'confirmed' },
    'one that has been cancelled already': { status: 'cancelled' },
    'a sequence that does not start at zero': { sequence: 1 },
    'an invented date of creation': { createdAt: past },
    'an invented date of change': { updatedAt: past },
    'an extra field': { diagnosis: 'Whiplash' },
    'one that nobody signed': { updatedBy: undefined },
    'one signed by somebody else': { updatedBy: { uid: 'uid-staff', name: 'Dana Reyes' } },
    'a signature without a name': { updatedBy: { uid: adminUid, name: '' } },
    'a signature with more in it': { updatedBy: { ...maria.updatedBy, role: 'admin' } },
    'a request that is no id': { leadId: 5 },
    'a blank request': { leadId: '' },
    'a request over 128': { leadId: 'c'.repeat(129) },
    'one of nobody': { personId: undefined },
    'one of a person who isn’t there': { personId: 'none' },
    'one of a person who is erased': { personId: 'erased' },
    'a person that is no id': { personId: 5 },
  });
});

describe('a visit is at most two years ahead', () => {
  /** The quarter hour that many days from now. */
  const inDays = (days: number) =>
    new Date(Math.round((Date.now() + days * 86_400_000) / 900_000) * 900_000);
  const treatment = (startsAt: Date) => ({
    ...{ type: 'treatment', startsAt },
    endsAt: new Date(startsAt.getTime() + 15 * 60_000),
  });

  accepts((data) => write(as('admin'), data), maria, {
    'one in two years': treatment(inDays(730.9)),
  });
  refuses((data) => write(as('admin'), data), maria, {
    'one a day later': treatment(inDays(731.1)),
    'one in the year 9990': treatment(new Date('9990-11-18T16:00:00Z')),
  });

  it('refuses to move one there, and changes one that is there', async () => {
    const far = { ...sofia, ...treatment(inDays(732)) };
    await assertFails(change(treatment(far.startsAt), { take: lockIds(far) }));
    await storeSofia(far, locksOf(far, 'sofia'));
    await change({ note: 'Typed the wrong year.' });
  });
});

describe('two appointments of one provider never overlap', () => {
  const at = (minutes: number, length: number, type: string) => ({
    ...maria,
    type,
    startsAt: minutesAfterNine(minutes),
    endsAt: minutesAfterNine(minutes + length),
  });
  const hour = (minutes: number) => at(minutes, 60, 'new_patient');
  const buffered = (minutes: number) => ({ ...at(minutes, 30, 'massage'), buffer: 30 });
  const quarter = (minutes: number) => at(minutes, 15, 'treatment');
  const taking = (data: object) => write(as('admin'), data);

  refuses(taking, changeAlone, {
    'the same hour': hour(0),
    'its last quarter': hour(45),
    'its first quarter': hour(-45),
    'a treatment at its beginning': quarter(0),
    'a treatment in the middle': quarter(30),
    'a treatment at its end': quarter(45),
    'one whose buffer begins with it': buffered(-30),
    'one whose buffer ends in it': buffered(-45),
  });
  accepts(taking, changeAlone, {
    'the hour after': hour(60),
    'the hour before': hour(-60),
    'the quarter before': quarter(-15),
    'one whose buffer ends before': buffered(-60),
  });

  it.each([
    ['no lock at all', []],
    ['only the free ones of its locks', lockIds(hour(45)).slice(1)],
    ['the locks of another provider', lockIds({ ...hour(0), providerId: 's1' })],
    ['the locks of another hour', lockIds(hour(60))],
  ])('refuses the same time with %s', async (_, take) => {
    await assertFails(write(as('admin'), hour(45), { take }));
  });

  const longest = { ...at(60, 90, 'massage'), buffer: 30 };
  it.each(
    Object.entries({ 'an hour': hour(60), 'the longest': longest }).flatMap(([what, visit]) =>
      lockIds(visit).map((missing, index) => ({ what, index, visit, missing })),
    ),
  )('refuses $what without its lock $index', async ({ visit, missing }) => {
    const take = lockIds(visit).filter((each) => each !== missing);
    await assertFails(write(as('admin'), visit, { take }));
  });

  it('refuses the time of somebody’s buffer', async () => {
    await storeSofia({ ...sofia, buffer: 30 }, locksOf({ ...sofia, buffer: 30 }, 'sofia'));
    await assertFails(write(as('admin'), quarter(60)));
    await assertFails(write(as('admin'), quarter(75)));
    await write(as('admin'), quarter(90));
  });

  it('refuses more locks than the time has quarters', async () => {
    const take = [...lockIds(hour(60)), ...lockIds(quarter(120))];
    await assertFails(write(as('admin'), hour(60), { take }));
  });

  it('refuses a lock with another field', async () => {
    const client = as('admin');
    const book = writeLogged(
      ...([client, 'set', 'appointments/maria', quarter(60), bookingOf(quarter(60))] as const),
      (batch) => {
        batch.set(lock(client, lockIds(quarter(60))[0] ?? ''), {
          appointmentId: 'maria',
          by: 'me',
        });
      },
    );
    await assertFails(book);
  });

  it('refuses another spelling of a lock', async () => {
    const [name = ''] = lockIds(quarter(60));
    const take = [name, `0${name}`];
    await assertFails(write(as('admin'), quarter(60), { take }));
  });

  it('lets a lock of a cancelled appointment be taken over', async () => {
    await storeSofia({ ...sofia, status: 'cancelled' });
    await write(as('admin'), hour(0));
  });

  it('lets a lock of a deleted appointment be taken over', async () => {
    await store({ [`slotLocks/${lockIds(quarter(90))[0]}`]: { appointmentId: 'gone' } });
    await write(as('admin'), quarter(90));
  });
});

describe('an admin moves', () => {
  const to = (minutes: number) => ({
    startsAt: minutesAfterNine(minutes),
    endsAt: minutesAfterNine(minutes + 60),
  });
  const locksAt = (minutes: number) => lockIds({ ...sofia, ...to(minutes) });

  const longer = { endsAt: minutesAfterNine(90), buffer: 30 };
  const added = lockIds({ ...sofia, ...longer }).slice(4);

  it.each<[string, object, Writes]>([
    [
      'to another hour, and frees the old one',
      to(120),
      { take: locksAt(120), release: sofiaLocks },
    ],
    [
      'by a quarter, and keeps the locks in common',
      to(15),
      { take: locksAt(15).slice(3), release: sofiaLocks.slice(0, 1) },
    ],
    [
      'to another provider',
      { providerId: 's1', providerName: 'Sample Jordan T.' },
      { take: lockIds({ ...sofia, providerId: 's1' }), release: sofiaLocks },
    ],
    [
      'to a longer type with a buffer',
      { ...longer, type: 'massage', typeName: 'Massage' },
      { take: added },
    ],
    [
      'to a shorter type',
      { type: 'treatment', endsAt: minutesAfterNine(15) },
      { release: sofiaLocks.slice(1) },
    ],
  ])('%s', (_, data, writes) => change(data, writes));

  it.each([
    ['without the new locks', () => change(to(120), { release: sofiaLocks })],
    ['without one of them', () => change(to(15), { release: sofiaLocks.slice(0, 1) })],
    [
      'to an earlier start without the quarter between',
      () => {
        const earlier = { startsAt: minutesAfterNine(-30) };
        return change(earlier, { take: lockIds({ ...sofia, ...earlier }).slice(0, 1) });
      },
    ],
    ...[0, 1, 2, 3].map((quarter): [string, () => Promise<void>] => [
      `and stays, but frees its quarter ${quarter}`,
      () => change({ note: 'Later' }, { release: sofiaLocks.slice(quarter, quarter + 1) }),
    ]),
    ['to a buffer without its lock', () => change({ buffer: 15 })],
    [
      'and frees a quarter that it still needs',
      () => change(to(15), { take: locksAt(15).slice(3), release: sofiaLocks.slice(0, 2) }),
    ],
    [
      'into somebody else’s time',
      async () => {
        await write(as('admin'), maria);
        await change(to(45), { take: locksAt(45).slice(1), release: sofiaLocks.slice(0, 3) });
      },
    ],
  ])('not %s', async (_, act) => {
    await assertFails(act());
  });

  it.each([0, 1, 2, 3])('not to a longer time without its new lock %i', async (missing) => {
    await assertFails(change(longer, { take: added.filter((_, index) => index !== missing) }));
  });
});

describe('an admin changes', () => {
  accepts(change, changeAlone, {
    'the note': { note: 'Brings the report.' },
    'the patient’s phone': { patientPhone: '(801) 555-0100' },
  });
  refuses(change, changeAlone, {
    'no sequence': { note: 'x', sequence: 0 },
    'a sequence that skips': { note: 'x', sequence: 2 },
    'the request that it answers': { leadId: 'c1' },
    'whose visit it is': { personId: 'maria' },
    'the date of creation': { createdAt: serverTimestamp() },
    'an invented date of change': { updatedAt: past },
    'an extra field': { diagnosis: 'Whiplash' },
    'an unknown status': { status: 'maybe' },
  });

  it('refuses to change a visit with an unknown status', async () => {
    await storeSofia({ ...sofia, status: 'maybe' });
    await assertFails(change({ note: 'x' }));
  });

  it('refuses an outdated change', async () => {
    await change({ note: 'First' });
    await assertFails(change({ note: 'Second' }));
  });

  const steps = visitStatuses.flatMap((from) =>
    visitStatuses.filter((to) => to !== from).map((to) => ({ from, to })),
  );
  const takes = (status: VisitStatus) => status === 'held' || takingPlace.includes(status);
  it.each(steps)('from $from to $to as the domain has it', async ({ from, to }) => {
    const visit = { ...sofia, status: from, startsAt: minutesAfterNine(180), heldUntil: soon() };
    visit.endsAt = minutesAfterNine(240);
    const locks = takes(from) ? locksOf(visit, 'sofia') : {};
    await storeSofia(visit, locks);
    const step = change(
      { status: to },
      {
        take: takes(to) && !takes(from) ? lockIds(visit) : [],
        release: takes(from) && !takes(to) ? lockIds(visit) : [],
      },
    );
    if (canBecome(from, to)) await step;
    else await assertFails(step);
  });

  it('no cancelled appointment back to scheduled when its time is taken', async () => {
    await change({ status: 'cancelled' }, { release: sofiaLocks });
    storedVisit = { ...sofia, status: 'cancelled' };
    await write(as('admin'), { ...maria, startsAt: nine, endsAt: minutesAfterNine(60) });
    const again = { status: 'scheduled', sequence: 2 };
    await assertFails(change(again));
    await assertFails(change(again, { take: sofiaLocks }));
  });

  it.each([
    ['a quarter hour', minutesAfterNine(15), true],
    ['five past', minutesAfterNine(5), false],
    ['a millisecond past', new Date(nine.getTime() + 1), false],
  ])('where no lock is needed: a start at %s', async (_, startsAt, allowed) => {
    await storeSofia({ ...sofia, status: 'cancelled' });
    const step = change({ startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) });
    if (allowed) await step;
    else await assertFails(step);
  });

  it('an appointment of an older version when it has its locks', async () => {
    const { sequence: _, patientEmail: __, typeName: ___, buffer: ____, ...old } = sofia;
    await storeSofia(old);
    await change({ note: 'x' });
    storedVisit = old;
    await assertFails(change({ typeName: '', sequence: 2 }));
    await change({ typeName: 'New patient', buffer: 0, sequence: 2 });
  });
});

describe('a hold', () => {
  const hold = (heldUntil: Date) => ({ ...sofia, status: 'held', heldUntil });
  const storeHold = (heldUntil: Date, others: Record<string, DocumentData> = {}) =>
    storeSofia(hold(heldUntil), others);
  const another = { ...maria, startsAt: nine, endsAt: minutesAfterNine(60) };

  it('is a patient’s: staff can’t book one', async () => {
    const held = { ...maria, status: 'held' };
    await assertFails(write(as('admin'), held));
    await assertFails(write(as('admin'), { ...held, heldUntil: soon() }));
    await assertFails(write(as('admin'), { ...maria, heldUntil: soon() }));
  });

  it.each([
    ['longer', minutesAfterNine(600)],
    ['shorter', past],
    ['no more', deleteField()],
  ])('is not held %s by staff', async (_, heldUntil) => {
    await storeHold(soon());
    await assertFails(change({ heldUntil }));
  });

  it('keeps its time from another visit until it lapses', async () => {
    await storeHold(soon());
    await assertFails(write(as('admin'), another));
    await storeHold(new Date(Date.now() - 60_000));
    await write(as('admin'), another);
  });

  it('keeps its locks until it lapses', async () => {
    const release = () => deleteDoc(lock(as('admin'), firstLock));
    await storeHold(soon());
    await assertFails(release());
    await storeHold(past);
    await release();
  });

  it('is confirmed, released, and moved with its time', async () => {
    const to = { startsAt: minutesAfterNine(120), endsAt: minutesAfterNine(180) };
    const moves = { take: lockIds({ ...sofia, ...to }), release: sofiaLocks };
    await storeHold(soon());
    await change({ status: 'scheduled' });
    await storeHold(soon());
    await change({ status: 'cancelled' }, { release: sofiaLocks });
    await storeHold(soon(), locksOf(sofia, 'sofia'));
    await assertFails(change(to, { release: sofiaLocks }));
    await change(to, moves);
  });

  it('is confirmed after it has lapsed while its locks are its own', async () => {
    await storeHold(past);
    await change({ status: 'scheduled' });
  });

  it('is not confirmed once another visit has its time', async () => {
    await storeHold(past, { [`slotLocks/${sofiaLocks[3]}`]: { appointmentId: 'maria' } });
    await assertFails(change({ status: 'scheduled' }));
    await store({
      'appointments/maria': {
        ...maria,
        createdAt: past,
        updatedAt: past,
        ...{ startsAt: minutesAfterNine(45) },
      },
    });
    await assertFails(change({ status: 'scheduled' }, { take: sofiaLocks }));
  });

  it('gets a note after it has lapsed, and takes no time with it', async () => {
    await storeHold(past, locksOf(sofia, 'sofia'));
    await change({ note: 'No answer.' });
    await write(as('admin'), another);
  });

  it.each(['scheduled', 'confirmed', 'cancelled'])(
    'that has lapsed doesn’t come back from %s',
    async (status) => {
      await storeSofia({ ...hold(past), status }, locksOf(sofia, 'sofia'));
      await assertFails(change({ status: 'held' }));
      await assertFails(change({ status: 'held' }, { release: sofiaLocks }));
    },
  );

  it('comes back while it lasts, with its locks', async () => {
    await storeSofia({ ...hold(soon()), status: 'cancelled' });
    await change({ status: 'held' });
    await storeSofia({ ...hold(soon()), status: 'scheduled' });
    await change({ status: 'held' });
  });

  it.each([
    ['without an end', {}],
    ['whose end is no time', { heldUntil: 'Tuesday' }],
  ])('%s is nobody’s to confirm', async (_, fields) => {
    await storeSofia({ ...sofia, status: 'held', ...fields });
    await assertFails(change({ note: 'Called.' }));
  });
});

describe('the mail and the answer', () => {
  const told = {
    startsAt: nine,
    endsAt: minutesAfterNine(60),
    providerName: 'A',
    cancelled: false,
  };
  const mail = { askedAt: past, state: 'sent', triedAt: past, told };
  const answer = { kind: 'move', words: 'Mornings, please', at: past, open: true };

  describe('of a new visit', () => {
    accepts((data) => write(as('admin'), data), maria, {
      'a mail that is asked for now': { mail: { askedAt: serverTimestamp() } },
      'no mail': { mail: { askedAt: null } },
      'a document without the field': {},
    });
    refuses((data) => write(as('admin'), data), maria, {
      'a mail that was asked for at another time': { mail: { askedAt: past } },
      'a mail that is asked for at no time': { mail: { askedAt: true } },
      'a mail with a result': { mail: { askedAt: null, state: 'sent' } },
      'a mail with a time of a try': { mail: { askedAt: null, triedAt: past } },
      'a patient who has been told': { mail: { askedAt: null, told } },
      'a mail that is claimed': { mail: { askedAt: null, claimedUntil: past } },
      'a mail that is no map': { mail: 'sent' },
      'an answer': { answer },
      'an answer that is closed': { answer: { ...answer, open: false } },
    });
  });

  /** A change of Sofia's visit, which has these fields. */
  const changing = (stored: object) => async (data: object) => {
    await storeSofia({ ...sofia, ...stored });
    await change(data);
  };

  describe('of a visit that has both', () => {
    const changes = changing({ mail, answer });
    accepts(changes, changeAlone, {
      'another change': { note: 'Brings the report.' },
      'a mail that is asked for now': { 'mail.askedAt': serverTimestamp() },
      'a mail that is called off': { 'mail.askedAt': null },
      'an answer that is closed': { 'answer.open': false },
      'both at once': { 'mail.askedAt': serverTimestamp(), 'answer.open': false },
    });
    refuses(changes, changeAlone, {
      'a mail that was asked for at another time': { 'mail.askedAt': minutesAfterNine(0) },
      'another result': { 'mail.state': 'failed' },
      'another time of the try': { 'mail.triedAt': serverTimestamp() },
      'another time that was told': { 'mail.told.startsAt': past },
      'nothing that was told': { 'mail.told': null },
      'a claim': { 'mail.claimedUntil': serverTimestamp() },
      'no mail at all': { mail: deleteField() },
      'a mail in place of the stored one': { mail: { askedAt: null } },
      'other words of the patient': { 'answer.words': 'Evenings' },
      'another kind of answer': { 'answer.kind': 'confirmed' },
      'another time of the answer': { 'answer.at': serverTimestamp() },
      'no answer at all': { answer: deleteField() },
      'an answer that is neither open nor closed': { 'answer.open': 'later' },
    });
  });

  describe('of a visit whose answer is closed', () => {
    const changes = changing({ answer: { ...answer, open: false } });
    accepts(changes, changeAlone, {
      'another change': { note: 'Called.' },
      'an answer that is opened again': { 'answer.open': true },
    });
    refuses(changes, changeAlone, {
      'other words with it': { answer: { ...answer, words: 'Evenings' } },
    });
  });

  describe('of a visit of an older version', () => {
    const changes = changing({});
    accepts(changes, changeAlone, {
      'another change': { note: 'Called.' },
      'a mail that is asked for now': { 'mail.askedAt': serverTimestamp() },
      'no mail': { 'mail.askedAt': null },
    });
    refuses(changes, changeAlone, {
      'a result': { 'mail.state': 'sent' },
      'an answer': { answer },
      'an answer without words': { answer: { open: true } },
    });
  });

  it('need the signature and the next sequence, as every change', async () => {
    await storeSofia({ ...sofia, mail, answer });
    const entry = {
      ...{ kind: 'visit_change', leadId: null, fields: ['answer'] },
      ...{ from: momentOf(sofia), to: momentOf(sofia) },
    };
    const bare = (data: object) =>
      writeLogged(as('admin'), 'update', 'appointments/sofia', data, entry);
    const signed = { updatedBy: maria.updatedBy, updatedAt: serverTimestamp() };
    await assertFails(bare({ 'answer.open': false }));
    await assertFails(bare({ 'answer.open': false, ...signed }));
    await bare({ 'answer.open': false, ...signed, sequence: 1 });
  });
});

describe('each visit changes with its entry', () => {
  const note = { note: 'Called.' };
  const told = { fields: ['note'] };
  const record = (data: object) => change(note, {}, as('admin'), data);
  accepts(record, told, { 'that tells what changed': {} });
  refuses(record, told, {
    'that hides the changed field': { fields: ['patientPhone'] },
    'that names one field more': { fields: ['note', 'patientPhone'] },
    'with another status of before': { from: { status: 'confirmed', startsAt: nine } },
    'with another time of before': { from: { status: 'scheduled', startsAt: past } },
    'with another status': { to: { status: 'cancelled', startsAt: nine } },
    'with another time': { to: { status: 'scheduled', startsAt: past } },
    'of another request': { leadId: 'c1' },
    'as a booking': { kind: 'booking' },
    'with the words': { note: 'Called.' },
    'with the name of a colleague': { by: { uid: adminUid, name: 'uid-owner@clinic.example' } },
    'of another person': { by: { uid: 'uid-owner', name: 'Dana Reyes' } },
    'of another time': { at: past },
  });

  it('and never without', async () => {
    const client = as('admin');
    const stamps = { sequence: 1, updatedAt: serverTimestamp(), updatedBy: by(client) };
    const bare = (data: object) =>
      updateDoc(appointment(client, 'sofia'), { ...note, ...stamps, ...data });
    await assertFails(bare({}));
    await assertFails(bare({ changeId: 'none' }));
    await change(note);
    const { changeId } = (await getDoc(appointment(client, 'sofia'))).data() ?? {};
    await assertFails(bare({ note: 'Again', sequence: 2, changeId }));
  });

  it('nor an entry without its change', async () => {
    const client = as('admin');
    const entry = { ...bookingOf(sofia), by: by(client), at: serverTimestamp() };
    await assertFails(setDoc(doc(appointment(client, 'sofia'), 'activity/e1'), entry));
  });

  const book = (entry: object) => write(as('admin'), maria, {}, { ...bookingOf(maria), ...entry });
  accepts(book, changeAlone, { 'a booking': {} });
  refuses(book, changeAlone, {
    'a booking at another time': { to: { status: 'scheduled', startsAt: past } },
    'a booking for another request': { leadId: null },
    'a booking that is told as a change': {
      ...{ kind: 'visit_change', fields: [], from: momentOf(maria) },
    },
  });
});

describe('a request changes with a visit of it', () => {
  const cancelled = { ...sofia, status: 'cancelled' };
  const touch = (names: (entryId: string) => string, lead = 'leads/l1') =>
    writeLogged(
      as('admin'),
      'update',
      'appointments/ofLead',
      { note: 'Called.', sequence: 1, updatedAt: serverTimestamp(), updatedBy: by(as('admin')) },
      {
        ...{ kind: 'visit_change', leadId: 'l1' },
        ...{ from: momentOf(cancelled), to: momentOf(cancelled) },
      },
      (batch, entryId) =>
        batch.update(doc(as('admin').db, lead), {
          ...{ changeId: names(entryId), updatedAt: serverTimestamp() },
        }),
    );

  beforeEach(() =>
    store({
      'leads/l1': { type: 'contact', status: 'contacted' },
      'leads/l2': { type: 'contact', status: 'contacted' },
      'appointments/ofLead': { ...cancelled, leadId: 'l1' },
      'appointments/ofLead/activity/earlier': { kind: 'booking', leadId: 'l1', at: past },
    }),
  );

  it('by naming its entry', () => touch((entryId) => `ofLead/${entryId}`));

  it('but not with an entry of before, none, one with more words, or that of another request', async () => {
    await assertFails(touch(() => 'ofLead/earlier'));
    await assertFails(touch(() => 'ofLead/none'));
    await assertFails(touch((entryId) => entryId));
    await assertFails(touch((entryId) => `ofLead/${entryId}/more`));
    await assertFails(touch((entryId) => `ofLead/${entryId}`, 'leads/l2'));
  });
});

describe('a patient who would come sooner', () => {
  const wish = { ...{ days: [1, 5], parts: ['morning'], than: nine, since: serverTimestamp() } };
  const at = { status: 'scheduled', startsAt: nine };
  const told = { kind: 'visit_change', leadId: null, from: at, to: at, fields: ['sooner'] };
  const record = (client: Client, change: DocumentData, entry: DocumentData = {}) =>
    writeLogged(
      client,
      'update',
      'appointments/sofia',
      { sooner: wish, updatedBy: by(client), updatedAt: serverTimestamp(), ...change },
      { ...told, ...entry },
    );

  whoMay([['note it', mayOf('update', 'appointments'), (client) => record(client, {})]]);

  const wishing = (sooner: DocumentData) => record(as('admin'), { sooner });
  refuses(wishing, wish, {
    ...eachMissing(['days', 'parts', 'than', 'since']),
    'no day': { days: [] },
    'a day that is none': { days: [7] },
    'a part that is none': { parts: ['night'] },
    'another start than the visit has': { than: minutesAfterNine(60) },
    'a time of before': { since: past },
    'a type, which the visit has': { type: 'treatment' },
  });

  const changing = (change: DocumentData) => record(as('admin'), change);
  refuses(changing, changeAlone, {
    'another number': { sequence: 1 },
    'a note beside it': { note: 'x' },
    'an offer, which the function alone notes': { offer: { slot: '1_s2', state: 'sent' } },
    'another time of the change': { updatedAt: past },
    'another author': { updatedBy: { uid: 'uid-staff', name: 'Dana Reyes' } },
  });
  const telling = (entry: DocumentData) => record(as('admin'), {}, entry);
  refuses(telling, told, {
    'an entry that names another field': { fields: ['note'] },
    'an entry of another kind': { kind: 'booking' },
    'another moment of before': { from: { ...at, status: 'held' } },
    'another moment': { to: { ...at, status: 'confirmed' } },
    'another request': { leadId: 'c1' },
  });

  it('takes it back', async () => {
    await store({ 'appointments/sofia': { ...sofia, sooner: { ...wish, since: past } } });
    await record(as('admin'), { sooner: null });
  });
});
