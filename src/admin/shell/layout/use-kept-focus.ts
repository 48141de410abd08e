import { useEffect } from 'react';

const rows = 'li, tr';
const places = 'form, fieldset, section, dialog, header, main';
const controls = 'a[href], input:not([type=hidden]), textarea, select, button, summary';

/**
 * A focused control that goes away or becomes disabled, often by its own press, passes the focus on: to its row, or to
 * the row in its place. Without a row, it goes to what the place offers for this (`data-landing`), to a control of its
 * group, such as the one that replaces it, or to the next control of the place. Without a place, it goes to the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    // A page may have moved the focus before its frame came.
    let focused = document.activeElement;
    let path = location.pathname;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
      path = location.pathname;
    };
    const observer = new MutationObserver((changes) => {
      const lost = focused;
      if (!lost || (lost.isConnected && !lost.matches(':disabled'))) return;
      focused = null;
      const isElsewhere = ![document.body, lost].includes(document.activeElement as HTMLElement);
      // A navigation has its own place for the focus.
      if (!isElsewhere && path === location.pathname) passOn(lost, changes);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
}

function passOn(lost: Element, changes: readonly MutationRecord[]): void {
  const { parent, isBehind } = gapOf(lost, changes);
  const row = lost.closest(rows) ?? parent.closest(rows);
  if (row?.isConnected && takesFocus(nameFirst(row))) return;
  /** Those behind the gap, then those before it from the nearest on. */
  const fromGap = (found: Element[]) => [
    ...found.filter(isBehind),
    ...found.filter((each) => !isBehind(each)).reverse(),
  ];
  let place = parent.closest(places);
  while (place) {
    if (row?.isConnected === false) {
      const others = [...place.querySelectorAll(rows)].filter((each) => !each.closest('nav'));
      if (takesFocus(fromGap(others).flatMap(nameFirst))) return;
    }
    const isMain = place.matches('main');
    const landing = isMain ? null : place.querySelector('[data-landing]');
    const next = [parent, place].flatMap((around) => fromGap(controlsIn(around)));
    if (takesFocus([...(landing ? [landing] : []), ...next])) return;
    place = isMain ? null : (place.parentElement?.closest(places) ?? null);
  }
  document.querySelector('main')?.focus({ preventScroll: true });
}

const controlsIn = (place: Element) => [...place.querySelectorAll(controls)];

/** The name of a row is its first link. */
const nameFirst = (row: Element) => [...row.querySelectorAll('a[href]'), ...controlsIn(row)];

/** The first that can take the focus: others may be hidden at this width. */
const takesFocus = (elements: readonly Element[]) =>
  elements.some((element) => {
    if (!(element instanceof HTMLElement) || element.matches(':disabled')) return false;
    element.focus();
    return document.activeElement === element;
  });

/** Where the lost control was: its nearest parent in the document, and what is behind it. */
function gapOf(lost: Element, changes: readonly MutationRecord[]) {
  const removalOf = (node: Node) =>
    changes.find(({ removedNodes }) => [...removedNodes].some((each) => each.contains(node)));
  let parent: Node = lost;
  let following: Node | null = null;
  for (let at = removalOf(lost); at && !parent.isConnected; at = removalOf(parent)) {
    parent = at.target;
    following = at.nextSibling;
  }
  while (following?.isConnected === false) following = removalOf(following)?.nextSibling ?? null;
  const isBehind = (element: Element) => {
    if (following?.contains(element)) return true;
    const from = following ?? parent;
    const isFollowing = from.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isFollowing > 0 && !from.contains(element);
  };
  return { parent: parent as Element, isBehind };
}
