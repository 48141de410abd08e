import { tabDrafts } from './draft-store.ts';

const prefix = 'draft:';
const ownerKey = 'draft-owner';

/** The key of a form's draft: one for each record, 'new' for one that is not stored yet. */
export function draftKey(
  form: 'note' | 'call' | 'booking' | 'photo' | 'staff' | 'image',
  id: string,
) {
  return `${prefix}${form}:${id}`;
}

/** Whoever works in this tab from now on: drafts of somebody else go. */
export function claimDrafts(uid: string): void {
  const owner = JSON.stringify(uid);
  if (tabDrafts.text(ownerKey) === owner) return;
  dropDrafts();
  tabDrafts.keep(ownerKey, uid);
}

/** After a sign-out by choice. */
export function dropDrafts(): void {
  for (const key of [...tabDrafts.keys(prefix), ownerKey]) tabDrafts.drop(key);
}
