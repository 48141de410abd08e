import type { RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

type LeaveGuardProps = {
  dirty: boolean;
  /** True while the editor itself navigates. */
  leaving: RefObject<boolean>;
  onDiscard: () => void;
};

/** Asks before a link of the back office, or Back, leaves unsaved text. */
export function LeaveGuard({ dirty, leaving, onDiscard }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !leaving.current && currentLocation.pathname !== nextLocation.pathname,
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
      The changes to this post have not been saved.
    </ConfirmDialog>
  );
}
