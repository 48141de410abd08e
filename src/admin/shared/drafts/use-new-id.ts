import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isLike } from './draft-store.ts';

/** The state of a location that opens a kept draft of a new record. */
export const resuming = (id: string) => ({ draft: id });

/**
 * For a dialog with an address: the id of its new record and of the draft. Each navigation to the dialog is a new and
 * empty form, unless the location says which draft it resumes.
 */
export function useNewId(): string {
  const { key, state } = useLocation();
  const idOf = () => (isLike(state, resuming('')) ? state.draft : crypto.randomUUID());
  const [form, setForm] = useState(() => ({ key, id: idOf() }));
  if (form.key === key) return form.id;
  const next = { key, id: idOf() };
  setForm(next);
  return next.id;
}
