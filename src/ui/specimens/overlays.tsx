import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { TextField } from '../forms/field.tsx';
import { ConfirmDialog } from '../overlays/confirm-dialog.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { Drawer } from '../overlays/drawer.tsx';
import { Menu } from '../overlays/menu.tsx';
import { toast } from '../overlays/toast.tsx';
import { Group, Specimen } from './specimen.tsx';

const kinds = ['dialog', 'confirm', 'drawer'] as const;

const withUndo = (words: string) =>
  toast.success(words, { action: { label: 'Undo', onSelect: () => toast.success('Undone') } });

const toasts = {
  Success: () => toast.success('Photo updated successfully!'),
  Error: () => toast.error('Failed to upload image'),
  'With Undo': () => withUndo('Marked as contacted'),
};

const items = Object.entries(toasts).map(([label, onSelect]) => ({ label, onSelect }));
const menu = <Menu label="New: a menu" trigger={<Badge tone="new">New</Badge>} items={items} />;

export function Overlays() {
  const [open, setOpen] = useState<(typeof kinds)[number] | null>(null);
  const close = () => setOpen(null);
  const save = (
    <Button size="sm" onClick={close}>
      Save
    </Button>
  );
  return (
    <Group id="overlays" title="Dialogs, menus and toasts">
      <Specimen
        title="Dialogs"
        note="Focus moves in and comes back; Escape and a click beside it close."
        className="flex flex-wrap gap-3"
      >
        {kinds.map((kind) => (
          <Button key={kind} variant="outline" onClick={() => setOpen(kind)}>
            {kind}
          </Button>
        ))}
      </Specimen>
      <Dialog open={open === 'dialog'} onClose={close} title="Add a staff member" actions={save}>
        <TextField label="Name" name="staff-name" size="sm" />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={() => {
          close();
          withUndo('Photo deleted');
        }}
        title="Delete this photo?"
        confirmLabel="Delete photo"
      >
        “Waiting room” will be removed from the gallery. This cannot be undone.
      </ConfirmDialog>
      {open === 'drawer' && (
        <Drawer title="Maria Olsen" onClose={close} actions={save}>
          {menu}
        </Drawer>
      )}
      <Specimen
        title="Menus"
        note="Arrow keys, Home, End, the first letter; Escape returns to the button."
      >
        {menu}
      </Specimen>
      <Specimen
        title="Toasts"
        note="Five seconds, longer while the pointer or the focus rests on them; at most three."
        className="flex flex-wrap gap-3"
      >
        {items.map(({ label, onSelect }) => (
          <Button key={label} variant="outline" onClick={onSelect}>
            {label}
          </Button>
        ))}
      </Specimen>
    </Group>
  );
}
