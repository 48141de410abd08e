import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls onArrive with new items, once for each key. The first ones count as known. null: unknown so far. */
export function useArrivals<Item>(
  items: readonly Item[] | null,
  keyOf: (item: Item) => string,
  onArrive: (arrived: readonly Item[]) => void,
): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  const compare = useEffectEvent((current: readonly Item[]) => {
    const before = known.current;
    known.current = new Set([...(before ?? []), ...current.map(keyOf)]);
    const arrived = before ? current.filter((item) => !before.has(keyOf(item))) : [];
    if (arrived.length > 0) onArrive(arrived);
  });
  useEffect(() => {
    if (items) compare(items);
  }, [items]);
}
