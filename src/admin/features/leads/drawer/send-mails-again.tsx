import { useFetcher } from 'react-router-dom';
import { isNotNotified, type Lead } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { Button } from '#ui/button.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';

/** For a lead whose mail to the clinic failed. */
export function SendMailsAgain({ lead }: { lead: Lead }) {
  const fetcher = useFetcher();
  if (!isNotNotified(lead, useNow())) return null;
  return (
    <fetcher.Form method="post" action={leadPath(lead)} className="mt-2">
      <input type="hidden" name="intent" value="notify" />
      <Button
        type="submit"
        variant="outline"
        size="sm"
        className="border-line"
        busy={fetcher.state !== 'idle'}
        busyLabel="Sending..."
      >
        Send again
      </Button>
    </fetcher.Form>
  );
}
