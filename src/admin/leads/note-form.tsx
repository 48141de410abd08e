import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import { leadPath } from '#domain/lead-paths.ts';
import { Button } from '#ui/button.tsx';
import { TextAreaField } from '#ui/field.tsx';
import type { LeadActionAnswer } from './lead-action-answer.ts';

/** What was typed goes only once it is stored. */
export function NoteForm({ lead }: { lead: Lead }) {
  const fetcher = useFetcher<LeadActionAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data;
  const error = answer?.ok === false ? answer.error : null;

  useEffect(() => {
    if (answer?.ok) form.current?.reset();
    // So that the error is heard, and the text is at hand.
    else if (answer) form.current?.querySelector('textarea')?.focus();
  }, [answer]);

  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={leadPath(lead)}
      noValidate
      className="grid justify-items-start gap-2.5"
    >
      <TextAreaField label="Add a note" name="note" rows={3} error={error} className="w-full" />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        name="intent"
        value="note"
        busy={fetcher.state !== 'idle'}
        busyLabel="Saving…"
      >
        Save note
      </Button>
    </fetcher.Form>
  );
}
