/** How an appointment request's status reads, and what staff may make of it. */
import type { Lead, LeadStatus } from './lead.ts';

/** What the badge says. Scheduled comes from a live appointment, never from the stored status. */
export type StatusLabel = 'New' | 'Contacted' | 'Completed' | 'Scheduled' | 'Dismissed';

/** Whatever is not known shows as New, so that nobody is overlooked. */
export function statusLabel(status: string): StatusLabel {
  switch (status) {
    case 'contacted':
    case 'in_review':
      return 'Contacted';
    case 'closed':
      return 'Completed';
    case 'dismissed':
      return 'Dismissed';
    default:
      return 'New';
  }
}

/** Like the label, but tells 'In review' apart: for the history and the export. */
export function statusDetail(status: string): StatusLabel | 'In review' {
  return status === 'in_review' ? 'In review' : statusLabel(status);
}

export type StatusMove = { to: LeadStatus; label: string };

const contacted: StatusMove = { to: 'contacted', label: 'Mark contacted' };
const inReview: StatusMove = { to: 'in_review', label: 'In review' };
const completed: StatusMove = { to: 'closed', label: 'Mark completed' };
const reopen: StatusMove = { to: 'new', label: 'Reopen' };

/** The menu of an appointment request; empty for spam, which has to be cleared first. */
export function statusMoves(lead: Pick<Lead, 'status' | 'spam'>): StatusMove[] {
  if (lead.spam) return [];
  switch (lead.status) {
    case 'contacted':
      return [inReview, completed, reopen];
    case 'in_review':
      return [contacted, completed, reopen];
    case 'closed':
    case 'dismissed':
      return [reopen];
    default:
      return [contacted, inReview, completed];
  }
}
