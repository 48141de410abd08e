import { useFetcher } from 'react-router-dom';
import type { Lead, LeadStatus } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';

/** What changes a lead's status, and what that shows while it is being stored. */
type StatusChange =
  | { intent: 'status' | 'mail'; to: LeadStatus }
  | { intent: 'dismiss'; to: 'dismissed' }
  | { intent: 'restore' | 'not-spam'; to: 'new' };

/** The lead as it will be while a change is being stored, and the way to change it. */
export function useLeadStatus(lead: Lead) {
  // The same key wherever this lead's menu and buttons stand, so that list and drawer agree.
  const fetcher = useFetcher({ key: `status-${lead.id}` });
  const pending = fetcher.formData?.get('to');
  const shown: Lead =
    typeof pending === 'string' ? { ...lead, status: pending, spam: false } : lead;
  // With the status that the person sees: a colleague's newer one is not overwritten.
  const change = (to: StatusChange) =>
    void fetcher.submit({ ...to, from: shown.status }, { method: 'post', action: leadPath(lead) });
  return { shown, change };
}
