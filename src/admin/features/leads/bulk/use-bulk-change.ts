import { useEffect } from 'react';
import type { Lead, LeadType } from '#domain/leads/lead.ts';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import type { Selection } from '../../../shared/parts/use-selection.ts';
import { useSavedForm } from '../../../shared/save/use-saved-form.ts';
import type { BulkChange, BulkDestination } from './bulk-action.ts';

/** Changes several leads. Those that stay as they were stay selected. */
export function useBulkChange(type: LeadType, selection: Selection<Lead> | null) {
  const { submit, data, sent } = useSavedForm<string[]>();
  const keep = selection?.keep;
  useEffect(() => {
    if (data?.ok) keep?.(data.value);
  }, [data, keep]);

  const pending: BulkChange | null = JSON.parse(String(sent?.get('change') ?? 'null'));
  const change = (to: BulkDestination, leads: Lead[]) => {
    const change: BulkChange = { type, to, leads: leads.map(({ id, status }) => ({ id, status })) };
    void submit(
      { change: JSON.stringify(change) },
      { method: 'post', action: leadListPaths[type] },
    );
  };
  return { change, pendingTo: pending?.to };
}
