import { latestClinic } from '#data/clinic-settings.ts';
import { saveTemplate } from '#data/messages/templates.ts';
import { parseWords } from '#domain/messages/check-words.ts';
import { kindFrom } from '#domain/messages/message-kinds.ts';
import { areOriginal } from '#domain/messages/message-template.ts';
import { type MessageKind, originalWords, type Words } from '#domain/messages/original-words.ts';
import type { Parsed } from '#domain/text/form-checks.ts';
import { conflictOf } from '../../shared/forms/edit-conflict.tsx';
import { save } from '../../shared/save/save.ts';
import { type FormPost, saveAction } from '../../shared/save/save-action.ts';

/** Stores the typed words of a message, or its original ones. */
export const action = saveAction({
  save: (post) =>
    store(post, async (kind) =>
      parseWords(kind, Object.fromEntries(post.form), await latestClinic()),
    ),
  reset: (post) => store(post, (kind) => ({ ok: true, value: originalWords[kind] })),
});

type Parse = (kind: MessageKind) => Parsed<Words> | Promise<Parsed<Words>>;

function store(post: FormPost, parse: Parse) {
  const kind = kindFrom(post.params.kind ?? '');
  if (!kind) throw new TypeError('no such message');
  return save(post, {
    parse: () => parse(kind),
    write: (words) => saveTemplate(kind, words, post.base as Words, post.by),
    failed: 'Failed to save the message',
    conflict: (theirs: Words, mine) =>
      conflictOf(theirs, mine, {
        subject: ['Subject', ({ subject }) => subject],
        body: ['Message', ({ body }) => body],
      }),
    done: (_, words) =>
      areOriginal(kind, words)
        ? 'The original words are back'
        : 'Saved. These words go out from now on.',
  });
}
