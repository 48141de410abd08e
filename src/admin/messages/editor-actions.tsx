import { Button } from '#ui/button.tsx';
import { ResetWords } from './reset-words.tsx';

type EditorActionsProps = {
  onCancel: () => void;
  /** null while the words are the original ones. */
  onReset: (() => void) | null;
  isBusy: boolean;
};

/** The foot of the editor. It stays on the screen while long words scroll. */
export function EditorActions({ onCancel, onReset, isBusy }: EditorActionsProps) {
  return (
    <div className="sticky bottom-(--bottom-bar,0px) z-10 flex flex-wrap items-center justify-end gap-2.5 border-t border-line bg-sunken py-3">
      {onReset && <ResetWords onConfirm={onReset} />}
      <Button variant="outline" size="sm" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" size="sm" busy={isBusy} busyLabel="Saving…">
        Save
      </Button>
    </div>
  );
}
