import { tabDrafts } from './draft-store.ts';

const prefix = 'draft:';

const ownPrefix = (uid: string) => `${prefix}${uid}:`;

/** The key of a person's draft. name: the form and its record, such as 'note:lead-7' or 'staff:new'. */
export function draftKey(uid: string, name: string): string {
  return ownPrefix(uid) + name;
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
