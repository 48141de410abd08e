import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { KeyList } from './key-list.tsx';
import { useWorkKeys } from './use-work-keys.ts';

/** Opens the list of keys, as '?' does. Small screens seldom have a keyboard. */
export function KeysButton() {
  const [isOpen, setOpen] = useState(false);
  useWorkKeys(() => setOpen(true));
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="max-lg:hidden"
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        <Keyboard className="ico" aria-hidden="true" />
        Keys
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Keyboard shortcuts">
        <KeyList />
      </Dialog>
    </>
  );
}
