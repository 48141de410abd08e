import type { ActionFunctionArgs } from 'react-router-dom';
import { latestClinic } from '#data/clinic-settings.ts';
import { isOvertaken } from '#data/firebase/write-errors.ts';
import { saveTemplate } from '#data/messages/templates.ts';
import { parseWords } from '#domain/messages/check-words.ts';
import { kindFrom } from '#domain/messages/message-kinds.ts';
import { areOriginal } from '#domain/messages/message-template.ts';
import { originalWords, type Words } from '#domain/messages/original-words.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { authorOf } from '../../shared/access/author.ts';
import { sessionContext } from '../../shared/access/session-context.ts';
import { storedDraft } from '../../shared/drafts/use-draft.ts';
import { type Conflict, differencesOf } from '../../shared/forms/edit-conflict.tsx';
import type { FieldError } from '../../shared/forms/error-of.ts';
import { failureText } from '../../shared/forms/failure-text.ts';

export type MessageAnswer =
  | { ok: true }
  | { ok: false; errors: FieldError[]; conflict?: Conflict<Words> };

/** Stores the typed words of a message, or its original ones. */
export async function action({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<MessageAnswer> {
  const form = await request.formData();
  const dropDraft = storedDraft(form);
  const kind = kindFrom(params.kind ?? '');
  if (!kind) throw new TypeError('no such message');
  const isReset = form.get('intent') === 'reset';
  const base = JSON.parse(String(form.get('base'))) as Words;
  let words = originalWords[kind];
  try {
    if (!isReset) {
      const parsed = parseWords(kind, Object.fromEntries(form), await latestClinic());
      if (!parsed.ok) return parsed;
      words = parsed.value;
    }
    await saveTemplate(kind, words, base, authorOf(context.get(sessionContext)));
  } catch (error) {
    if (isOvertaken<Words>(error)) return conflictWith(error.theirs, words);
    toast.error(await failureText('Failed to save the message', error));
    return { ok: false, errors: [] };
  }
  dropDraft();
  toast.success(
    areOriginal(kind, words)
      ? 'The original words are back'
      : 'Saved. These words go out from now on.',
  );
  return { ok: true };
}

function conflictWith(theirs: Words, mine: Words): MessageAnswer {
  const differences = differencesOf(theirs, mine, {
    subject: ['Subject', ({ subject }) => subject],
    body: ['Message', ({ body }) => body],
  });
  return { ok: false, errors: [], conflict: { theirs, differences } };
}
