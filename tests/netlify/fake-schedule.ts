/** The sample clinic's schedule in an in-memory Firestore. */
import { vi } from 'vitest';
import { minutesAfter } from '#domain/time/wall-clock.ts';
import { lockIds } from '#domain/visits/slots.ts';
import { takenFrom } from '#domain/visits/stored-weeks.ts';
import { clinicSettings } from '../../scripts/seed/sample-clinic.ts';
import { type FakeFirestore, fakeFirestore } from './fake-firestore.ts';

/** Functions use it from now on. It is this moment, and they may log. */
export function fakeClinic(now: Date): FakeFirestore {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'log').mockReturnValue();
  const database = fakeFirestore();
  for (const { path, data } of clinicSettings(now)) database.store(path, data);
  database.store('staff/s2', { name: 'Dr. Avery Lund', order: 0 });
  return database;
}

/** The quarter of an hour that begins then. */
export const slotAt = (startsAt: Date, providerId = 's2') =>
  lockIds({ providerId, startsAt, endsAt: minutesAfter(startsAt, 15), buffer: 0 })[0] ?? '';

/** With its locks. */
export function storeVisit(
  database: FakeFirestore,
  id: string,
  visit: Parameters<typeof lockIds>[0] & Record<string, unknown>,
): void {
  database.store(`appointments/${id}`, visit);
  for (const lock of lockIds(visit)) database.store(`slotLocks/${lock}`, { appointmentId: id });
}

/** The visit of each locked quarter. */
export const locksIn = (database: FakeFirestore): Record<string, string> =>
  Object.fromEntries(
    database.list('slotLocks').map(({ id, data }) => [id, String(data.appointmentId)]),
  );

/** What visitors see as taken. */
export const takenIn = (database: FakeFirestore) =>
  [...takenFrom(database.list('openings').map(({ data }) => data))].sort();
