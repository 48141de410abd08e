import { type ContactTexts, contactTexts } from '#domain/people/imported-contact.ts';
import type { Imported, Person } from '#domain/people/person.ts';
import { limits } from '#domain/text/form-checks.ts';
import { TextField } from '#ui/forms/field.tsx';
import { typedField } from '../../shared/forms/typed-field.ts';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { AnsweredForm, FormFoot } from '../../shared/save/answered-form.tsx';
import { useDraftForm } from '../../shared/save/use-draft-form.ts';

type CorrectImportedFormProps = { person: Person; imported: Imported };

/** Name, phones and emails that an import brought. What is typed is kept until it is stored or discarded. */
export function CorrectImportedForm({ person: { id }, imported }: CorrectImportedFormProps) {
  const { draft, errors, answered, foot } = useDraftForm(`imported:${id}`, contactTexts(imported));
  const field = typedField<keyof ContactTexts>({ ...draft, errors, limits });
  const common = (name: keyof ContactTexts) => ({ ...field(name), id: `imported-${id}-${name}` });
  return (
    <SectionCard
      title="Correct what the old system knew"
      text="From then on, this person is found by the new name, phones and emails."
    >
      <AnsweredForm {...answered} className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="correct-imported" />
        <input type="hidden" name="id" value={id} />
        <TextField label="Name" {...common('name')} />
        <TextField
          label="Phones"
          optional
          hint="Several with commas between them."
          {...common('phones')}
        />
        <TextField
          label="Emails"
          optional
          hint="Several with commas between them."
          {...common('emails')}
        />
        <FormFoot {...foot}>Save correction</FormFoot>
      </AnsweredForm>
    </SectionCard>
  );
}
