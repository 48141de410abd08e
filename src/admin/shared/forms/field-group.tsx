import type { ReactNode } from 'react';

type FieldGroupProps = {
  title: string;
  /** Without a line above it. */
  isFirst?: boolean;
  children: ReactNode;
};

export function FieldGroup({ title, isFirst = false, children }: FieldGroupProps) {
  return (
    <fieldset className={isFirst ? undefined : 'border-t border-line pt-4'}>
      <legend className="float-left mb-4 w-full font-display text-h4 font-bold">{title}</legend>
      <div className="clear-both grid grid-cols-1 gap-4">{children}</div>
    </fieldset>
  );
}
