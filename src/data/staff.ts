import { type StaffMember, staffMemberFrom } from '#domain/clinic/staff-member.ts';
import { isSlug } from '#domain/text/is-slug.ts';
import { collectionAt } from './firebase/database.ts';
import {
  getDocs,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  where,
} from './firebase/firestore.ts';

/** The whole staff directory, lowest order first. */
export function listStaff(): Promise<StaffMember[]> {
  return readStaff(orderBy('order'));
}

/** The one with the lowest order; null without staff. */
export async function getFirstStaffMember(): Promise<StaffMember | null> {
  const [first] = await readStaff(orderBy('order'), limit(1));
  return first ?? null;
}

/** The one whose own page is at this slug, or null. */
export async function getStaffMemberBySlug(slug: string): Promise<StaffMember | null> {
  if (!isSlug(slug)) return null;
  const [found] = await readStaff(where('slug', '==', slug), limit(1));
  return found ?? null;
}

async function readStaff(...constraints: QueryConstraint[]): Promise<StaffMember[]> {
  const { docs } = await getDocs(query(collectionAt('staff'), ...constraints));
  return docs.map((stored) => staffMemberFrom(stored.id, stored.data()));
}
