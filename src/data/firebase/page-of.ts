import {
  type DocumentSnapshot,
  getDocs,
  limit,
  type Query,
  type QueryDocumentSnapshot,
  query,
  startAfter,
} from './firestore.ts';

/** Documents of one read of a short page. */
const mostOfShortPage = 51;

/** Most reads per page: a filter with few matches must not read the whole collection. */
const mostReads = 10;

type PageRequest<Item> = {
  all: Query;
  /** The last document of the page before. Without one, and when it is deleted, the list starts at the top. */
  after: DocumentSnapshot | null;
  size: number;
  /** null leaves the document out. */
  itemOf: (stored: QueryDocumentSnapshot) => Item | null;
};

/** `next`: the last document of the page, null on the last page. */
type Page<Item> = { items: Item[]; next: QueryDocumentSnapshot | null };

export async function pageOf<Item>(request: PageRequest<Item>): Promise<Page<Item>> {
  const { all, after, size, itemOf } = request;
  const items: Item[] = [];
  let lastShown: QueryDocumentSnapshot | null = null;
  let last = after;

  for (let reads = 0; reads < mostReads; reads++) {
    // One more than a page tells whether another follows. Each further read replaces what itemOf left out: twice as
    // many as the one before, because it leaves out some of those, too. So a short page is found behind many misses.
    const missing = size + 1 - items.length;
    const count = Math.min(Math.max(size + 1, mostOfShortPage), missing * 2 ** reads);
    const { docs } = await getDocs(
      query(all, ...(last?.exists() ? [startAfter(last)] : []), limit(count)),
    );
    for (const stored of docs) {
      const item = itemOf(stored);
      if (item === null) continue;
      if (items.length === size) return { items, next: lastShown };
      items.push(item);
      lastShown = stored;
    }
    if (docs.length < count) return { items, next: null };
    last = docs.at(-1) ?? null;
  }
  return { items, next: last?.exists() ? last : null };
}
