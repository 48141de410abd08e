import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
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
  size?: 'md' | 'sm';
};

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function TextField(props: TextFieldProps) {
  const { frame, control } = wire(props);
  return (
    <Frame {...frame}>
      <input type="text" {...control} />
    </Frame>
  );
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextAreaField(props: TextAreaFieldProps) {
  const { frame, control } = wire(props);
  return (
    <Frame {...frame}>
      <textarea rows={4} {...control} />
    </Frame>
  );
}

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps> & {
    options: readonly { value: string; label: string }[];
  };

export function SelectField({ options, ...props }: SelectFieldProps) {
  const { frame, control } = wire(props);
  return (
    <Frame {...frame}>
      <select {...control}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

function wire<Props extends FieldProps & { id?: string; className?: string }>({
  label,
  error,
  hint,
  optional,
  maxLength,
  size = 'md',
  id: givenId,
  className,
  ...control
}: Props) {
  const id = givenId ?? control.name;
  const errorId = error ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  return {
    frame: { id, label, error, errorId, hint, hintId, optional, maxLength, className },
    control: {
      ...control,
      id,
      className: classNames('input', size === 'sm' && 'input-sm'),
      'aria-invalid': error ? true : undefined,
      'aria-describedby': classNames(hintId, errorId) || undefined,
    },
  };
}

type FrameProps = {
  id: string;
  label: string;
  error: string | null | undefined;
  errorId: string | undefined;
  hint: ReactNode;
  hintId: string | undefined;
  optional: boolean | undefined;
  maxLength: number | undefined;
  className: string | undefined;
  children: ReactNode;
};

function Frame({
  id,
  label,
  error,
  errorId,
  hint,
  hintId,
  optional,
  maxLength,
  className,
  children,
}: FrameProps) {
  return (
    <div className={classNames('field', className)}>
      <label className="label" htmlFor={id}>
        {label} {optional && <span className="opt">(optional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="hint">
          {hint}
        </p>
      )}
      {children}
      {maxLength && <TooLong id={id} limit={maxLength} />}
      {error && (
        // A browser's translation would keep an earlier error.
        <p key={error} id={errorId} className="err">
          <CircleAlert className="ico" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
