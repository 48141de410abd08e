import type { ReactNode } from 'react';
import type { Selection } from './use-selection.ts';

type SelectAllProps = {
  selection: Selection<{ id: string }>;
  /** 'Select all photos' */
  name: string;
  disabled?: boolean;
  className: string;
  /** Words beside the box. */
  children?: ReactNode;
};

/** Selects the whole list, or nothing. Has a dash while a part is selected. */
export function SelectAll({ selection, name, disabled, className, children }: SelectAllProps) {
  const { selected, isWhole, toggleAll } = selection;
  return (
    <label className={className}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = selected.length > 0 && !isWhole;
        }}
        type="checkbox"
        data-landing
        className="size-5 accent-primary"
        aria-label={name}
        disabled={disabled}
        checked={isWhole}
        onChange={toggleAll}
      />
      {children}
    </label>
  );
}

type SelectOneProps = Omit<SelectAllProps, 'children'> & { id: string };

/** Selects one. Shift and a click select everything from the last choice to here. */
export function SelectOne({ selection, id, name, disabled, className }: SelectOneProps) {
  return (
    <label
      className={className}
      // Shift would also select the text in between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <input
        type="checkbox"
        className="size-5 accent-primary"
        aria-label={name}
        disabled={disabled}
        checked={selection.has(id)}
        onChange={(event) => selection.toggle(id, event)}
      />
    </label>
  );
}
