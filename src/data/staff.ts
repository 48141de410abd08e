import { type StaffMember, staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { database } from './firebase/database.ts';
import {
  collection,
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
} from './firebase/firestore.ts';

/** The whole staff directory, lowest order first. */
export function listStaff(): Promise<StaffMember[]> {
  return readStaff();
}

/** The one with the lowest order; null without staff. */
export async function getFirstStaffMember(): Promise<StaffMember | null> {
  const [first] = await readStaff(limit(1));
  return first ?? null;
}

async function readStaff(...only: QueryConstraint[]): Promise<StaffMember[]> {
  const { docs } = await getDocs(query(collection(database(), 'staff'), orderBy('order'), ...only));
  return docs.map((stored) => staffMemberFrom(stored.id, stored.data()));
}
