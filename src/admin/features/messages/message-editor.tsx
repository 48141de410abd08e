import { RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  kindOfMessage,
  languageOfMessage,
  type MessageId,
} from '#domain/messages/message-kinds.ts';
import { type MessageTemplate, storedWords } from '#domain/messages/message-template.ts';
import type { Words } from '#domain/messages/original-words.ts';
import { hasFields } from '#domain/same-fields.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { useBase } from '../../shared/forms/edit-conflict.tsx';
import { LeaveGuard } from '../../shared/forms/leave-guard.tsx';
import { messagesPath } from '../../shared/paths/paths.ts';
import { AnsweredForm, FormFoot } from '../../shared/save/answered-form.tsx';
import { useOnStored, useSavedForm } from '../../shared/save/use-saved-form.ts';
import { MessageFields } from './message-fields.tsx';
import { MessagePreview } from './message-preview.tsx';

type MessageEditorProps = { id: MessageId; template: MessageTemplate | null; english: Words };

/** The words of one message, and how it looks with them. */
export function MessageEditor({ id, template, english }: MessageEditorProps) {
  const form = useSavedForm<void, Words>();
  const navigate = useNavigate();
  const { isBusy, errors, conflict } = form;

  const stored = storedWords(id, template);
  const draft = useDraft(`message:${id}`, stored, isBusy);
  const base = useBase(draft.base, conflict?.theirs);
  const isDirty = !hasFields(stored, draft.fields);

  useOnStored(form, () => void navigate(messagesPath));

  const leaving = useRef(false);
  const cancel = () => {
    leaving.current = true;
    draft.discard();
    void navigate(messagesPath);
  };
  const reset = () => form.send({ intent: 'reset', draft: draft.key, base: JSON.stringify(base) });

  return (
    <div className="mt-5 grid items-start gap-x-8 gap-y-8 xl:grid-cols-2">
      <AnsweredForm form={form} draft={draft} base={base} className="grid min-w-0 gap-5">
        <MessageFields id={id} words={draft.fields} errors={errors} onChange={draft.change} />
        {template && <ResetWords onConfirm={reset} />}
        <FormFoot
          isBusy={isBusy}
          onCancel={cancel}
          className="sticky bottom-(--bottom-bar,0px) z-10 border-t border-line bg-sunken py-3"
        />
      </AnsweredForm>
      <div className="grid min-w-0 gap-8 xl:sticky xl:top-8">
        <MessagePreview id={id} words={draft.fields} />
        {languageOfMessage(id) === 'es' && (
          <MessagePreview id={kindOfMessage(id)} words={english} title="The same in English" />
        )}
      </div>
      <LeaveGuard dirty={isDirty} leaving={leaving} onDiscard={draft.discard}>
        The changes to this message have not been saved.
      </LeaveGuard>
    </div>
  );
}

/** Asks first: the changed words are gone afterwards. */
function ResetWords({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className="-ml-3 w-fit" onClick={() => setOpen(true)}>
        <RotateCcw className="ico" />
        Back to the original words
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
        title="Go back to the original words?"
        confirmLabel="Use the original words"
      >
        The changed words are deleted.
      </ConfirmDialog>
    </>
  );
}
