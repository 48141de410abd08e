import { contactFields, contactLabels } from '#domain/leads/contact.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { AnsweredForm, useAnsweredForm } from '../../shared/forms/answered-form.tsx';
import { errorOf } from '../../shared/forms/error-of.ts';
import type { PersonAnswer } from './person-action.ts';

const types = { name: 'text', email: 'email', phone: 'tel' };

/** Name, email and phone of the request, and of the visits that were booked from it. */
export function CorrectForm({ lead }: { lead: Lead }) {
  const form = useAnsweredForm<PersonAnswer>();
  const { isBusy, errors } = form;
  return (
    <Card as="section" aria-labelledby="correct" className="p-5">
      <h2 id="correct">Correct the contact</h2>
      <p className="mt-1 text-text-2">
        Changes this request and the visits booked from it. The history keeps what it was.
      </p>
      <AnsweredForm form={form} className="mt-4 grid gap-4">
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
            error={errorOf(errors, field)}
          />
        ))}
        <div className="flex justify-end">
          <Button type="submit" size="sm" busy={isBusy} busyLabel="Saving…">
            Save correction
          </Button>
        </div>
      </AnsweredForm>
    </Card>
  );
}
