import { callBackMark } from '#domain/leads/call-back-text.ts';
import { isNotNotified, type Lead } from '#domain/leads/lead.ts';
import { Badge, Chip } from '#ui/badge.tsx';
import { SpanishBadge } from '../../../shared/parts/spanish-badge.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';

/** What staff should know before they call; nothing for most leads. */
export function LeadMarks({ lead }: { lead: Lead }) {
  const now = useNow();
  const { callBackAt, language } = lead;
  const notNotified = isNotNotified(lead, now);
  const isSpanish = language === 'es';
  if (!callBackAt && !notNotified && !lead.duplicateOf && !lead.hold && !isSpanish) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      {isSpanish && <SpanishBadge />}
      {callBackAt && (
        <Badge tone={callBackAt <= now ? 'new' : 'info'} className="num">
          {callBackMark(callBackAt, now)}
        </Badge>
      )}
      {notNotified && <Badge tone="bad">Not notified</Badge>}
      {lead.hold && <Badge tone="mute">Legal hold</Badge>}
      {lead.duplicateOf && (
        <Chip className="text-caption whitespace-normal">Possible duplicate</Chip>
      )}
    </p>
  );
}
