import { tabDrafts } from './draft-store.ts';
import type { NewForm } from './new-forms.ts';

const prefix = 'draft:';

const ownPrefix = (uid: string) => `${prefix}${uid}:`;

/** The draft of a record that is not stored yet, by the id that the record will have. */
export type NewDraft = { form: NewForm; id: string };

/** The key of a person's draft. name: the form and its record, such as 'note:lead-7'. */
export function draftKey(uid: string, name: string | NewDraft): string {
  return ownPrefix(uid) + (typeof name === 'string' ? name : `${name.form}:new:${name.id}`);
}

/** Sets the person of this tab; drafts of other people are deleted. */
export function claimDrafts(uid: string): void {
  for (const key of tabDrafts.keys(prefix)) {
    if (!key.startsWith(ownPrefix(uid))) tabDrafts.drop(key);
  }
}

/** After a sign-out by the person. */
export function dropDrafts(): void {
  for (const key of tabDrafts.keys(prefix)) tabDrafts.drop(key);
}

/** While the screen is locked: nothing that was typed is left on the device. */
export const holdDrafts = () => tabDrafts.hold(prefix);

export const releaseDrafts = () => tabDrafts.release();
