import { collectionAt } from './database.ts';
import { getDocs, limit, orderBy, query } from './firestore.ts';

/** A document of either of Firestore's two packages. */
type Newest = { id: string; get(field: string): unknown } | undefined;

/** What tells of a change in a collection: its last updated document, and the last erasure, which leaves none there. */
export const changeSources = (name: string) =>
  [
    [name, 'updatedAt'],
    ['erasures', 'erasedAt'],
  ] as const;

/** Identifies the latest change by the newest document of each of `changeSources`; '' where there is none. */
export function changeOf(newest: readonly Newest[]): string {
  return newest
    .map((each) => each && `${each.id} ${each.get('updatedAt') ?? each.get('erasedAt')}`)
    .join('');
}

export async function lastChangeIn(name: string): Promise<string> {
  const newest = changeSources(name).map(async ([from, field]) => {
    const latest = query(collectionAt(from), orderBy(field, 'desc'), limit(1));
    return (await getDocs(latest)).docs[0];
  });
  return changeOf(await Promise.all(newest));
}
