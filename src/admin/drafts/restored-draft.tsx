import type { MouseEvent } from 'react';
import { Button } from '#ui/button.tsx';

type RestoredDraftProps = {
  /** 'Unsaved note restored' */
  children: string;
  /** Absent when nothing was restored. */
  onDiscard: (() => void) | null;
};

/** A quiet line above a form whose text is from an earlier visit. */
export function RestoredDraft({ children, onDiscard }: RestoredDraftProps) {
  const discard = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const controls = currentTarget
      .closest('form, fieldset')
      ?.querySelectorAll<HTMLElement>('input:not([type=hidden]), textarea, select, button');
    onDiscard?.();
    // The button disappears, and the focus with it.
    [...(controls ?? [])].find((control) => control !== currentTarget)?.focus();
  };
  return (
    <div role="status" className="empty:hidden">
      {onDiscard && (
        <p className="flex flex-wrap items-center gap-x-2 text-small text-text-2">
          {children}
          <Button variant="ghost" size="sm" className="px-1.5" onClick={discard}>
            Discard
          </Button>
        </p>
      )}
    </div>
  );
}
