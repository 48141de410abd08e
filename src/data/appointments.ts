import { collection, getCount, query, where } from 'firebase/firestore/lite';
import { database } from './database.ts';

/** Statuses of appointments that take place; cancelled and no_show do not. */
const liveStatuses = ['scheduled', 'confirmed', 'arrived', 'completed'];

/** Appointments that start in the range (`to` excluded) and take place; counted by the server. */
export async function countAppointments({ from, to }: { from: Date; to: Date }): Promise<number> {
  const starting = query(
    collection(database(), 'appointments'),
    where('status', 'in', liveStatuses),
    where('startsAt', '>=', from),
    where('startsAt', '<', to),
  );
  return (await getCount(starting)).data().count;
}
