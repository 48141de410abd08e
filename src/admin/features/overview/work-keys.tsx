import { Keyboard } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { KeyList } from './key-list.tsx';
import { useWorkKeys } from './use-work-keys.ts';

type WorkKeysProps = { isOpen: boolean; onChange: (isOpen: boolean) => void };

/** Listens to the keys of the work list, and shows the list of them. */
export function WorkKeys({ isOpen, onChange }: WorkKeysProps) {
  useWorkKeys(() => onChange(true));
  return (
    <Dialog open={isOpen} onClose={() => onChange(false)} title="Keyboard shortcuts">
      <KeyList />
    </Dialog>
  );
}

/** Opens the list of keys, as '?' does. Small screens seldom have a keyboard. */
export function KeysButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="outline"
      className="max-lg:hidden"
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      onClick={onClick}
    >
      <Keyboard className="ico" />
      Keys
    </Button>
  );
}
