import { useState, useSyncExternalStore } from 'react';
import { draftFrom, isLike, tabDrafts } from './draft-store.ts';

export type Draft<Fields> = {
  /** For the hidden field `draft`, by which an action drops it; see storedDraft. */
  key: string;
  /** What the form shows: the record, and over it what was typed. */
  fields: Fields;
  change: (change: Partial<Fields>) => void;
  discard: () => void;
  /** It was typed before this form opened, and is neither stored nor discarded since. */
  isRestored: boolean;
};

/**
 * The fields of a form. Those that differ from `record` are kept for this tab until the form is stored
 * or discarded, however the form is left. The others follow the record. isBusy: while the form is being
 * stored it goes on showing what was sent, also when the draft is dropped by then.
 */
export function useDraft<Fields extends object>(
  key: string,
  record: Fields,
  isBusy = false,
): Draft<Fields> {
  const text = useSyncExternalStore(tabDrafts.subscribe, () => tabDrafts.text(key));
  const [isRestored, setRestored] = useState(text !== null);
  if (isRestored && text === null) setRestored(false);
  const [last, setLast] = useState(text);
  const shown = text === null && isBusy ? last : text;
  if (shown !== last) setLast(shown);
  const discard = () => tabDrafts.drop(key);

  return {
    key,
    fields: { ...record, ...typedIn(shown, record) },
    change(change) {
      // Two changes in one event build on each other.
      const next = { ...typedIn(tabDrafts.text(key), record), ...change };
      const differing = Object.entries(next).filter(
        ([field, value]) => JSON.stringify(value) !== JSON.stringify(record[field as keyof Fields]),
      );
      if (differing.length > 0) tabDrafts.keep(key, Object.fromEntries(differing));
      else discard();
    },
    discard,
    isRestored: isRestored && text !== null,
  };
}

/** Those fields that fit the record. */
function typedIn<Fields extends object>(text: string | null, record: Fields): Partial<Fields> {
  const draft = draftFrom(text);
  const fits = ([field, value]: [string, unknown]) => field in draft && isLike(draft[field], value);
  const names = Object.entries(record)
    .filter(fits)
    .map(([field]) => field);
  return Object.fromEntries(names.map((field) => [field, draft[field]])) as Partial<Fields>;
}

/**
 * For an action, as it begins: what to call once the form is stored. Its draft then goes, unless somebody
 * has typed on meanwhile.
 */
export function storedDraft(form: FormData): () => void {
  const key = String(form.get('draft') ?? '');
  const sent = tabDrafts.text(key);
  return () => {
    if (tabDrafts.text(key) === sent) tabDrafts.drop(key);
  };
}
