import {
  type Contact,
  contactFields,
  contactLabels,
  isSameContact,
} from '#domain/leads/contact.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { limits } from '#domain/text/form-checks.ts';
import { TextField } from '#ui/forms/field.tsx';
import { typedField } from '../../shared/forms/typed-field.ts';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { AnsweredForm, FormFoot } from '../../shared/save/answered-form.tsx';
import { useDraftForm } from '../../shared/save/use-draft-form.ts';

const types = { name: 'text', email: 'email', phone: 'tel' };

type CorrectFormProps = { personId: string; lead: Lead; leads: readonly Lead[] };

/**
 * Name, email and phone of the latest request and of those with the same, with the visits booked from them. What is typed is
 * kept until it is stored or discarded.
 */
export function CorrectForm({ personId, lead, leads }: CorrectFormProps) {
  const { name, email, phone } = lead;
  const record: Contact = { name, email, phone };
  const { form, draft, errors, answered, foot } = useDraftForm(`contact:${personId}`, record);
  const field = typedField<keyof Contact>({ ...draft, errors, limits });
  return (
    <SectionCard
      title="Correct the contact"
      text="Changes the person’s requests with this contact and the visits booked from them. The history keeps what it was."
    >
      <AnsweredForm {...answered} className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="correct" />
        {leads
          .filter((each) =>
            [lead, form.conflict?.theirs].some((seen) => seen && isSameContact(each, seen)),
          )
          .map(({ id }) => (
            <input key={id} type="hidden" name="request" value={id} />
          ))}
        {contactFields.map((each) => (
          <TextField
            key={each}
            {...field(each)}
            id={`contact-${each}`}
            label={contactLabels[each]}
            type={types[each]}
            optional={each !== 'name'}
          />
        ))}
        <FormFoot {...foot}>Save correction</FormFoot>
      </AnsweredForm>
    </SectionCard>
  );
}
