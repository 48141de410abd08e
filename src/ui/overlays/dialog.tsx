import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { Modal } from './modal.tsx';

type DialogProps = {
  open: boolean;
  /** Without it the dialog cannot be closed. */
  onClose?: () => void;
  title: string;
  className?: string;
  children?: ReactNode;
  actions?: ReactNode;
};

export function Dialog({ open, onClose, title, className, children, actions }: DialogProps) {
  const titleId = useId();
  if (!open) return null;
  return (
    <Modal onClose={onClose} aria-labelledby={titleId} className={classNames('dialog', className)}>
      <div className="dialog-in">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        {children && <div className="dialog-body">{children}</div>}
        {actions && <div className="dialog-actions">{actions}</div>}
        {/* Last in the order of focus, so that a form's first field comes first. */}
        {onClose && <IconButton icon={X} className="dialog-x" label="Close" onClick={onClose} />}
      </div>
    </Modal>
  );
}
