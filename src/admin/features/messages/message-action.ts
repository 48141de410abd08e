import { latestClinic } from '#data/clinic-settings.ts';
import { saveTemplate } from '#data/messages/templates.ts';
import { parseWords } from '#domain/messages/check-words.ts';
import { type MessageId, messageIdFrom } from '#domain/messages/message-kinds.ts';
import { areOriginal, originalWordsOf } from '#domain/messages/message-template.ts';
import type { Words } from '#domain/messages/original-words.ts';
import type { Parsed } from '#domain/text/form-checks.ts';
import { conflictOf } from '../../shared/forms/edit-conflict.tsx';
import { save } from '../../shared/save/save.ts';
import { type FormPost, saveAction } from '../../shared/save/save-action.ts';

/** Stores the typed words of a message, or its original ones. */
export const action = saveAction({
  save: (post) =>
    store(post, async (id) => parseWords(id, Object.fromEntries(post.form), await latestClinic())),
  reset: (post) =>
    store(
      post,
      (id) => ({ ok: true, value: originalWordsOf(id) }),
      'Go back to the original words again to replace it, or cancel to keep it.',
    ),
});

type Parse = (id: MessageId) => Parsed<Words> | Promise<Parsed<Words>>;

/** advice: after a colleague's change. */
function store(post: FormPost, parse: Parse, advice?: string) {
  const id = messageIdFrom(post.params.kind ?? '');
  if (!id) throw new TypeError('no such message');
  return save(post, {
    parse: () => parse(id),
    write: (words) => saveTemplate(id, words, post.base as Words, post.by),
    failed: 'Failed to save the message',
    conflict: (theirs: Words, mine) => ({
      ...conflictOf(theirs, mine, {
        subject: ['Subject', ({ subject }) => subject],
        body: ['Message', ({ body }) => body],
      }),
      advice,
    }),
    done: (_, words) =>
      areOriginal(id, words)
        ? 'The original words are back'
        : 'Saved. These words go out from now on.',
  });
}
