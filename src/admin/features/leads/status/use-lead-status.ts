import type { Lead, LeadStatus } from '#domain/leads/lead.ts';
import { leadPath } from '#domain/leads/lead-paths.ts';
import { useSavedForm } from '../../../shared/save/use-saved-form.ts';

/** What changes a lead's status, and what it shows while it is being stored. */
type StatusChange =
  | { intent: 'status' | 'mail'; to: LeadStatus }
  | { intent: 'dismiss'; to: 'dismissed' }
  | { intent: 'spam'; to: 'spam' }
  | { intent: 'restore' | 'not-spam'; to: 'new' };

/** The lead with its pending status, and a function to change it. */
export function useLeadStatus(lead: Lead) {
  // The same key for every menu and button of this lead, so that list and drawer agree.
  const { send, sent } = useSavedForm(`status-${lead.id}`);
  const pending = sent?.get('to');
  const shown = typeof pending === 'string' ? withPending(lead, pending) : lead;
  // Sends the status on screen: a colleague's newer one is not overwritten.
  const change = (to: StatusChange) => send({ ...to, from: shown.status }, leadPath(lead));
  return { shown, change };
}

function withPending(lead: Lead, to: string): Lead {
  return to === 'spam' ? { ...lead, spam: true } : { ...lead, status: to, spam: false };
}
