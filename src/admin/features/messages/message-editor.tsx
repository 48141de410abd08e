import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type MessageTemplate, storedWords } from '#domain/messages/message-template.ts';
import type { MessageKind } from '#domain/messages/original-words.ts';
import { hasFields } from '#domain/same-fields.ts';
import { RestoredDraft } from '../../shared/drafts/restored-draft.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { AnsweredForm, useAnsweredForm } from '../../shared/forms/answered-form.tsx';
import { EditConflict, useBase } from '../../shared/forms/edit-conflict.tsx';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { messagesPath } from '../../shared/paths/paths.ts';
import { EditorActions } from './editor-actions.tsx';
import type { MessageAnswer } from './message-action.ts';
import { MessageFields } from './message-fields.tsx';
import { MessagePreview } from './message-preview.tsx';
import { ResetWords } from './reset-words.tsx';

type MessageEditorProps = { kind: MessageKind; template: MessageTemplate | null };

/** The words of one message, and how it looks with them. */
export function MessageEditor({ kind, template }: MessageEditorProps) {
  const form = useAnsweredForm<MessageAnswer>();
  const navigate = useNavigate();
  const { data, isBusy, isStored, errors } = form;
  const conflict = data?.ok === false ? data.conflict : undefined;

  const stored = storedWords(kind, template);
  const draft = useDraft(`message:${kind}`, stored, isBusy);
  const base = useBase(draft.base, conflict?.theirs);
  const hidden = { draft: draft.key, base: JSON.stringify(base) };
  const isDirty = !hasFields(stored, draft.fields);

  useEffect(() => {
    if (isStored) void navigate(messagesPath);
  }, [isStored, navigate]);

  const leaving = useRef(false);
  const cancel = () => {
    leaving.current = true;
    draft.discard();
    void navigate(messagesPath);
  };
  const reset = () => void form.submit({ ...hidden, intent: 'reset' }, { method: 'post' });

  return (
    <div className="mt-5 grid items-start gap-x-8 gap-y-8 xl:grid-cols-2">
      <AnsweredForm form={form} className="grid min-w-0 gap-5">
        {conflict && <EditConflict {...conflict} />}
        <RestoredDraft onDiscard={draft.isRestored && !isBusy ? draft.discard : null}>
          Unsaved changes restored
        </RestoredDraft>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <MessageFields kind={kind} words={draft.fields} errors={errors} onChange={draft.change} />
        {template && <ResetWords onConfirm={reset} />}
        <EditorActions onCancel={cancel} isBusy={isBusy} />
      </AnsweredForm>
      <MessagePreview kind={kind} words={draft.fields} />
      <LeaveGuard dirty={isDirty} leaving={leaving} onDiscard={draft.discard}>
        The changes to this message have not been saved.
      </LeaveGuard>
    </div>
  );
}
