import { Button } from '#ui/button.tsx';

type RestoredDraftProps = {
  /** 'Unsaved note restored' */
  children: string;
  /** Absent when nothing was restored. */
  onDiscard: (() => void) | null;
};

/** A quiet line above a form whose text is from an earlier visit. */
export function RestoredDraft({ children, onDiscard }: RestoredDraftProps) {
  return (
    <div role="status" className="empty:hidden">
      {onDiscard && (
        <p className="flex flex-wrap items-center gap-x-2 text-small text-text-2">
          {children}
          <Button variant="ghost" className="px-1.5" onClick={onDiscard}>
            Discard
          </Button>
        </p>
      )}
    </div>
  );
}
