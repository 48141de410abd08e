import { type ReactNode, useId } from 'react';
import { Button } from '../button.tsx';
import { Modal } from './modal.tsx';

type ConfirmDialogProps = {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  busy?: boolean;
  busyLabel?: string;
};

export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  busy,
  busyLabel,
}: ConfirmDialogProps) {
  const id = useId();
  if (!open) return null;
  return (
    <Modal
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="dialog"
      onClose={onClose}
    >
      <div className="dialog-in">
        <h2 id={`${id}-title`} className="dialog-title">
          {title}
        </h2>
        <div id={`${id}-text`} className="dialog-body text-text-2">
          {children}
        </div>
        <div className="dialog-actions">
          {/* First, so that it has the focus: a hasty Enter changes nothing. */}
          <Button variant="outline" size="sm" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant="danger" size="sm" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
