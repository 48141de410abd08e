import type { MouseEvent } from 'react';
import { Button } from '#ui/button.tsx';

type RestoredDraftProps = {
  /** 'Unsaved note restored' */
  children: string;
  /** Absent where there is nothing to say. */
  onDiscard: (() => void) | null;
};

/** A quiet line above a form whose text is from an earlier visit. */
export function RestoredDraft({ children, onDiscard }: RestoredDraftProps) {
  const discard = (event: MouseEvent<HTMLButtonElement>) => {
    const form = event.currentTarget.closest('form');
    onDiscard?.();
    // The button goes, and the focus with it.
    form?.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select, button')?.focus();
  };
  return (
    <div role="status" className="empty:hidden">
      {onDiscard && (
        <p className="flex flex-wrap items-center gap-x-1 text-small text-text-2">
          {children}
          <Button variant="ghost" size="sm" onClick={discard}>
            Discard
          </Button>
        </p>
      )}
    </div>
  );
}
