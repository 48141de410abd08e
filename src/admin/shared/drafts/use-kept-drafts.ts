import { useSyncExternalStore } from 'react';
import { useAdminData } from '../data/use-admin-data.ts';
import { draftFrom, isLike, tabDrafts } from './draft-store.ts';
import { type NewForm, newForms } from './new-forms.ts';
import { draftKey } from './tab-owner.ts';

export type KeptDraft = {
  id: string;
  /** '' without one. */
  name: string;
  /** When it was last typed in. */
  at: Date;
};

/** Drafts of new records that hold words, the last typed first. The draft of an open form is one of them. */
export function useKeptDrafts(form: NewForm): { kept: KeptDraft[]; discard: (id: string) => void } {
  const { uid } = useAdminData().session;
  const keyOf = (id: string) => draftKey(uid, { form, id });
  const prefix = keyOf('');
  // One text for all of them: it stays the same as long as nothing changes.
  const texts = useSyncExternalStore(tabDrafts.subscribe, () =>
    JSON.stringify(tabDrafts.keys(prefix).map((key) => [key, tabDrafts.text(key)])),
  );
  const kept = (JSON.parse(texts) as [string, string | null][])
    .flatMap(([key, text]) => keptFrom(form, key.slice(prefix.length), text) ?? [])
    .sort((a, b) => b.at.getTime() - a.at.getTime());
  return { kept, discard: (id) => tabDrafts.drop(keyOf(id)) };
}

function keptFrom(form: NewForm, id: string, text: string | null): KeptDraft | null {
  const { typed, at } = draftFrom(text);
  const fields: Record<string, unknown> = isLike(typed, {}) ? { ...typed } : {};
  const { name, choices } = newForms[form];
  const isChoice = (field: string) => choices.some((choice) => choice === field);
  if (Object.keys(fields).every(isChoice)) return null;
  return { id, name: String(fields[name] ?? '').trim(), at: new Date(String(at)) };
}
