import { useState } from 'react';
import type { MediaItem } from '#domain/pictures/media-item.ts';

export type Selection = {
  /** In the order of the list. */
  selected: MediaItem[];
  isSelected: (item: MediaItem) => boolean;
  toggle: (item: MediaItem) => void;
  /** Selects these and no others. */
  select: (items: MediaItem[]) => void;
};

/** Which of the listed items are selected. An item that leaves the list is no longer among them. */
export function useSelection(listed: MediaItem[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = listed.filter(({ id }) => ids.has(id));
  const select = (items: MediaItem[]) => setIds(new Set(items.map(({ id }) => id)));
  const isSelected = ({ id }: MediaItem) => ids.has(id);
  return {
    selected,
    isSelected,
    toggle: (item) =>
      select(isSelected(item) ? selected.filter(({ id }) => id !== item.id) : [...selected, item]),
    select,
  };
}
