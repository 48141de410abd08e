import { type Appointment, appointmentFrom, isLive, takingPlace } from '#domain/appointment.ts';
import { database } from './database.ts';
import { withDates } from './dates.ts';
import {
  collection,
  doc,
  getCount,
  getDoc,
  getDocs,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  where,
} from './firestore.ts';
import { lastChangeIn } from './last-change.ts';

type Range = { from: Date; to: Date };

/** Firestore's limit of values to compare a field with. */
const mostValues = 30;

function appointments() {
  return collection(database(), 'appointments');
}

const startingIn = ({ from, to }: Range) => [
  where('startsAt', '>=', from),
  where('startsAt', '<', to),
];

function read(docs: QueryDocumentSnapshot[]): Appointment[] {
  return docs.flatMap((stored) => appointmentFrom(stored.id, withDates(stored.data())) ?? []);
}

/** Those of every provider and status that start in the range (`to` excluded), in order. */
export async function listAppointments(range: Range): Promise<Appointment[]> {
  const { docs } = await getDocs(query(appointments(), ...startingIn(range), orderBy('startsAt')));
  return read(docs);
}

/** Like listAppointments, for one provider. */
export async function listAppointmentsOf(providerId: string, range: Range): Promise<Appointment[]> {
  const ofProvider = where('providerId', '==', providerId);
  const { docs } = await getDocs(
    query(appointments(), ofProvider, ...startingIn(range), orderBy('startsAt')),
  );
  return read(docs);
}

/** Names the latest change to an appointment: where watchAppointments goes on. */
export async function lastAppointmentChange(): Promise<string> {
  return lastChangeIn(appointments());
}

/** null when there is none with this id. */
export async function getAppointment(id: string): Promise<Appointment | null> {
  const stored = await getDoc(doc(appointments(), id));
  return stored.exists() ? appointmentFrom(stored.id, withDates(stored.data())) : null;
}

/** Which of the leads have an appointment still to come or under way. */
export async function findScheduled(leadIds: readonly string[]): Promise<Set<string>> {
  const parts: string[][] = [];
  for (let at = 0; at < leadIds.length; at += mostValues) {
    parts.push(leadIds.slice(at, at + mostValues));
  }
  const found = await Promise.all(
    parts.map((ids) => getDocs(query(appointments(), where('leadId', 'in', ids)))),
  );
  const theirs = found.flatMap(({ docs }) => read(docs)).filter(isLive);
  return new Set(theirs.flatMap(({ leadId }) => leadId ?? []));
}

/** Appointments that start in the range (`to` excluded) and take place; counted by the server. */
export async function countAppointments(range: Range): Promise<number> {
  const starting = query(appointments(), where('status', 'in', takingPlace), ...startingIn(range));
  return (await getCount(starting)).data().count;
}
