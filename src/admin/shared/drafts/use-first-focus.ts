import { useEffect } from 'react';

/** A dialog starts in this field, not on the drafts above it. */
export function useFirstFocus(id: string, isNew = true): void {
  useEffect(() => {
    if (isNew) document.getElementById(id)?.focus();
  }, [id, isNew]);
}
