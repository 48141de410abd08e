import { errorOf, type FieldError } from './error-of.ts';

/** What a form holds, with the errors of the last attempt to store it. */
type TypedForm<Name extends string> = {
  fields: Readonly<Record<Name, string>>;
  errors: readonly FieldError[];
  change: (part: { [name: string]: string }) => void;
  /** Longest texts, in characters. */
  limits?: Readonly<Record<string, number>>;
};

/** The props of a controlled field, by its name. */
export function typedField<Name extends string>({
  fields,
  errors,
  change,
  limits,
}: TypedForm<Name>) {
  return (name: Name) => ({
    name,
    value: fields[name],
    error: errorOf(errors, name),
    maxLength: limits?.[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
}

/** Of boxes that type one text together, which a parser of the domain reads. */
export type TypedTextProps = {
  text: string;
  errors: readonly FieldError[];
  onChange: (text: string) => void;
};

/** Their props, by the name of the field. */
export function typedText<Name extends string>({ fields, errors, change }: TypedForm<Name>) {
  return (name: Name): TypedTextProps => ({
    text: fields[name],
    errors,
    onChange: (text) => change({ [name]: text }),
  });
}
