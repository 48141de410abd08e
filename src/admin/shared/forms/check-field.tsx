import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

type CheckFieldProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  name?: string;
  value?: string;
  disabled?: boolean;
  'aria-describedby'?: string;
  className?: string;
  children: ReactNode;
};

export function CheckField({ checked, onChange, className, children, ...input }: CheckFieldProps) {
  return (
    <label
      className={classNames(
        'flex min-h-9 w-fit cursor-pointer items-center gap-2.5 max-md:min-h-11',
        className,
      )}
    >
      <input
        {...input}
        type="checkbox"
        className="size-5 accent-primary"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
