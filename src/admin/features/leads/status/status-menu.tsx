import { ChevronDown } from 'lucide-react';
import { type Lead, leadName } from '#domain/leads/lead.ts';
import { statusMoves } from '#domain/leads/lead-status.ts';
import { Menu } from '#ui/overlays/menu.tsx';
import { badgeLabel, StatusBadge } from './status-badge.tsx';
import { useLeadStatus } from './use-lead-status.ts';

/** The badge with its menu. Shows the new status while it is being stored. */
export function StatusMenu({ lead }: { lead: Lead }) {
  const { shown, change } = useLeadStatus(lead);
  const label = badgeLabel(shown);
  const isDismissed = shown.status === 'dismissed';
  const items = shown.spam
    ? [{ label: 'Not spam', onSelect: () => change({ intent: 'not-spam', to: 'new' }) }]
    : statusMoves(shown).map(({ to, label }) => ({
        label,
        onSelect: () =>
          change(isDismissed ? { intent: 'restore', to: 'new' } : { intent: 'status', to }),
      }));
  if (!shown.spam && !isDismissed) {
    const onSelect = () => change({ intent: 'spam', to: 'spam' });
    items.push({ label: 'Mark as spam', onSelect });
  }

  return (
    <Menu
      label={`${label}: change status of ${leadName(lead)}`}
      trigger={
        <StatusBadge label={label}>
          <ChevronDown className="-mr-1 -ml-0.5 size-3.5 flex-none @max-4xl:hidden" />
        </StatusBadge>
      }
      items={items}
    />
  );
}
