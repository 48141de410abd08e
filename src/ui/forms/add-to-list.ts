import { flushSync } from 'react-dom';

/** Adds a record to a list in a form, and focuses its first field: its fields push the pressed button out of sight. */
export function addToList(add: () => void, firstField: string): void {
  flushSync(add);
  document.getElementById(firstField)?.focus();
}
