import type { FormField } from '#domain/requests/form-description.ts';
import { SelectField, TextAreaField, TextField } from '#ui/forms/field.tsx';
import { RadioCards } from '#ui/forms/radio-cards.tsx';

type FormFieldsProps = {
  fields: Record<string, FormField>;
  fieldError: (field: string) => string | undefined;
};

/** Fields of a form's description, in its order. */
export function FormFields({ fields, fieldError }: FormFieldsProps) {
  return Object.entries(fields).map(([name, { kind, ...field }]) => {
    const props = { ...field, name, error: fieldError(name) };
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
