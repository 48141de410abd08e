import { contactFields, contactLabels, isSameContact } from '#domain/leads/contact.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { errorOf } from '../../shared/forms/error-of.ts';
import { AnsweredForm, FormFoot } from '../../shared/save/answered-form.tsx';
import { useSavedForm } from '../../shared/save/use-saved-form.ts';

const types = { name: 'text', email: 'email', phone: 'tel' };

/** Name, email and phone of the latest request and of those with the same, with the visits booked from them. */
export function CorrectForm({ lead, leads }: { lead: Lead; leads: readonly Lead[] }) {
  const form = useSavedForm();
  const { isBusy, errors } = form;
  const { name, email, phone } = lead;
  return (
    <Card as="section" aria-labelledby="correct" className="p-5">
      <h2 id="correct">Correct the contact</h2>
      <p className="mt-1 text-text-2">
        Changes the person’s requests with this contact and the visits booked from them. The history
        keeps what it was.
      </p>
      <AnsweredForm form={form} base={{ name, email, phone }} className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="correct" />
        {leads
          .filter((each) => isSameContact(each, lead))
          .map(({ id }) => (
            <input key={id} type="hidden" name="request" value={id} />
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
        <FormFoot isBusy={isBusy}>Save correction</FormFoot>
      </AnsweredForm>
    </Card>
  );
}
