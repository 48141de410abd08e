import type { WriteError } from '#data/firebase/write-errors.ts';
import { report } from '#data/problems/report.ts';
import { postTexts } from '#domain/posts/post-fields.ts';
import type { FieldError } from '../../../shared/forms/error-of.ts';
import { reasonOf } from '../../../shared/forms/failure-text.ts';

const goneText =
  'This post has been deleted elsewhere. Your text is still here: save again to create it once more.';

/** The errors when the database answered but refused the post; none for a colleague's change, which has its own panel. */
export function refusalErrors({ code }: WriteError, isNew: boolean): FieldError[] {
  if (code === 'gone') return [{ message: goneText }];
  if (code !== 'taken') return [];
  const message = isNew ? postTexts.slugTaken : postTexts.slugTakenByAnother;
  return [{ field: 'slug', message }];
}

/** Reports the error and returns the message; `text` is for unknown reasons. */
export async function failureErrors(error: unknown, text: string): Promise<FieldError[]> {
  report(error, text);
  const reason = await reasonOf(error);
  return [text, ...(reason ? [reason] : [])].map((message) => ({ message }));
}
