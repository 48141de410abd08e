import { Button } from '#ui/button.tsx';

type EditorActionsProps = { onCancel: () => void; isBusy: boolean };

/** The foot of the editor. It stays on the screen while long words scroll. */
export function EditorActions({ onCancel, isBusy }: EditorActionsProps) {
  return (
    <div className="sticky bottom-(--bottom-bar,0px) z-10 flex justify-end gap-2.5 border-t border-line bg-sunken py-3">
      <Button variant="outline" size="sm" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" size="sm" busy={isBusy} busyLabel="Saving…">
        Save
      </Button>
    </div>
  );
}
