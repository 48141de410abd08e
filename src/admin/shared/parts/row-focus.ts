/**
 * Where the focus goes after an act: to the row that it was about. If that row has left the list, to the row after it,
 * or to the one before. Rows are known by the ids of their links: 'lead-…' or 'visit-…'.
 */
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Ids, the best place first. */
let places: string[] = [];

/** Before a row's record opens: it may leave the list meanwhile. The list may have groups, so all of the page counts. */
export function rememberRow(id: string): void {
  places = placesFrom(id);
}

/** The row, those after it, and those before it from the nearest on. */
function placesFrom(id: string): string[] {
  const [kind] = id.split('-');
  const ids = [...document.querySelectorAll(`a[id^=${kind}-]`)].map((link) => link.id);
  const place = ids.indexOf(id);
  return place < 0 ? [id] : [...ids.slice(place), ...ids.slice(0, place).reverse()];
}

const firstOf = (ids: string[]) =>
  ids.map((id) => document.getElementById(id)).find((link) => link !== null);

/** Focuses the remembered row, or what is in its place. */
export const focusRow = () => firstOf(places)?.focus();

const isRow = (state: unknown): state is string =>
  typeof state === 'string' && /^(lead|visit)-/.test(state);

/** The focus returns from a drawer that covered another page. The rows may load later than their page. */
export function useFocusOnReturn(link: RefObject<HTMLAnchorElement | null>): void {
  const { state } = useLocation();
  useEffect(() => {
    if (!link.current || !isRow(state) || !document.activeElement?.matches('body, main')) return;
    // A reload of the page keeps the state of its address, and forgets the list.
    if (places[0] !== state) rememberRow(state);
    if (firstOf(places) === link.current) link.current.focus();
  }, [link, state]);
}
