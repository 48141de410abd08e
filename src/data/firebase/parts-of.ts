/** Firestore's limit of values in one comparison. */
export const mostValues = 30;

/** For what goes into one query or one commit. */
export function partsOf<Item>(items: readonly Item[], size: number): Item[][] {
  const starts = items.flatMap((_, at) => (at % size === 0 ? at : []));
  return starts.map((at) => items.slice(at, at + size));
}
