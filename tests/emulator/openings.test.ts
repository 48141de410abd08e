import { beforeEach, describe, expect, it } from 'vitest';
import { bookVisit, changeVisit } from '#data/booking/book-visit.ts';
import { eraseRecord } from '#data/people/erase-record.ts';
import { clinicMoment } from '#domain/time/clinic-day.ts';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { comingWeeks } from '#domain/visits/opening-weeks.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { localEnv } from '../../scripts/local/local-env.ts';
import { repairOpenings } from '../../scripts/repair/openings.ts';
import { repair } from '../../scripts/repair.ts';
import { typedTime } from '../type-fixtures.ts';
import { dana, signInAs } from './sign-in-as.ts';
import { emulator, firestore, storedIn } from './stored.ts';
import { ago, answer, noonIn, storedVisit, storeVisit, visitId } from './stored-visit.ts';

beforeEach(async () => {
  await emulator.wipe();
  await emulator.store([{ path: 'staff/s2', data: { name: 'Dr. Sample Avery', order: 0 } }]);
});

const weeks = async () =>
  Object.fromEntries(
    (await storedIn('openings')).map(({ id, taken }) => [id, Object.keys(taken ?? {}).sort()]),
  );

describe('what visitors see of the schedule', () => {
  // The week's document ends at 5:00 PM on Sunday.
  const late = clinicMoment('2027-03-07', '16:30');
  const booking = {
    leadId: null,
    personId: null,
    patientName: 'Maria Olsen',
    patientPhone: '(801) 555-0161',
    patientEmail: '',
    providerId: 's2',
    ...typedTime(late, 'new_patient'),
    note: 'sciatica',
  };
  beforeEach(() => signInAs('front_desk'));

  it('is in the documents of two weeks for a visit over the end of one, and goes with it', async () => {
    await bookVisit(booking, dana, 'new');
    const ids = lockIds(booking);
    expect(await weeks()).toEqual({ '2027-03-01': ids.slice(0, 2), '2027-03-08': ids.slice(2) });
    await changeVisit('new', { startsAt: minutesAfter(late, 30) }, dana);
    expect(await weeks()).toEqual({
      '2027-03-01': [],
      '2027-03-08': lockIds({ ...booking, ...typedTime(minutesAfter(late, 30), 'new_patient') }),
    });
    await changeVisit('new', { status: 'cancelled' }, dana);
    expect(await weeks()).toEqual({ '2027-03-01': [], '2027-03-08': [] });
  });

  it('has quarter hours and providers, and nothing else', async () => {
    await bookVisit(booking, dana, 'new');
    const stored = await storedIn('openings');
    expect(stored).toHaveLength(2);
    for (const week of stored) {
      expect(Object.keys(week).sort()).toEqual(['id', 'taken', 'updatedAt']);
      for (const [key, value] of Object.entries(week.taken as object)) {
        expect([key.replace(/\d{7}/, 'quarter'), value]).toEqual(['quarter_s2', true]);
      }
    }
  });

  it('lets staff free a time of which visitors know nothing', async () => {
    await bookVisit(booking, dana, 'new');
    const stored = await firestore.collection('openings').get();
    await Promise.all(stored.docs.map(({ ref }) => ref.delete()));
    await changeVisit('new', { status: 'cancelled' }, dana);
    expect(await weeks()).toEqual({ '2027-03-01': [], '2027-03-08': [] });
  });
});

it('a patient who cancels by the link frees the time for visitors', async () => {
  await storeVisit({ mail: {}, patientEmail: '' });
  await repair(localEnv);
  expect(Object.values(await weeks()).flat()).toHaveLength(2);
  expect((await answer('cancelled')).status).toBe(200);
  expect(Object.values(await weeks()).flat()).toEqual([]);
});

it('the erasure of a hold that has lapsed frees its time for visitors', async () => {
  await signInAs('admin');
  await storeVisit({ status: 'held', heldUntil: noonIn(1) });
  await repairOpenings(firestore);
  expect(Object.values(await weeks()).flat()).toHaveLength(2);
  await firestore.doc(`appointments/${visitId}`).update({ heldUntil: ago(1) });
  await eraseRecord({ collection: 'appointments', recordId: visitId }, 'asked', dana);
  expect(await storedIn('slotLocks')).toEqual([]);
  expect(Object.values(await weeks()).flat()).toEqual([]);
});

describe('npm run repair', () => {
  const [thisWeek] = comingWeeks(new Date());
  const locks = async () => lockIds(await storedVisit()).sort();

  it('makes openings equal to the locks, once', async () => {
    await storeVisit();
    await emulator.store([
      { path: 'openings/2020-01-06', data: { taken: {} } },
      { path: `openings/${thisWeek}`, data: { taken: { '1_s2': true } } },
    ]);
    expect(await repair(localEnv)).toContain('openings');
    expect(
      Object.values(await weeks())
        .flat()
        .sort(),
    ).toEqual(await locks());
    expect(await weeks()).not.toHaveProperty('2020-01-06');
    expect(await repair(localEnv)).not.toContain('openings');
  });

  it('passes over locks and holds that were made by hand', async () => {
    await emulator.store([
      { path: 'slotLocks/avery-at-nine', data: { appointmentId: visitId } },
      { path: 'appointments/odd', data: { status: 'held', heldUntil: 'noon' } },
    ]);
    await repairOpenings(firestore);
    expect(Object.values(await weeks()).flat()).toEqual([]);
  });

  it('counts a hold until it lapses', async () => {
    await storeVisit({ status: 'held', heldUntil: noonIn(1) });
    await repairOpenings(firestore);
    expect(
      Object.values(await weeks())
        .flat()
        .sort(),
    ).toEqual(await locks());
    await firestore.doc(`appointments/${visitId}`).update({ heldUntil: ago(1) });
    await repairOpenings(firestore);
    expect(Object.values(await weeks()).flat()).toEqual([]);
  });
});
