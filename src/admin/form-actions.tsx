import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

type FormActionsProps = {
  onClose: () => void;
  closeLabel?: string;
  busy: boolean;
  busyLabel: string;
  className?: string;
  /** The label of the button that submits. */
  children: ReactNode;
};

/** The foot of a form in a dialog: closes it, or submits. */
export function FormActions({
  onClose,
  closeLabel = 'Cancel',
  className,
  children,
  ...submit
}: FormActionsProps) {
  return (
    <div className={classNames('dialog-actions', className)}>
      <Button variant="outline" size="sm" onClick={onClose}>
        {closeLabel}
      </Button>
      <Button type="submit" size="sm" {...submit}>
        {children}
      </Button>
    </div>
  );
}
