import { isNotNotified, type Lead } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { SaveButton } from '../../save/save-button.tsx';
import { useNow } from '../../use-clock.ts';

/** For a lead whose mail to the clinic failed. */
export function SendMailsAgain({ lead }: { lead: Lead }) {
  if (!isNotNotified(lead, useNow())) return null;
  return (
    <div className="mt-2">
      <SaveButton
        action={leadPath(lead)}
        fields={{ intent: 'notify' }}
        variant="outline"
        size="sm"
        className="border-line"
        busyLabel="Sending..."
      >
        Send again
      </SaveButton>
    </div>
  );
}
