import { FieldValue } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  bookVisit,
  callOffMail,
  changeVisit,
  closeAnswer,
  reopenAnswer,
} from '#data/booking/book-visit.ts';
import { listActivity } from '#data/leads/activity-log.ts';
import { getLead } from '#data/leads/leads.ts';
import { deleteStaffMember } from '#data/staff-admin.ts';
import { countVisits, findScheduled, getVisit, listVisits } from '#data/visits/visits.ts';
import type { Booking } from '#domain/visits/booking.ts';
import { weekOfLock } from '#domain/visits/opening-weeks.ts';
import { lockIds, overlap } from '#domain/visits/slots.ts';
import { takenFrom } from '#domain/visits/stored-weeks.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { repair } from '../../scripts/repair.ts';
import { type OriginalId, typedTime } from '../type-fixtures.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator, firestore, storedAt, storedIn } from './stored.ts';

const nine = new Date('2026-11-18T16:00:00Z');
const minutesAfterNine = (minutes: number) => new Date(nine.getTime() + minutes * 60_000);
/** Tomorrow about this time, on a quarter hour. */
const tomorrow = new Date((Math.floor(Date.now() / 900_000) + 96) * 900_000);
const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * 86_400_000);
const week = { from: new Date('2026-11-16T07:00:00Z'), to: new Date('2026-11-23T07:00:00Z') };

const booking: Booking = {
  leadId: null,
  personId: null,
  patientName: 'Maria Olsen',
  patientPhone: '(801) 555-0161',
  patientEmail: 'maria.olsen@example.com',
  providerId: 's2',
  ...typedTime(nine, 'new_patient'),
  note: '',
};
type Wish = Partial<Omit<Booking, 'type'>> & { type?: OriginalId };
const book = ({ type = 'new_patient', startsAt = nine, ...fields }: Wish = {}) =>
  bookVisit({ ...booking, ...typedTime(startsAt, type), ...fields }, dana, crypto.randomUUID());

beforeEach(async () => {
  await emulator.wipe();
  const request = { type: 'contact', email: '', phone: '', injury: '', createdAt: week.from };
  await emulator.store([
    { path: 'staff/s1', data: { name: 'Sample Jordan T.', order: 2 } },
    { path: 'staff/s2', data: { name: 'Dr. Sample Avery', order: 0 } },
    { path: 'leads/maria', data: { ...request, name: 'Maria Olsen', status: 'new' } },
    { path: 'leads/luis', data: { ...request, name: 'Luis Herrera', status: 'in_review' } },
  ]);
  await signInAs('admin');
});

/** Expects exactly one stored lock for each quarter hour of each stored appointment, and the same in what visitors see. */
async function expectTrueLocks(): Promise<void> {
  const all = await listVisits(week);
  const live = all.filter(({ status }) => status !== 'cancelled' && status !== 'no_show');
  const wanted = live.flatMap((visit) => lockIds(visit).map((id) => `${id} ${visit.id}`));
  const locks = await storedIn('slotLocks');
  expect(locks.map(({ id, appointmentId }) => `${id} ${appointmentId}`).sort()).toEqual(
    wanted.sort(),
  );
  const seen = [...takenFrom(await storedIn('openings'))];
  expect(seen.sort()).toEqual(locks.map(({ id }) => id).sort());
}

const outcomes = async (work: Promise<unknown>[]) => {
  const settled = await Promise.allSettled(work);
  const failures = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  return { done: settled.length - failures.length, failures };
};

const pairs = (visits: Visit[]) =>
  visits.flatMap((a, index) => visits.slice(index + 1).map((b) => [a, b] as const));

describe('a hold', () => {
  const heldUntil = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const hold = async (until: Date, fields: object = {}) => {
    const visit = {
      ...{ ...booking, leadId: 'maria', personId: 'maria', providerName: 'Dr. Sample Avery' },
      ...{ status: 'held', heldUntil: until, sequence: 0, mail: { askedAt: null } },
      ...{ createdAt: week.from, updatedAt: week.from, ...fields },
    };
    const locks = lockIds({ ...booking, ...fields });
    await emulator.store([
      { path: 'appointments/hold', data: visit },
      { path: 'persons/maria', data: { name: 'Maria Olsen', keys: [], mergedInto: null } },
      ...locks.map((id) => ({ path: `slotLocks/${id}`, data: { appointmentId: 'hold' } })),
      {
        path: `openings/${weekOfLock(locks[0] ?? '')}`,
        data: { taken: Object.fromEntries(locks.map((id) => [id, true])) },
      },
    ]);
  };
  const confirm = (change = {}) =>
    changeVisit('hold', { status: 'scheduled', ...change }, dana, { status: 'held' }, true);

  it('keeps its time from a booking, which learns whose it is', async () => {
    await hold(heldUntil(60));
    await expect(book()).rejects.toMatchObject({
      ...{ code: 'time-held', theirs: { id: 'hold', patientName: 'Maria Olsen' } },
    });
    await expectTrueLocks();
  });

  it('is confirmed with a mail that is asked for, and its request is contacted', async () => {
    await hold(heldUntil(60), { startsAt: tomorrow, endsAt: daysAfter(tomorrow, 1 / 24) });
    expect(await confirm()).toMatchObject({ tookUp: true });
    expect(await getVisit('hold')).toMatchObject({
      ...{ status: 'scheduled', mail: { askedAt: expect.any(Date) } },
    });
    expect(await getLead('maria')).toMatchObject({ status: 'contacted', scheduled: true });
    // A second press, and a try whose answer got lost, change nothing.
    expect(await confirm()).toBeNull();
  });

  it('moves with its confirmation', async () => {
    await hold(heldUntil(60));
    await confirm({ startsAt: minutesAfterNine(30) });
    expect(await getVisit('hold')).toMatchObject({ startsAt: minutesAfterNine(30) });
    await expectTrueLocks();
  });

  it('gives its time free when it is released', async () => {
    await hold(heldUntil(60));
    await changeVisit('hold', { status: 'cancelled' }, dana, { status: 'held' });
    expect(await storedIn('slotLocks')).toEqual([]);
    await book();
    await expectTrueLocks();
  });

  it('is confirmed after it has lapsed, while the time is its own', async () => {
    await hold(heldUntil(-1));
    await confirm();
    await expectTrueLocks();
  });

  it('loses its time to the next booking once it has lapsed, and is not confirmed then', async () => {
    await hold(heldUntil(-1));
    const { id } = await book({ startsAt: minutesAfterNine(45), type: 'treatment' });
    await expect(confirm()).rejects.toMatchObject({ code: 'time-taken' });
    const holders = (await storedIn('slotLocks')).map(({ appointmentId }) => appointmentId);
    expect(holders.filter((holder) => holder === id)).toHaveLength(1);
    await changeVisit('hold', { status: 'cancelled' }, dana);
    await expectTrueLocks();
  });

  it('is no booked visit: its request waits, and no count has it', async () => {
    await hold(heldUntil(60), { startsAt: tomorrow, endsAt: daysAfter(tomorrow, 1 / 24) });
    const day = { from: new Date(), to: daysAfter(tomorrow, 1) };
    expect([await findScheduled(['maria']), await countVisits(day)]).toEqual([new Set(), 0]);
  });
});

describe('booking', () => {
  it('stores the appointment with its locks', async () => {
    const { id } = await book({ note: 'Brings the report.' });
    expect(await getVisit(id)).toMatchObject({
      patientName: 'Maria Olsen',
      providerName: 'Dr. Sample Avery',
      startsAt: nine,
      endsAt: minutesAfterNine(60),
      status: 'scheduled',
      sequence: 0,
      note: 'Brings the report.',
    });
    await expectTrueLocks();
    expect(await storedIn('slotLocks')).toHaveLength(4);
  });

  it('gives one of twenty people the same time', async () => {
    const people = Array.from({ length: 20 }, (_, index) =>
      book({ patientName: `Patient ${index + 1}` }),
    );
    const { done, failures } = await outcomes(people);
    expect(done).toBe(1);
    for (const failure of failures) expect(failure).toMatchObject({ code: 'time-taken' });
    expect(await listVisits(week)).toHaveLength(1);
    await expectTrueLocks();
  });

  it('keeps parallel bookings of hours and quarter hours apart', async () => {
    const wishes = Array.from({ length: 24 }, (_, index) =>
      book({
        type: index % 2 ? 'new_patient' : 'treatment',
        startsAt: minutesAfterNine((index % 8) * 15),
        providerId: index % 3 ? 's2' : 's1',
      }),
    );
    const { done, failures } = await outcomes(wishes);
    for (const failure of failures) expect(failure).toMatchObject({ code: 'time-taken' });
    const booked = await listVisits(week);
    expect(booked).toHaveLength(done);
    expect(done).toBeGreaterThan(1);
    const collisions = pairs(booked).filter(
      ([a, b]) => a.providerId === b.providerId && overlap(a, b),
    );
    expect(collisions).toEqual([]);
    await expectTrueLocks();
  });

  it('takes over a lock of a deleted appointment', async () => {
    const [lock = ''] = lockIds({
      providerId: 's2',
      startsAt: nine,
      endsAt: minutesAfterNine(15),
      buffer: 0,
    });
    await emulator.store([{ path: `slotLocks/${lock}`, data: { appointmentId: 'gone' } }]);
    await book();
    await expectTrueLocks();
  });
});

describe('the request', () => {
  it('keeps a later status, but gets a new updatedAt', async () => {
    await book({ leadId: 'luis' });
    const luis = await getLead('luis');
    expect(luis?.status).toBe('in_review');
    expect(luis?.updatedAt.getTime()).toBeGreaterThan(luis?.createdAt.getTime() ?? Infinity);
    expect(await listActivity('luis')).toEqual([]);
  });

  it('gets a new updatedAt when its visit is cancelled, but not when its visit moves', async () => {
    const { id } = await book({ leadId: 'maria', startsAt: tomorrow });
    const booked = await getLead('maria');
    await changeVisit(id, { startsAt: daysAfter(tomorrow, 1) }, dana);
    expect((await getLead('maria'))?.updatedAt).toEqual(booked?.updatedAt);
    await changeVisit(id, { status: 'cancelled' }, dana);
    expect((await getLead('maria'))?.updatedAt).not.toEqual(booked?.updatedAt);
  });

  it('stays as it was when the time is taken', async () => {
    await book();
    await expect(book({ leadId: 'maria' })).rejects.toMatchObject({ code: 'time-taken' });
    expect((await getLead('maria'))?.status).toBe('new');
    expect(await listActivity('maria')).toEqual([]);
  });

  it('does not prevent a booking when it is deleted', async () => {
    await book({ leadId: 'deleted' });
    await expectTrueLocks();
  });

  it('shows as scheduled while an appointment is ahead', async () => {
    const { id } = await book({ leadId: 'maria', startsAt: tomorrow });
    const many = Array.from({ length: 40 }, (_, index) => `other-${index}`);
    expect(await findScheduled([...many, 'maria', 'luis'])).toEqual(new Set(['maria']));
    await changeVisit(id, { status: 'cancelled' }, dana);
    expect(await findScheduled(['maria'])).toEqual(new Set());
    expect(await findScheduled([])).toEqual(new Set());
  });

  it('waits again once the time of its visit is over, though nobody closed the visit', async () => {
    const { id } = await book({ leadId: 'maria', startsAt: daysAfter(tomorrow, -8) });
    expect(await findScheduled(['maria'])).toEqual(new Set());
    const booked = await getLead('maria');
    // The feed tells of a request that is scheduled again.
    await changeVisit(id, { startsAt: tomorrow }, dana);
    expect(await findScheduled(['maria'])).toEqual(new Set(['maria']));
    expect((await getLead('maria'))?.updatedAt).not.toEqual(booked?.updatedAt);
  });
});

describe('a change', () => {
  it('moves the locks, and returns the visit before the change', async () => {
    const { id } = await book();
    const before = await changeVisit(id, { startsAt: minutesAfterNine(30) }, dana);
    expect(before?.startsAt).toEqual(nine);
    expect(await getVisit(id)).toMatchObject({
      startsAt: minutesAfterNine(30),
      endsAt: minutesAfterNine(90),
      sequence: 1,
    });
    await expectTrueLocks();
    await book({ type: 're_examination' });
  });

  it('of the type changes the length', async () => {
    const { id } = await book();
    await changeVisit(id, typedTime(nine, 'treatment'), dana);
    await book({ startsAt: minutesAfterNine(15), type: 'treatment' });
    await expect(changeVisit(id, typedTime(nine, 're_examination'), dana)).rejects.toMatchObject({
      code: 'time-taken',
    });
    expect(await getVisit(id)).toMatchObject({ type: 'treatment', sequence: 1 });
    await expectTrueLocks();
  });

  it('of the provider needs the time of the new one', async () => {
    const { id } = await book();
    await book({ providerId: 's1', startsAt: minutesAfterNine(30) });
    await expect(changeVisit(id, { providerId: 's1' }, dana)).rejects.toMatchObject({
      code: 'time-taken',
    });
    await changeVisit(id, { providerId: 's1', startsAt: minutesAfterNine(-30) }, dana);
    expect(await getVisit(id)).toMatchObject({ providerName: 'Sample Jordan T.' });
    await expectTrueLocks();
  });

  it('of anything but the provider does not need the staff directory', async () => {
    const { id } = await book();
    await deleteStaffMember('s2', dana);
    await changeVisit(id, { providerId: 's2', note: 'Brings the report.' }, dana);
    await changeVisit(id, { status: 'arrived' }, dana);
    expect(await getVisit(id)).toMatchObject({
      providerName: 'Dr. Sample Avery',
      note: 'Brings the report.',
      status: 'arrived',
    });
    await changeVisit(id, { providerId: 's1' }, dana);
    await expect(changeVisit(id, { providerId: 's2' }, dana)).rejects.toMatchObject({
      code: 'provider-gone',
    });
    await expectTrueLocks();
  });

  it('goes through all statuses, and back', async () => {
    const { id } = await book();
    for (const status of ['confirmed', 'arrived', 'completed', 'arrived', 'confirmed'] as const) {
      await changeVisit(id, { status }, dana);
      await expectTrueLocks();
    }
    expect(await getVisit(id)).toMatchObject({ status: 'confirmed', sequence: 5 });
  });

  it('that cancels frees the time; Undo fails when the time is taken', async () => {
    const { id } = await book();
    await changeVisit(id, { status: 'cancelled' }, dana);
    await expectTrueLocks();
    await changeVisit(id, { status: 'scheduled' }, dana);
    await changeVisit(id, { status: 'no_show' }, dana);
    await book();
    await expect(changeVisit(id, { status: 'scheduled' }, dana)).rejects.toMatchObject({
      code: 'time-taken',
    });
    await expectTrueLocks();
  });

  it('lets one of ten visits move to the same time', async () => {
    const ids = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const { id } = await book({
          startsAt: minutesAfterNine(180 + index * 15),
          type: 'treatment',
        });
        return id;
      }),
    );
    const { done } = await outcomes(ids.map((id) => changeVisit(id, { startsAt: nine }, dana)));
    expect(done).toBe(1);
    await expectTrueLocks();
  });
});

it('the repair gives a visit of an older version its type, once', async () => {
  const { id } = await book({ type: 're_examination' });
  const { typeName: _, buffer: __, endsAt: ___, ...older } = await storedAt(`appointments/${id}`);
  await firestore.doc(`appointments/${id}`).set(older);
  expect(await repair(localEnv)).toContain('visitTypes');
  expect(await storedAt(`appointments/${id}`)).toMatchObject({
    ...{ typeName: 'Re-examination', buffer: 0 },
    ...{ startsAt: nine, endsAt: minutesAfterNine(30) },
  });
  expect(await repair(localEnv)).toEqual([]);
});

it('a visit of a type that the clinic has made holds its buffer, too', async () => {
  const massage = { type: 'm1', typeName: 'Massage', endsAt: minutesAfterNine(45), buffer: 15 };
  const { id } = await bookVisit({ ...booking, ...massage }, dana, crypto.randomUUID());
  await expectTrueLocks();
  await expect(book({ startsAt: minutesAfterNine(45), type: 'treatment' })).rejects.toMatchObject({
    code: 'time-taken',
  });
  // Its length stays, whatever the clinic has made of the type since.
  await changeVisit(id, { startsAt: minutesAfterNine(30) }, dana);
  expect(await getVisit(id)).toMatchObject({ ...massage, endsAt: minutesAfterNine(75) });
  await expectTrueLocks();
});

describe('the mail about a visit', () => {
  const told = {
    startsAt: nine,
    endsAt: minutesAfterNine(60),
    providerName: 'Dr. Sample Avery',
    cancelled: false,
  };
  const ask = (asksMail: boolean, { startsAt = nine, ...fields }: Partial<Booking> = {}) => {
    const time = typedTime(startsAt, 'new_patient');
    return bookVisit({ ...booking, ...time, ...fields }, dana, crypto.randomUUID(), asksMail);
  };
  const askedAt = async (id: string) => (await getVisit(id))?.mail.askedAt ?? null;
  /** The function and the patient write without the rules. */
  const store = (id: string, fields: object) => firestore.doc(`appointments/${id}`).update(fields);
  const wish = { kind: 'move', words: 'Mornings, please', at: nine, open: true } as const;

  it('is asked for by the database’s clock, with an address and a ticked box', async () => {
    const { id } = await ask(true);
    expect(await askedAt(id)).toEqual((await getVisit(id))?.updatedAt);
    const { id: unticked } = await ask(false, { startsAt: minutesAfterNine(60) });
    expect(await askedAt(unticked)).toBeNull();
    const fields = { startsAt: minutesAfterNine(120), patientEmail: '' };
    const { id: unknown } = await ask(true, fields);
    expect(await askedAt(unknown)).toBeNull();
  });

  it('is asked for once more by a change that concerns the patient, and by no other', async () => {
    const { id } = await ask(true);
    const first = await askedAt(id);
    await changeVisit(id, { note: 'Brings the report.' }, dana, {}, true);
    await changeVisit(id, { status: 'confirmed' }, dana);
    expect(await askedAt(id)).toEqual(first);
    await changeVisit(id, { startsAt: minutesAfterNine(30) }, dana, {}, true);
    expect((await askedAt(id))?.getTime()).toBeGreaterThan(first?.getTime() ?? Infinity);
  });

  it('is called off by an unticked box, and by a press', async () => {
    const { id } = await ask(true);
    await changeVisit(id, { startsAt: minutesAfterNine(30) }, dana, {}, false);
    expect(await askedAt(id)).toBeNull();
    await changeVisit(id, { startsAt: nine }, dana, {}, true);
    await callOffMail(id, dana);
    expect(await getVisit(id)).toMatchObject({ mail: { askedAt: null }, sequence: 3 });
    await expectTrueLocks();
  });

  it('tells a patient who was told of every change, if nobody says otherwise', async () => {
    const { id } = await ask(false);
    await changeVisit(id, { startsAt: minutesAfterNine(15) }, dana);
    expect(await askedAt(id)).toBeNull();
    await store(id, { mail: { askedAt: null, state: 'sent', triedAt: nine, told } });
    await changeVisit(id, { startsAt: minutesAfterNine(30) }, dana);
    expect(await getVisit(id)).toMatchObject({ mail: { askedAt: expect.any(Date), told } });
    await store(id, { 'mail.askedAt': null });
    await changeVisit(id, { status: 'cancelled' }, dana);
    expect(await askedAt(id)).not.toBeNull();
  });

  it('is not asked for once the address is gone', async () => {
    const { id } = await ask(true);
    await changeVisit(id, { patientEmail: '' }, dana, {}, true);
    expect(await askedAt(id)).toBeNull();
  });

  it('on a visit of an older version is asked for as on any other', async () => {
    const { id } = await ask(false);
    await store(id, { mail: FieldValue.delete(), answer: FieldValue.delete() });
    await callOffMail(id, dana);
    await closeAnswer(id, dana);
    await changeVisit(id, { startsAt: minutesAfterNine(30) }, dana, {}, true);
    expect(await getVisit(id)).toMatchObject({ mail: { askedAt: expect.any(Date) }, sequence: 1 });
  });

  it('closes the patient’s wish when the visit moves, not when its note changes', async () => {
    const { id } = await ask(false);
    await store(id, { answer: wish });
    await changeVisit(id, { note: 'Called.' }, dana);
    expect((await getVisit(id))?.answer).toEqual(wish);
    await changeVisit(id, { startsAt: minutesAfterNine(30) }, dana);
    expect((await getVisit(id))?.answer).toEqual({ ...wish, open: false });
  });

  it('has an answer that two people close once', async () => {
    const { id } = await ask(false);
    await store(id, { answer: wish });
    await Promise.all([closeAnswer(id, dana), closeAnswer(id, dana)]);
    expect(await getVisit(id)).toMatchObject({ answer: { open: false }, sequence: 1 });
    await reopenAnswer(id, 'move', dana);
    expect(await getVisit(id)).toMatchObject({ answer: wish, sequence: 2 });
    await expectTrueLocks();
  });
});
