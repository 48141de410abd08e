import { X } from 'lucide-react';
import { useState } from 'react';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { useLeadStatus } from './use-lead-status.ts';

export function DismissButton({ lead }: { lead: Lead }) {
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
