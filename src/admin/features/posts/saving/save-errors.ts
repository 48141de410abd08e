import { WriteError } from '#data/firebase/write-errors.ts';
import { report } from '#data/problems/report.ts';
import { postTexts } from '#domain/posts/post-fields.ts';
import { reasonOf } from '../../../shared/forms/failure-text.ts';

/** field is the id of the invalid control; absent when the whole form failed. */
export type EditorError = { field?: string; message: string };

const goneText =
  'This post has been deleted elsewhere. Your text is still here: save again to create it once more.';

/** None for a colleague's change, which has its own panel. `text` is for unknown reasons, which are reported. */
export async function saveErrors(
  error: unknown,
  isNew: boolean,
  text: string,
): Promise<EditorError[]> {
  const code = error instanceof WriteError ? error.code : null;
  if (code === 'changed') return [];
  if (code === 'gone') return [{ message: goneText }];
  if (code === 'taken') {
    return [{ field: 'slug', message: isNew ? postTexts.slugTaken : postTexts.slugTakenByAnother }];
  }
  report(error, text);
  const reason = await reasonOf(error);
  return [text, ...(reason ? [reason] : [])].map((message) => ({ message }));
}
