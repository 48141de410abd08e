import { beforeEach, expect, it, vi } from 'vitest';
import { usualBooking } from '#domain/clinic/booking-settings.ts';
import { weekOf } from '#domain/clinic/work-time.ts';
import { addDays, clinicDate, clinicMoment } from '#domain/time/clinic-day.ts';
import { takenFrom } from '#domain/visits/stored-weeks.ts';
import { clinicSettings } from '../../scripts/seed/sample-clinic.ts';
import { appointment, post } from '../netlify/post-form.ts';
import { mailServerOfTests } from './mail-catcher.ts';
import { emulator, storedIn } from './stored.ts';

mailServerOfTests();

const day = addDays(clinicDate(new Date()), 3);
const hours = weekOf(() => '08:00-18:00');

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  // One process and one emulator do the work of many: no call gives up.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  await emulator.wipe();
  const settings = { ...usualBooking, types: ['new_patient'], isOn: true, calendar: 'here' };
  await emulator.store([
    ...clinicSettings(new Date()).map(({ path, data }) =>
      path === 'settings/clinic'
        ? { path, data: { ...data, hours, closures: [] } }
        : { path, data },
    ),
    { path: 'settings/booking', data: { ...settings, keptBack: 0, holdsADay: 50 } },
    { path: 'staff/s1', data: { name: 'Jordan Taufa', order: 1 } },
    { path: 'staff/s2', data: { name: 'Dr. Avery Lund', order: 0 } },
  ]);
});

it('200 people at once want 20 times: 20 hold one, 180 are offered others, all 200 are stored', async () => {
  const slots = ['s1', 's2'].flatMap((provider) =>
    Array.from({ length: 10 }, (_, index) => {
      const startsAt = clinicMoment(day, `${String(8 + index).padStart(2, '0')}:00`);
      return `${startsAt.getTime() / 900_000}_${provider}`;
    }),
  );
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const phone = `(801) 555-${String(1000 + index)}`;
      const person = { name: `Patient ${index}`, email: '', phone, slot: slots[index % 20] };
      const body = { ...appointment, ...person, submissionId: crypto.randomUUID() };
      const response = await post(body, `203.0.113.${index}`);
      return { status: response.status, ...(await response.json()) };
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200));
  const held = answers.filter(({ slot }) => slot === 'held');
  const others = answers.filter(({ slot }) => slot === 'taken');
  expect([held.length, others.length]).toEqual([20, 180]);
  expect(others.filter(({ next }) => next.length !== 3)).toEqual([]);

  expect(await storedIn('leads')).toHaveLength(200);
  const visits = await storedIn('appointments');
  expect(visits.map(({ id }) => id).sort()).toEqual(held.map(({ id }) => id).sort());
  const locks = await storedIn('slotLocks');
  expect(locks).toHaveLength(80);
  for (const { id } of visits) {
    expect(locks.filter(({ appointmentId }) => appointmentId === id)).toHaveLength(4);
  }
  expect([...takenFrom(await storedIn('openings'))].sort()).toEqual(
    locks.map(({ id }) => id).sort(),
  );
});
