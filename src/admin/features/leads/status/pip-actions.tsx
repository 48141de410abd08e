import { RotateCcw, X } from 'lucide-react';
import { useId, useState } from 'react';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { isInView } from '#domain/leads/lead-view.ts';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { NoMailReason, PipMailButton } from './pip-mail-button.tsx';
import { useLeadStatus } from './use-lead-status.ts';

type PipActionsProps = {
  lead: Lead;
  /** In a narrow table the buttons show icons only; in a card they share its width. */
  look: 'row' | 'card';
};

/** Contact, Send Guide and Dismiss. A dismissed lead can only be restored; the badge's menu clears spam. */
export function PipActions({ lead, look }: PipActionsProps) {
  const { shown, change } = useLeadStatus(lead);
  const reasonId = useId();
  const name = leadName(lead);
  const className =
    look === 'card'
      ? 'flex-1 @max-[17rem]:px-2'
      : '@max-4xl:min-h-8 @max-4xl:w-7 @max-5xl:w-9 @max-5xl:flex-none @max-5xl:px-0 @5xl:px-2.5';
  if (lead.spam) return null;
  if (lead.status === 'dismissed') {
    return (
      <Button
        variant="line"
        className={look === 'card' ? 'w-full' : undefined}
        aria-label={`Restore ${name}`}
        onClick={() => change({ intent: 'restore', to: 'new' })}
      >
        <RotateCcw className="ico" />
        Restore
      </Button>
    );
  }

  const button = { lead, className, reasonId, isRow: look === 'row' };
  return (
    <>
      <div
        className={classNames(
          'flex',
          look === 'card' ? 'flex-wrap gap-2' : 'gap-1 @max-4xl:gap-0.5 @5xl:gap-1.5',
        )}
      >
        <PipMailButton
          {...button}
          mail="contact"
          variant={isInView(shown, 'new') ? 'primary' : 'line'}
        />
        <PipMailButton {...button} mail="guide" variant="line" />
        <DismissButton lead={lead} />
      </div>
      <NoMailReason lead={lead} id={reasonId} />
    </>
  );
}

function DismissButton({ lead }: { lead: Lead }) {
  const [asking, setAsking] = useState(false);
  const { change } = useLeadStatus(lead);
  const name = leadName(lead);
  return (
    <>
      <IconButton
        icon={X}
        className="flex-none"
        label={`Dismiss ${name}`}
        title="Dismiss"
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          change({ intent: 'dismiss', to: 'dismissed' });
        }}
        title="Dismiss this lead?"
        confirmLabel="Dismiss lead"
      >
        Are you sure you want to dismiss {name}? This will remove them from the active leads list.
      </ConfirmDialog>
    </>
  );
}
