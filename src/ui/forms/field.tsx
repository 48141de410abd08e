import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { optional as optionalText } from '#words/controls.ts';
import { classNames } from '../class-names.ts';
import { TooLong } from './too-long.tsx';

type FieldProps = {
  label: string;
  /** Also the id, to which an error summary links; pass `id` where two forms share a name. */
  name: string;
  error?: string | null;
  hint?: ReactNode;
  optional?: boolean;
  /** Longer texts stay and are counted; the form's check refuses them. */
  maxLength?: number;
  /** Without one: small inside `.dense`, but for a text area; else 'md'. */
  size?: 'md' | 'sm';
  id?: string;
  className?: string;
};

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function TextField(props: TextFieldProps) {
  return framed(props, (control) => <input type="text" {...control} />);
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextAreaField(props: TextAreaFieldProps) {
  return framed(props, (control) => <textarea rows={4} {...control} />);
}

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & {
    options: readonly { value: string; label: string; lang?: string }[];
  };

export function SelectField({ options, ...props }: SelectFieldProps) {
  return framed(props, (control) => (
    <select {...control}>
      {options.map(({ value, label, lang }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </select>
  ));
}

type Control<Props> = Omit<Props, keyof FieldProps> & {
  name: string;
  id: string;
  className: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** A control with its label, hint and error. It gets the other props. */
function framed<Props extends FieldProps>(
  { label, name, error, hint, optional, maxLength, size, id = name, className, ...others }: Props,
  draw: (control: Control<Props>) => ReactNode,
) {
  const errorId = error ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={classNames('field', className)}>
      <label className="label" htmlFor={id}>
        {label} {optional && <span className="opt">{optionalText}</span>}
      </label>
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
      {draw({
        ...others,
        name,
        id,
        className: classNames('input', size && `input-${size}`),
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classNames(hintId, errorId) || undefined,
      })}
      {maxLength && <TooLong id={id} limit={maxLength} />}
      {error && (
        <p id={errorId} className="err">
          <CircleAlert className="ico" />
          {error}
        </p>
      )}
    </div>
  );
}
