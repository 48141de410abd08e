import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

/** Asks first: the changed words are gone afterwards. */
export function ResetWords({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" className="-ml-3 w-fit" onClick={() => setOpen(true)}>
        <RotateCcw className="ico" />
        Back to the original words
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
        title="Go back to the original words?"
        confirmLabel="Use the original words"
      >
        The changed words are deleted.
      </ConfirmDialog>
    </>
  );
}
