import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';

type FormActionsProps = {
  onClose: () => void;
  closeLabel?: string;
  /** Closes without keeping what was typed. */
  onDiscard?: (() => void) | undefined;
  busy: boolean;
  busyLabel: string;
  className?: string;
  /** Above the buttons, and in view with them. */
  above?: ReactNode;
  /** The label of the button that submits. */
  children: ReactNode;
};

/** The foot of a form in a dialog: closes it, or submits. */
export function FormActions({
  onClose,
  closeLabel = 'Cancel',
  onDiscard,
  className,
  above,
  children,
  ...submit
}: FormActionsProps) {
  return (
    <div className={classNames('dialog-actions', className)}>
      {above && <div className="w-full">{above}</div>}
      {onDiscard && (
        <Button variant="ghost" className="px-2" onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button variant="outline" onClick={onClose}>
        {closeLabel}
      </Button>
      <Button type="submit" {...submit}>
        {children}
      </Button>
    </div>
  );
}
