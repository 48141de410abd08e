import { isNotNotified, type Lead } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { SaveButton } from '../../../shared/save/save-button.tsx';

/** For a lead whose mail to the clinic failed. */
export function SendMailsAgain({ lead }: { lead: Lead }) {
  if (!isNotNotified(lead, useNow())) return null;
  return (
    <div className="mt-2">
      <SaveButton
        action={leadPath(lead)}
        fields={{ intent: 'notify' }}
        variant="line"
        busyLabel="Sending..."
      >
        Send again
      </SaveButton>
    </div>
  );
}
