import { useSyncExternalStore } from 'react';

// A modal dialog makes the rest of the page inert, toasts included. So toasts render inside the topmost one.
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function set(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Before it is shown: it takes the page's scrollbar away, whose width the stylesheet then keeps free (base.css). */
export function addOpenModal(dialog: HTMLDialogElement): void {
  const { style, clientWidth } = document.documentElement;
  if (open.length === 0) style.setProperty('--scrollbar-width', `${innerWidth - clientWidth}px`);
  set([...open, dialog]);
}
export const removeOpenModal = (dialog: HTMLDialogElement) =>
  set(open.filter((other) => other !== dialog));

export const useTopModal = () =>
  useSyncExternalStore(
    subscribe,
    () => open.at(-1) ?? null,
    () => null,
  );
