import { type ReactNode, useEffect, useRef } from 'react';
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
  const box = useRef<HTMLInputElement>(null);
  const wasSelecting = useRef(false);
  const isSelecting = selected.length > 0;
  useEffect(() => {
    // The button that ended the selection is gone, and the focus with it.
    const isLost = document.activeElement === document.body;
    if (wasSelecting.current && !isSelecting && isLost) box.current?.focus();
    wasSelecting.current = isSelecting;
  }, [isSelecting]);
  return (
    <label className={className}>
      <input
        ref={(input) => {
          box.current = input;
          if (input) input.indeterminate = isSelecting && !isWhole;
        }}
        type="checkbox"
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
