import type { ActionFunctionArgs } from 'react-router-dom';
import { saveBuildHook } from '#data/publishing/publishing-settings.ts';
import { parseBuildHook } from '#domain/publishing/build-hook.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { authorOf } from '../../shared/access/author.ts';
import { sessionContext } from '../../shared/access/session-context.ts';
import type { FieldError } from '../../shared/forms/error-of.ts';
import { failureText } from '../../shared/forms/failure-text.ts';

export type HookAnswer = { ok: true } | { ok: false; errors: FieldError[] };

/** Stores the build hook, or none. */
export async function action({ request, context }: ActionFunctionArgs): Promise<HookAnswer> {
  const hook = parseBuildHook((await request.formData()).get('buildHook'));
  if (!hook.ok) return hook;
  try {
    await saveBuildHook(hook.value, authorOf(context.get(sessionContext)));
  } catch (error) {
    toast.error(await failureText('Failed to save the build hook', error));
    return { ok: false, errors: [] };
  }
  toast.success(
    hook.value
      ? 'Saved. Your next change rebuilds the website.'
      : 'Saved. Changes wait for the next build.',
  );
  return { ok: true };
}
