import { isNotNotified, type Lead } from '#domain/leads/lead.ts';
import { Badge, Chip } from '#ui/badge.tsx';
import { useNow } from '../../use-clock.ts';

/** What staff should know before they call; nothing for most leads. */
export function LeadMarks({ lead }: { lead: Lead }) {
  const notNotified = isNotNotified(lead, useNow());
  if (!notNotified && !lead.duplicateOf) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      {notNotified && <Badge tone="bad">Not notified</Badge>}
      {lead.duplicateOf && (
        <Chip className="text-caption whitespace-normal">Possible duplicate</Chip>
      )}
    </p>
  );
}
