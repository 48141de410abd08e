import { useFetcher } from 'react-router-dom';
import type { Lead } from '#domain/lead.ts';
import { callOutcomeLabels, callOutcomes } from '#domain/lead-activity.ts';
import { leadPath } from '#domain/lead-paths.ts';
import { Button } from '#ui/button.tsx';

/** One press after hanging up. */
export function CallLog({ lead }: { lead: Lead }) {
  const fetcher = useFetcher();
  const saving = fetcher.formData?.get('outcome');
  return (
    <fieldset>
      <legend className="font-display text-[.9375rem] font-bold">How did the call go?</legend>
      <fetcher.Form method="post" action={leadPath(lead)} className="mt-2 grid grid-cols-2 gap-2">
        <input type="hidden" name="intent" value="call" />
        {callOutcomes.map((outcome) => (
          <Button
            key={outcome}
            type="submit"
            name="outcome"
            value={outcome}
            variant="outline"
            size="sm"
            busy={saving === outcome}
            className="border-line! px-2!"
          >
            {callOutcomeLabels[outcome]}
          </Button>
        ))}
      </fetcher.Form>
    </fieldset>
  );
}
