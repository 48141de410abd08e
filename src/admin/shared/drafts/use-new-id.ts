import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isLike } from './draft-store.ts';

/** The state of a location that opens a kept draft of a new record. */
export const resuming = (id: string) => ({ draft: id });

/** For a dialog with an address: the new record's id, and the draft's. Each navigation begins anew, or resumes one. */
export function useNewId(): string {
  const { key, state } = useLocation();
  const idOf = () => (isLike(state, resuming('')) ? state.draft : crypto.randomUUID());
  const [form, setForm] = useState(() => ({ key, id: idOf() }));
  if (form.key === key) return form.id;
  const next = { key, id: idOf() };
  setForm(next);
  return next.id;
}
