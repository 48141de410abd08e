import { type StaffMember, staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { database } from './firebase/database.ts';
import { collection, getDocs, orderBy, query } from './firebase/firestore.ts';

/** The whole staff directory, lowest order first. */
export async function listStaff(): Promise<StaffMember[]> {
  const { docs } = await getDocs(query(collection(database(), 'staff'), orderBy('order')));
  return docs.map((stored) => staffMemberFrom(stored.id, stored.data()));
}
