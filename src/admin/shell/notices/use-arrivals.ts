import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls onArrive with the items that are new, once for each key. The first items count as known. items is null while
 * unknown.
 */
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
