import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Lead } from '#domain/leads/lead.ts';
import { type Activity, noteLimit } from '#domain/leads/lead-activity.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/forms/field.tsx';
import { RestoredDraft } from '../../../shared/drafts/restored-draft.tsx';
import { useDraft } from '../../../shared/drafts/use-draft.ts';
import { useSavedForm } from '../../../shared/save/use-saved-form.ts';
import { useLoggedDraft } from './use-logged-draft.ts';

const blank = { note: '', entryId: '' };

/** The text is kept until it is stored or discarded. */
export function NoteForm({ lead, activity }: { lead: Lead; activity: Activity[] }) {
  const name = `note:${lead.id}`;
  const { Form, isBusy, errors } = useSavedForm(name);
  const field = useRef<HTMLDivElement>(null);
  const draft = useDraft(name, blank, isBusy);
  const { note, entryId } = draft.fields;

  useLoggedDraft(draft.key, entryId, activity);

  useEffect(() => {
    // The focus announces the error and leads to the text.
    if (errors.length > 0) field.current?.querySelector('textarea')?.focus();
  }, [errors]);

  // The id belongs to exactly these words: storing them twice makes one entry, and other words another.
  const type = (text: string) =>
    text ? draft.change({ note: text, entryId: crypto.randomUUID() }) : draft.discard();
  const saveByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isBusy) return;
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <Form
      method="post"
      action={leadPath(lead)}
      noValidate
      className="grid justify-items-start gap-2.5"
    >
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="draft" value={draft.key} />
      <input type="hidden" name="entryId" value={entryId} />
      <div ref={field} className="w-full">
        <TextAreaField
          label="Add a note"
          name="note"
          maxLength={noteLimit}
          rows={3}
          value={note}
          onChange={({ target }) => type(target.value)}
          onKeyDown={saveByKey}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          error={errors[0]?.message}
        />
      </div>
      <RestoredDraft onDiscard={draft.isRestored && !isBusy ? draft.discard : null}>
        Unsaved note restored
      </RestoredDraft>
      <Button
        type="submit"
        variant="outline"
        title="Ctrl+Enter or ⌘+Enter"
        busy={isBusy}
        busyLabel="Saving…"
      >
        Save note
      </Button>
    </Form>
  );
}
