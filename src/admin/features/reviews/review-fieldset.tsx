import {
  hasSameWords,
  type ReviewFields,
  reviewLimits,
  typedChange,
} from '#domain/settings/review-fields.ts';
import { calendarDay } from '#domain/time/clinic-time.ts';
import { TextAreaField, TextField } from '#ui/forms/field.tsx';
import type { Draft } from '../../shared/drafts/use-draft.ts';
import type { FieldError } from '../../shared/forms/error-of.ts';
import { FieldGroup } from '../../shared/forms/field-group.tsx';
import { typedField } from '../../shared/forms/typed-field.ts';

type ReviewFieldsetProps = { draft: Draft<ReviewFields>; errors: readonly FieldError[] };

/** The words of a review, where they come from, and the yes of the person. */
export function ReviewFieldset({ draft, errors }: ReviewFieldsetProps) {
  const { base, fields } = draft;
  const change = (typed: Partial<ReviewFields>) => draft.change(typedChange(base, fields, typed));
  const field = typedField<keyof ReviewFields>({ fields, errors, change, limits: reviewLimits });
  const hasLostYes = base.permittedOn !== '' && !hasSameWords(base, fields);
  const text = (name: keyof ReviewFields) => ({ ...field(name), optional: true });
  return (
    <>
      <FieldGroup title="Quote" isFirst>
        <p className="hint">A draft only needs the quote. To publish it, fill out everything.</p>
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
          hint={
            hasLostYes
              ? `The yes from ${calendarDay(base.permittedOn)} was for other words or another name. Ask the person again, and enter the date of the new yes.`
              : 'Ask the person whether their words may be on your website, and keep the answer. A public review alone doesn’t count.'
          }
          {...text('permittedOn')}
        />
      </FieldGroup>
    </>
  );
}
