import type { ComponentProps, ReactNode } from 'react';
import type { Lead } from '#domain/leads/lead.ts';
import { type StatusLabel, statusLabel } from '#domain/leads/lead-status.ts';
import { Badge } from '#ui/badge.tsx';

const tones: Record<StatusLabel | 'Spam', ComponentProps<typeof Badge>['tone']> = {
  New: 'new',
  Contacted: 'info',
  Completed: 'ok',
  Scheduled: 'ok',
  'Guide Sent': 'info',
  Converted: 'ok',
  Dismissed: 'mute',
  Spam: 'mute',
};

/** The label of a lead's badge; for spam it replaces the status. */
export function badgeLabel(
  lead: Pick<Lead, 'type' | 'status' | 'scheduled' | 'spam'>,
): keyof typeof tones {
  return lead.spam ? 'Spam' : statusLabel(lead);
}

/** children: follows the label, such as a menu's arrow. */
export function StatusBadge({
  label,
  children,
}: {
  label: keyof typeof tones;
  children?: ReactNode;
}) {
  return (
    <Badge tone={tones[label]}>
      {label}
      {children}
    </Badge>
  );
}
