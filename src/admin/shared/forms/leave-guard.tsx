import { type ReactNode, type RefObject, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';

type LeaveGuardProps = {
  dirty: boolean;
  title?: string;
  confirmLabel?: string;
  cancelLabel?: string;
  /** True while the editor itself navigates. */
  leaving?: RefObject<boolean>;
  onDiscard?: () => void;
  /** What has not been saved, in a sentence. */
  children: ReactNode;
};

/** Asks before a link of the back office, or Back, leaves unsaved text or what is under way. */
export function LeaveGuard({
  dirty,
  title = 'Leave without saving?',
  confirmLabel = 'Discard changes',
  cancelLabel = 'Keep writing',
  leaving,
  onDiscard,
  children,
}: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !leaving?.current && currentLocation.pathname !== nextLocation.pathname,
  );
  // What is under way may end while it asks. What can be discarded ends by the answer.
  const isOver = !dirty && !onDiscard;
  useEffect(() => {
    if (blocker.state === 'blocked' && isOver) blocker.proceed();
  }, [blocker, isOver]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onDiscard?.();
        blocker.proceed?.();
      }}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel={cancelLabel}
    >
      {children}
    </ConfirmDialog>
  );
}
