import { useEffect } from 'react';
import { useFetcher } from 'react-router-dom';
import type { Lead, LeadType } from '#domain/leads/lead.ts';
import { leadListPaths } from '#domain/leads/lead-paths.ts';
import type { Selection } from '../../../shared/parts/use-selection.ts';
import type { BulkAnswer, BulkChange, BulkDestination } from './bulk-action.ts';

/** Changes several leads. Those that stay as they were stay selected. */
export function useBulkChange(type: LeadType, selection: Selection<Lead> | null) {
  const fetcher = useFetcher<BulkAnswer>();
  const keep = selection?.keep;
  const answer = fetcher.data;
  useEffect(() => {
    if (answer) keep?.(answer.left);
  }, [answer, keep]);

  const pending = fetcher.json as BulkChange | undefined;
  const change = (to: BulkDestination, leads: Lead[]) => {
    const change: BulkChange = { type, to, leads: leads.map(({ id, status }) => ({ id, status })) };
    void fetcher.submit(change, {
      method: 'post',
      encType: 'application/json',
      action: leadListPaths[type],
    });
  };
  return { change, pendingTo: pending?.to };
}
