import { flushSync } from 'react-dom';

/**
 * Removes a record from a list in a form. The focus goes to what removes the record in its place (`data-remove`), else
 * the one before it, else to what adds a record (`data-add`). index: among those that can be removed.
 */
export function removeFromList(list: HTMLElement | null, index: number, remove: () => void): void {
  flushSync(remove);
  const left = list ? [...list.querySelectorAll<HTMLElement>('[data-remove]')] : [];
  (left[index] ?? left.at(-1) ?? list?.querySelector<HTMLElement>('[data-add]'))?.focus();
}
