import type { SaveResult } from '#data/post-admin.ts';
import { postTexts } from '#domain/post-form.ts';

/** field is the id of the control at fault; absent where the whole form failed. */
export type EditorError = { field?: string; message: string };

const goneText =
  'This post has been deleted elsewhere. Your text is still here: save again to create it anew.';
const signedOutText =
  'You are signed out, or no longer an administrator. Your text stays here: sign in again in a new tab, then save.';

/** What to say when a post was not stored although the database answered. */
export function refusalErrors({ outcome }: SaveResult, isNew: boolean): EditorError[] {
  if (outcome === 'gone') return [{ message: goneText }];
  if (outcome !== 'slug-taken') return [];
  const message = isNew ? postTexts.slugTaken : postTexts.slugTakenByAnother;
  return [{ field: 'slug', message }];
}

/** What to say when storing failed; `text` is for any reason. */
export function failureErrors(error: unknown, text: string): EditorError[] {
  return [text, ...(isDenied(error) ? [signedOutText] : [])].map((message) => ({ message }));
}

/** The database answers so to whoever is signed out or has lost the role. */
function isDenied(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  return code === 'permission-denied' || code === 'unauthenticated';
}
