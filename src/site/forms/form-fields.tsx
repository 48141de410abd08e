import type { FormField } from '#domain/requests/form-description.ts';
import type { FormError } from '#domain/text/form-checks.ts';
import { SelectField, TextAreaField, TextField } from '#ui/forms/field.tsx';
import { RadioCards } from '#ui/forms/radio-cards.tsx';

type FormFieldsProps = { fields: Record<string, FormField>; errors: readonly FormError[] };

export function FormFields({ fields, errors }: FormFieldsProps) {
  return Object.entries(fields).map(([name, { kind, ...field }]) => {
    const error = errors.find((each) => each.field === name)?.message;
    const props = { ...field, name, error };
    if ('options' in props) {
      return kind === 'radio' ? (
        <RadioCards key={name} {...props} />
      ) : (
        <SelectField key={name} {...props} />
      );
    }
    return kind === 'textarea' ? (
      <TextAreaField key={name} {...props} />
    ) : (
      <TextField key={name} type={kind} {...props} />
    );
  });
}
