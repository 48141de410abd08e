import { useState, useSyncExternalStore } from 'react';
import { serverDate } from '#data/server-clock.ts';
import { useAdminData } from '../data/use-admin-data.ts';
import { draftFrom, isLike, tabDrafts } from './draft-store.ts';
import { draftKey, type NewDraft } from './tab-owner.ts';

export type Draft<Fields> = {
  /** For the hidden field `draft`, by which an action drops it; see storedDraft. */
  key: string;
  /** The form's values: the record, overlaid with the typed fields. */
  fields: Fields;
  /** The record that the text was typed over; a colleague may have changed it since. */
  base: Fields;
  change: (change: Partial<Fields>) => void;
  discard: () => void;
  /** Typed before this form opened, and neither stored nor discarded since. */
  isRestored: boolean;
};

/**
 * The fields of a form. Fields that differ from `record` are kept for this tab until the form is stored or
 * discarded, however the person leaves it. The others follow the record; those of a new one stay as they were when
 * the person began to type. name: as for draftKey. isBusy: while the form is stored, it shows the sent values even
 * after the draft is dropped.
 */
export function useDraft<Fields extends object>(
  name: string | NewDraft,
  record: Fields,
  isBusy = false,
): Draft<Fields> {
  const key = draftKey(useAdminData().session.uid, name);
  const text = useSyncExternalStore(tabDrafts.subscribe, () => tabDrafts.text(key));
  const [shown, setShown] = useState({ key, text, isRestored: text !== null });
  // Another key is another form, even where React keeps the component.
  const before = shown.key === key ? shown : { key, text, isRestored: text !== null };
  const after = {
    key,
    text: text === null && isBusy ? before.text : text,
    isRestored: before.isRestored && text !== null,
  };
  if (
    after.key !== shown.key ||
    after.text !== shown.text ||
    after.isRestored !== shown.isRestored
  ) {
    setShown(after);
  }
  const { typed, base } = draftOver(record, after.text);
  const under = (over: { base: Fields }) => (typeof name === 'string' ? record : over.base);
  const discard = () => tabDrafts.drop(key);

  return {
    key,
    fields: { ...under({ base }), ...typed },
    base,
    change(change) {
      // Read from the store: two changes in one event must both count.
      const kept = draftOver(record, tabDrafts.text(key));
      const differing = Object.entries({ ...kept.typed, ...change }).filter(
        ([field, value]) =>
          JSON.stringify(value) !== JSON.stringify(under(kept)[field as keyof Fields]),
      );
      if (differing.length === 0) return discard();
      const at = serverDate().toISOString();
      tabDrafts.keep(key, { typed: Object.fromEntries(differing), base: kept.base, at });
    },
    discard,
    isRestored: after.isRestored,
  };
}

/** A kept text, as far as it fits the record. */
function draftOver<Fields extends object>(
  record: Fields,
  text: string | null,
): { typed: Partial<Fields>; base: Fields } {
  const { typed, base } = draftFrom(text);
  const values: Record<string, unknown> = isLike(typed, {}) ? { ...typed } : {};
  const fitting = Object.entries(record).filter(
    ([field, value]) => field in values && isLike(values[field], value),
  );
  return {
    typed: Object.fromEntries(fitting.map(([field]) => [field, values[field]])) as Partial<Fields>,
    base: isLike(base, record) ? base : record,
  };
}

/** For an action, at its start. Call the result once the form is stored: it drops a draft that is as it was. */
export function storedDraft(form: FormData): () => void {
  const key = String(form.get('draft') ?? '');
  const sent = tabDrafts.text(key);
  return () => {
    if (tabDrafts.text(key) === sent) tabDrafts.drop(key);
  };
}
