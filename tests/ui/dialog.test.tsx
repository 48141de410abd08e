import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/forms/field.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { press } from '../press.ts';

function StaffDialog({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add</Button>
      <Dialog open={open} onClose={close} title="Add a staff member">
        <TextField label="Name" name="name" />
      </Dialog>
    </>
  );
}

const add = () => screen.getByRole('button', { name: 'Add' });

describe('a dialog', () => {
  it('is named by its title and takes the focus to its first field', async () => {
    render(<StaffDialog />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(add());
    expect(screen.getByRole('dialog', { name: 'Add a staff member' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its Close button', () => press('Close')],
    ['a click beside it', () => userEvent.click(screen.getByRole('dialog'))],
  ])('closes by %s and gives the focus back', async (_, leave) => {
    const onClose = vi.fn();
    render(<StaffDialog onClose={onClose} />);
    await userEvent.click(add());
    await leave();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(add()).toHaveFocus();
  });

  it('stays when a drag that began inside ends beside it', async () => {
    render(<StaffDialog />);
    await userEvent.click(add());
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('textbox', { name: 'Name' }) },
      { keys: '[/MouseLeft]', target: screen.getByRole('dialog') },
    ]);
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('tells its parent when the browser closes it', async () => {
    render(<StaffDialog />);
    await userEvent.click(add());
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    dialog.close();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });
});

describe('a confirmation', () => {
  const confirm = (onConfirm: () => void, onClose: () => void) => (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title="Delete this photo?"
      confirmLabel="Delete photo"
    >
      This cannot be undone.
    </ConfirmDialog>
  );

  it('focuses Cancel and names the consequence', () => {
    render(confirm(vi.fn(), vi.fn()));
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this photo?' });
    expect(dialog).toHaveAccessibleDescription('This cannot be undone.');
  });

  it('calls only the chosen handler', async () => {
    const [onConfirm, onClose] = [vi.fn(), vi.fn()];
    render(confirm(onConfirm, onClose));
    await press('Delete photo');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    await press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('a drawer is open while rendered, and named by its title', async () => {
  const onClose = vi.fn();
  render(
    <Drawer title="Maria Olsen" onClose={onClose}>
      Whiplash
    </Drawer>,
  );
  expect(screen.getByRole('dialog', { name: 'Maria Olsen' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});
