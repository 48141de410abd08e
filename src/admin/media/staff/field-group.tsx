import type { ReactNode } from 'react';

/** A named part of a long form. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-4">
      <legend className="float-left mb-4 w-full font-display text-h4 font-bold">{title}</legend>
      <div className="clear-both grid gap-4">{children}</div>
    </fieldset>
  );
}
