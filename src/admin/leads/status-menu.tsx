import { ChevronDown } from 'lucide-react';
import { useFetcher } from 'react-router-dom';
import { type Lead, leadName } from '#domain/lead.ts';
import { statusMoves } from '#domain/lead-status.ts';
import { Menu } from '#ui/menu.tsx';
import { leadPath } from './list-address.ts';
import { badgeLabel, StatusBadge } from './status-badge.tsx';

/** The badge, and what staff may make of it. It shows the new status while that is being stored. */
export function StatusMenu({ lead }: { lead: Lead }) {
  // The same key wherever this lead's menu stands, so that list and drawer agree.
  const fetcher = useFetcher({ key: `status-${lead.id}` });
  const submit = (fields: Record<string, string>) =>
    fetcher.submit(fields, { method: 'post', action: leadPath(lead.id) });

  const pending = fetcher.formData?.get('to');
  const shown = typeof pending === 'string' ? { status: pending, spam: false } : lead;
  const label = badgeLabel(shown);
  const items = shown.spam
    ? [{ label: 'Not spam', onSelect: () => submit({ intent: 'not-spam', to: 'new' }) }]
    : statusMoves(shown).map(({ to, label }) => ({
        label,
        onSelect: () => submit({ intent: 'status', from: lead.status, to }),
      }));

  return (
    <Menu
      label={`${label}: change status of ${leadName(lead)}`}
      trigger={
        <StatusBadge label={label}>
          <ChevronDown
            className="-mr-1 -ml-0.5 size-3.5 flex-none @max-4xl:hidden"
            aria-hidden="true"
          />
        </StatusBadge>
      }
      items={items}
    />
  );
}
