import { type CollectionReference, getDocs, limit, orderBy, query } from './firestore.ts';

/** A document of either of Firestore's two packages. */
type Newest = { id: string; get(field: string): unknown } | undefined;

/** Identifies the latest change of a collection by its last updated document; '' for an empty one. */
export function changeOf(newest: Newest): string {
  return newest ? `${newest.id} ${newest.get('updatedAt')}` : '';
}

export async function lastChangeIn(collection: CollectionReference): Promise<string> {
  const { docs } = await getDocs(query(collection, orderBy('updatedAt', 'desc'), limit(1)));
  return changeOf(docs[0]);
}
