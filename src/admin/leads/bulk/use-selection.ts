import { createContext, useCallback, useEffect, useState } from 'react';
import type { Lead } from '#domain/leads/lead.ts';

export type Selection = {
  /** In the order of the list. */
  selected: Lead[];
  has: (id: string) => boolean;
  /** upToHere: everything from the last choice to this lead gets what this lead gets. */
  toggle: (id: string, options: { upToHere: boolean }) => void;
  toggleAll: () => void;
  /** Selects exactly these. */
  keep: (ids: string[]) => void;
  isWhole: boolean;
};

/** null where nothing can be selected. */
export const SelectionContext = createContext<Selection | null>(null);

type State = { place: string; ids: string[]; last: string | null };

const nothing = (place: string): State => ({ place, ids: [], last: null });

/** Which leads of the page are selected. Another place starts with none, and Escape clears. */
export function useSelection(leads: Lead[], place: string): Selection {
  const [state, setState] = useState(() => nothing(place));
  const { ids, last } = state.place === place ? state : nothing(place);
  const selected = leads.filter(({ id }) => ids.includes(id));
  const shown = leads.map(({ id }) => id);
  const keep = useCallback((ids: string[]) => setState((now) => ({ ...now, ids })), []);
  useEscape(selected.length > 0, keep);

  return {
    selected,
    isWhole: selected.length === leads.length,
    has: (id) => ids.includes(id),
    toggle: (id, { upToHere }) => {
      const from = upToHere && last ? shown.indexOf(last) : -1;
      const to = shown.indexOf(id);
      const range = from < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      const others = ids.filter((each) => !range.includes(each));
      setState({ place, ids: ids.includes(id) ? others : [...others, ...range], last: id });
    },
    toggleAll: () =>
      setState({ place, ids: selected.length === leads.length ? [] : shown, last: null }),
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
