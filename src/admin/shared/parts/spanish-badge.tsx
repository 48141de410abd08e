import { Badge } from '#ui/badge.tsx';

/** Beside a request that was sent from a Spanish page, or what is in Spanish itself. */
export function SpanishBadge({ title = 'Sent in Spanish' }: { title?: string }) {
  return (
    <Badge tone="info">
      <span aria-hidden="true" title={title}>
        ES
      </span>
      <span className="sr-only">{title}</span>
    </Badge>
  );
}
