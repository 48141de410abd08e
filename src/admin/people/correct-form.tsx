import { useFetcher } from 'react-router-dom';
import type { Lead } from '#domain/leads/lead.ts';
import { contactFields, contactLabels } from '#domain/people/contact.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';
import type { PersonAnswer } from './person-action.ts';

const noErrors: [] = [];

const types = { name: 'text', email: 'email', phone: 'tel' };

/** Name, email and phone of the request, and of the visits that were booked from it. */
export function CorrectForm({ lead }: { lead: Lead }) {
  const fetcher = useFetcher<PersonAnswer>();
  const isBusy = fetcher.state !== 'idle';
  const { data } = fetcher;
  const errors = data?.ok === false && !isBusy ? data.errors : noErrors;
  return (
    <Card as="section" aria-labelledby="correct" className="p-5">
      <h2 id="correct">Correct the contact</h2>
      <p className="mt-1 text-text-2">
        Changes this request and the visits booked from it. The history keeps what it was.
      </p>
      <fetcher.Form
        method="post"
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          if (isBusy) event.preventDefault();
        }}
      >
        <ErrorSummary errors={errors} />
        <input type="hidden" name="intent" value="correct" />
        {contactFields.map((field) => (
          <input key={field} type="hidden" name={`seen-${field}`} value={lead[field]} />
        ))}
        {contactFields.map((field) => (
          <TextField
            // A stored correction replaces the typed one.
            key={`${field} ${lead[field]}`}
            label={contactLabels[field]}
            name={field}
            type={types[field]}
            size="sm"
            autoComplete="off"
            optional={field !== 'name'}
            defaultValue={lead[field]}
            error={errors.find((error) => error.field === field)?.message}
          />
        ))}
        <div className="flex justify-end">
          <Button type="submit" size="sm" busy={isBusy} busyLabel="Saving…">
            Save correction
          </Button>
        </div>
      </fetcher.Form>
    </Card>
  );
}
