import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import type { Activity } from '#domain/lead-activity.ts';
import { leadPath } from '#domain/lead-paths.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/field.tsx';
import { tabDrafts } from '../drafts/draft-store.ts';
import { RestoredDraft } from '../drafts/restored-draft.tsx';
import { draftKey } from '../drafts/tab-owner.ts';
import { useDraft } from '../drafts/use-draft.ts';
import type { LeadActionAnswer } from './lead-action-answer.ts';

const blank = { note: '', entryId: '' };

/** The text is kept until it is stored or discarded. */
export function NoteForm({ lead, activity }: { lead: Lead; activity: Activity[] }) {
  const key = draftKey('note', lead.id);
  const fetcher = useFetcher<LeadActionAnswer>({ key });
  const field = useRef<HTMLDivElement>(null);
  const answer = fetcher.data;
  const error = answer?.ok === false ? answer.error : null;
  const isBusy = fetcher.state !== 'idle';
  const draft = useDraft(key, blank, isBusy);
  const { note, entryId } = draft.fields;

  // The answer was lost on the way, but the history has the note.
  const isStored = activity.some(({ id }) => id === entryId);
  useEffect(() => {
    if (isStored) tabDrafts.drop(key);
  }, [isStored, key]);

  useEffect(() => {
    // So that the error is heard, and the text is at hand.
    if (answer?.ok === false) field.current?.querySelector('textarea')?.focus();
  }, [answer]);

  // The id names exactly these words: storing them twice makes one entry, and other words another.
  const type = (text: string) =>
    text ? draft.change({ note: text, entryId: crypto.randomUUID() }) : draft.discard();
  const saveByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isBusy) return;
    event.currentTarget.form?.requestSubmit();
  };

  return (
    <fetcher.Form
      method="post"
      action={leadPath(lead)}
      noValidate
      className="grid justify-items-start gap-2.5"
    >
      <input type="hidden" name="intent" value="note" />
      <input type="hidden" name="draft" value={key} />
      <input type="hidden" name="entryId" value={entryId} />
      <div ref={field} className="w-full">
        <TextAreaField
          label="Add a note"
          name="note"
          rows={3}
          value={note}
          onChange={({ target }) => type(target.value)}
          onKeyDown={saveByKey}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          error={error}
        />
      </div>
      <RestoredDraft onDiscard={draft.isRestored && !isBusy ? draft.discard : null}>
        Unsaved note restored
      </RestoredDraft>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        title="Ctrl+Enter or ⌘+Enter"
        busy={isBusy}
        busyLabel="Saving…"
      >
        Save note
      </Button>
    </fetcher.Form>
  );
}
