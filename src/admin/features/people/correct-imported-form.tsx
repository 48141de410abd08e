import { type ContactTexts, contactTexts } from '#domain/people/imported-contact.ts';
import type { Imported, ImportedContact, Person } from '#domain/people/person.ts';
import { hasFields } from '#domain/same-fields.ts';
import { limits } from '#domain/text/form-checks.ts';
import { TextField } from '#ui/forms/field.tsx';
import { useDraft } from '../../shared/drafts/use-draft.ts';
import { typedField } from '../../shared/forms/typed-field.ts';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { AnsweredForm, FormFoot } from '../../shared/save/answered-form.tsx';
import { useSavedForm } from '../../shared/save/use-saved-form.ts';

type CorrectImportedFormProps = { person: Person; imported: Imported };

/** Name, phones and emails that an import brought. What is typed is kept until it is stored or discarded. */
export function CorrectImportedForm({ person: { id }, imported }: CorrectImportedFormProps) {
  const form = useSavedForm<void, ImportedContact>();
  const { isBusy, errors, conflict } = form;
  const record = contactTexts(imported);
  const draft = useDraft(`imported:${id}`, record, isBusy);
  const field = typedField<keyof ContactTexts>({ ...draft, errors, limits });
  const common = (name: keyof ContactTexts) => ({
    ...field(name),
    id: `imported-${id}-${name}`,
  });
  return (
    <SectionCard
      title="Correct what the old system knew"
      text="From then on, this person is found by the new name, phones and emails."
    >
      <AnsweredForm
        form={form}
        draft={draft}
        base={conflict ? contactTexts(conflict.theirs) : draft.base}
        className="mt-4 grid gap-4"
      >
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
        <FormFoot
          isBusy={isBusy}
          onDiscard={hasFields(record, draft.fields) ? undefined : draft.discard}
        >
          Save correction
        </FormFoot>
      </AnsweredForm>
    </SectionCard>
  );
}
