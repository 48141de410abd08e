import { useCallback, useEffect, useState } from 'react';

type Item = { id: string };

export type Selection<Listed extends Item> = {
  /** In the order of the list. */
  selected: Listed[];
  has: (id: string) => boolean;
  /** A click with Shift also changes everything from the last choice to here. */
  toggle: (id: string, event: { nativeEvent: Event }) => void;
  toggleAll: () => void;
  /** Selects exactly these. */
  keep: (ids: string[]) => void;
  isWhole: boolean;
};

type State = { place: string; ids: string[]; last: string | null };

const nothing = (place: string): State => ({ place, ids: [], last: null });

/** Which items of the list are selected. Another place starts with none, and Escape clears. */
export function useSelection<Listed extends Item>(listed: Listed[], place = ''): Selection<Listed> {
  const [state, setState] = useState(() => nothing(place));
  const { ids, last } = state.place === place ? state : nothing(place);
  const selected = listed.filter(({ id }) => ids.includes(id));
  const isWhole = selected.length > 0 && selected.length === listed.length;
  const shown = listed.map(({ id }) => id);
  const keep = useCallback((ids: string[]) => setState((now) => ({ ...now, ids })), []);
  useEscape(selected.length > 0, keep);

  return {
    selected,
    isWhole,
    has: (id) => ids.includes(id),
    toggle: (id, { nativeEvent }) => {
      const upToHere = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
      const from = upToHere && last ? shown.indexOf(last) : -1;
      const to = shown.indexOf(id);
      const range = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      const others = ids.filter((each) => !range.includes(each));
      setState({ place, ids: ids.includes(id) ? others : [...others, ...range], last: id });
    },
    toggleAll: () => setState({ place, ids: isWhole ? [] : shown, last: null }),
    keep,
  };
}

/** A menu, a dialog or the drawer closes first. */
function useEscape(isActive: boolean, keep: (ids: string[]) => void): void {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const isElsewhere = event.defaultPrevented || document.querySelector('dialog[open]');
      if (event.key === 'Escape' && !isElsewhere) keep([]);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isActive, keep]);
}
