import { Badge } from '#ui/badge.tsx';

/** Beside a request that was sent from a Spanish page. */
export function SpanishBadge() {
  return (
    <Badge tone="info">
      <span aria-hidden="true" title="Sent in Spanish">
        ES
      </span>
      <span className="sr-only">Sent in Spanish</span>
    </Badge>
  );
}
