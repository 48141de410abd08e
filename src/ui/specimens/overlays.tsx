import { ChevronDown } from 'lucide-react';
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

const done = (what: string) => () => toast.success(what);

const statusItems = [
  { label: 'Mark contacted', onSelect: done('Marked as contacted') },
  { label: 'In review', onSelect: done('In review') },
  { label: 'Reopen', onSelect: done('Reopened') },
];

const newBadge = (
  <Badge tone="new">
    New
    <ChevronDown className="ico" />
  </Badge>
);

export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | null>(null);
  const close = () => setOpen(null);
  return (
    <Group id="overlays" title="Dialogs, menus and toasts">
      <Specimen
        title="Dialogs"
        note="Focus moves in and comes back; Escape and a click beside it close."
        className="flex flex-wrap gap-3"
      >
        <Button variant="outline" onClick={() => setOpen('dialog')}>
          Form in a dialog
        </Button>
        <Button variant="outline" onClick={() => setOpen('confirm')}>
          Ask before deleting
        </Button>
        <Button variant="outline" onClick={() => setOpen('drawer')}>
          Details in a drawer
        </Button>
      </Specimen>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Add a staff member"
        actions={
          <>
            <Button variant="outline" size="sm" onClick={close}>
              Cancel
            </Button>
            <Button size="sm" onClick={close}>
              Save
            </Button>
          </>
        }
      >
        <TextField label="Name" name="staff-name" size="sm" />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        onConfirm={() => {
          close();
          toast.success('Photo deleted', {
            action: { label: 'Undo', onSelect: done('Photo is back') },
          });
        }}
        title="Delete this photo?"
        confirmLabel="Delete photo"
      >
        “Waiting room” will be removed from the gallery. This cannot be undone.
      </ConfirmDialog>
      {open === 'drawer' && (
        <Drawer
          title="Maria Olsen"
          onClose={close}
          actions={
            <Button size="sm" onClick={() => toast.error('Failed to save the note')}>
              Save note
            </Button>
          }
        >
          <dl className="grid grid-cols-[7rem_1fr] gap-y-2">
            <dt className="text-text-3">Injury</dt>
            <dd>Whiplash, headaches</dd>
            <dt className="text-text-3">Accident</dt>
            <dd>Yes</dd>
            <dt className="text-text-3">Status</dt>
            <dd>
              <Menu label="Change status, now New" trigger={newBadge} items={statusItems} />
            </dd>
          </dl>
        </Drawer>
      )}
      <Specimen
        title="Menus"
        note="Arrow keys, Home, End, the first letter; Escape returns to the button."
        className="flex flex-wrap items-center gap-5"
      >
        <Menu label="Change status, now New" trigger={newBadge} items={statusItems} />
      </Specimen>
      <Specimen
        title="Toasts"
        note="Five seconds, longer while the pointer or the focus rests on them; at most three."
        className="flex flex-wrap gap-3"
      >
        <Button variant="outline" onClick={done('Photo updated successfully!')}>
          Success
        </Button>
        <Button variant="outline" onClick={() => toast.error('Failed to upload image')}>
          Error
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toast.success('Marked as contacted', {
              action: { label: 'Undo', onSelect: done('Back to New') },
            })
          }
        >
          With Undo
        </Button>
      </Specimen>
    </Group>
  );
}
