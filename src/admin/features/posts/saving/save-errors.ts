import type { SaveResult } from '#data/posts/post-admin.ts';
import { report } from '#data/problems/report.ts';
import { postTexts } from '#domain/posts/post-fields.ts';
import { reasonOf } from '../../../shared/forms/failure-text.ts';

/** field is the id of the invalid control; absent when the whole form failed. */
export type EditorError = { field?: string; message: string };

const goneText =
  'This post has been deleted elsewhere. Your text is still here: save again to create it once more.';

/** The errors when the database answered but refused the post. */
export function refusalErrors({ outcome }: SaveResult, isNew: boolean): EditorError[] {
  if (outcome === 'gone') return [{ message: goneText }];
  if (outcome !== 'slug-taken') return [];
  const message = isNew ? postTexts.slugTaken : postTexts.slugTakenByAnother;
  return [{ field: 'slug', message }];
}

/** Reports the error and returns the message; `text` is for unknown reasons. */
export async function failureErrors(error: unknown, text: string): Promise<EditorError[]> {
  report(error, text);
  const reason = await reasonOf(error);
  return [text, ...(reason ? [reason] : [])].map((message) => ({ message }));
}
