import { appointmentWords } from '#domain/leads/answers.ts';
import { contactLabels } from '#domain/leads/contact.ts';
import { appointmentForm } from '#domain/requests/appointment-request.ts';
import type { FormField } from '#domain/requests/form-description.ts';
import { countCharacters } from '#domain/text/count-characters.ts';
import { limits } from '#domain/text/form-checks.ts';
import { SelectField, TextAreaField, TextField } from '#ui/forms/field.tsx';
import { CountContext } from '#ui/forms/too-long.tsx';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import type { FieldError } from '../../../shared/forms/error-of.ts';
import { typedField } from '../../../shared/forms/typed-field.ts';
import type { RequestDraft } from './use-request-draft.ts';

type RequestFieldsProps = { draft: RequestDraft; errors: readonly FieldError[] };

const fields: Record<string, FormField> = appointmentForm().fields;

/** The answers that staff ask for. */
const asked = Object.entries(appointmentWords).flatMap(([name, { entry }]) => {
  const field = fields[name];
  return field && entry !== null ? [{ name, label: entry, field }] : [];
});

const isYesOrNo = ({ field }: { field: FormField }) =>
  'options' in field && field.options.some(({ value }) => value === 'yes');

export function RequestFields({ draft, errors }: RequestFieldsProps) {
  const typed = typedField<string>({ ...draft, errors, limits });
  return (
    <CountContext value={countCharacters}>
      <TextField label={contactLabels.name} {...typed('name')} />
      <fieldset>
        <legend className="hint mb-2">A phone number, an email address, or both.</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={contactLabels.phone} type="tel" {...typed('phone')} />
          <TextField label={contactLabels.email} type="email" {...typed('email')} />
        </div>
      </fieldset>
      <TextAreaField optional label="What they say" size="sm" rows={3} {...typed('message')} />
      {asked
        .filter((each) => !isYesOrNo(each))
        .map(({ name, label, field }) => (
          <AnswerField key={name} field={field} label={label} {...typed(name)} />
        ))}
      {asked.filter(isYesOrNo).map(({ name, label }) => (
        <CheckField
          key={name}
          name={name}
          value="yes"
          checked={draft.fields[name] === 'yes'}
          onChange={(isChecked) => draft.change({ [name]: isChecked ? 'yes' : '' })}
        >
          {label}
        </CheckField>
      ))}
      <CheckField
        name="lang"
        value="es"
        checked={draft.fields.lang === 'es'}
        onChange={(isChecked) => draft.change({ lang: isChecked ? 'es' : '' })}
      >
        Speaks Spanish
      </CheckField>
    </CountContext>
  );
}

type AnswerFieldProps = { field: FormField; label: string } & ReturnType<
  ReturnType<typeof typedField<string>>
>;

/** In the words of staff, and never required: the person on the phone may not know. */
function AnswerField({ field, ...props }: AnswerFieldProps) {
  if ('options' in field) {
    const options = [{ value: '', label: 'Not said' }, ...field.options.filter((o) => o.value)];
    return <SelectField optional options={options} {...props} />;
  }
  const { kind, maxLength } = field;
  const control = { ...props, maxLength, optional: true };
  return kind === 'textarea' ? (
    <TextAreaField {...control} size="sm" rows={3} />
  ) : (
    <TextField {...control} type={kind} />
  );
}
