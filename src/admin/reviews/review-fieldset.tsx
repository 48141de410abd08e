import type { ReviewFields } from '#domain/settings/review-fields.ts';
import { TextAreaField, TextField } from '#ui/forms/field.tsx';
import type { Draft } from '../drafts/use-draft.ts';
import type { FieldError } from '../error-of.ts';
import { FieldGroup } from '../field-group.tsx';
import { typedField } from '../typed-field.ts';

type ReviewFieldsetProps = { draft: Draft<ReviewFields>; errors: readonly FieldError[] };

/** The words of a review, where they come from, and the yes of the person. */
export function ReviewFieldset({ draft, errors }: ReviewFieldsetProps) {
  const field = typedField<keyof ReviewFields>({ ...draft, errors });
  const text = (name: keyof ReviewFields) => ({
    ...field(name),
    size: 'sm' as const,
    optional: true,
    autoComplete: 'off',
  });
  return (
    <>
      <FieldGroup title="Quote" isFirst>
        <p className="hint">A draft needs words alone. To publish it, fill in everything.</p>
        <TextAreaField
          label="Words"
          rows={5}
          hint="As they were written. You may shorten them, but not change what they say. The page shows five stars, so take a review that has five."
          {...field('text')}
        />
        <TextField
          label="Name to show"
          hint="A first name or an initial, as the person agreed to."
          {...text('name')}
        />
      </FieldGroup>
      <FieldGroup title="Source">
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <TextField label="Where" hint="Such as Google or Yelp." {...text('source')} />
          <TextField label="Date" type="date" hint="When it was written." {...text('reviewedOn')} />
        </div>
        <TextField
          label="Web address"
          type="url"
          hint="Where visitors can read it."
          {...text('sourceUrl')}
        />
      </FieldGroup>
      <FieldGroup title="Permission">
        <TextField
          label="Said yes in writing on"
          type="date"
          hint="Ask the person whether their words may be on your website, and keep the answer. A public review alone is no yes."
          {...text('permittedOn')}
        />
      </FieldGroup>
    </>
  );
}
