import type { ReactNode, RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

type LeaveGuardProps = {
  dirty: boolean;
  /** True while the editor itself navigates. */
  leaving?: RefObject<boolean>;
  onDiscard: () => void;
  /** What has not been saved, in a sentence. */
  children: ReactNode;
};

/** Asks before a link of the back office, or Back, leaves unsaved text. */
export function LeaveGuard({ dirty, leaving, onDiscard, children }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !leaving?.current && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
      title="Leave without saving?"
      confirmLabel="Discard changes"
      cancelLabel="Keep writing"
    >
      {children}
    </ConfirmDialog>
  );
}
