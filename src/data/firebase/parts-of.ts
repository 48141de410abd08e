/** Firestore's limit of values in one comparison. */
export const mostValues = 30;

/** For what goes into one query or one commit. */
export function partsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const starts = items.flatMap((_, at) => (at % size === 0 ? at : []));
  return starts.map((at) => items.slice(at, at + size));
}

/** `size` at once. One that fails waits for those beside it, and the rest is not begun. */
export async function forEachOf<Item>(
  items: readonly Item[],
  size: number,
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  for (const part of partsOf(items, size)) {
    const ended = await Promise.allSettled(part.map(work));
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
  }
}
