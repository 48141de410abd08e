import { preferredTimes } from '#domain/requests/appointment-request.ts';
import { SelectField, TextAreaField, TextField } from '#ui/forms/field.tsx';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { typedField } from '../../../shared/forms/typed-field.ts';
import type { RequestDraft } from './use-request-draft.ts';

type RequestFieldsProps = {
  draft: RequestDraft;
  errors: readonly { field?: string; message: string }[];
};

const timeOptions = [
  { value: '', label: 'Not said' },
  ...preferredTimes.map((time) => ({ value: time, label: time })),
];

export function RequestFields({ draft, errors }: RequestFieldsProps) {
  const field = typedField<'name' | 'phone' | 'email' | 'message' | 'preferredTime'>({
    ...draft,
    errors,
  });
  const typed = (name: Parameters<typeof field>[0]) => ({ ...field(name), size: 'sm' as const });
  return (
    <>
      <TextField label="Name" autoComplete="off" {...typed('name')} />
      <fieldset>
        <legend className="hint mb-2">A phone number, an email address, or both.</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="Phone" type="tel" autoComplete="off" {...typed('phone')} />
          <TextField label="Email" type="email" autoComplete="off" {...typed('email')} />
        </div>
      </fieldset>
      <TextAreaField optional label="What they say" rows={3} {...typed('message')} />
      <SelectField
        optional
        label="Preferred time"
        options={timeOptions}
        {...typed('preferredTime')}
      />
      <CheckField
        name="wasInAccident"
        value="yes"
        checked={draft.fields.wasInAccident === 'yes'}
        onChange={(isChecked) => draft.change({ wasInAccident: isChecked ? 'yes' : '' })}
      >
        In a car accident
      </CheckField>
    </>
  );
}
