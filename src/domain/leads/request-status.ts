/** How the status of an appointment or attorney request reads, and what staff may make of it. */
import type { Lead } from './lead.ts';
import { reopen, restore, type StatusMove } from './status-move.ts';

/** What the badge says. Scheduled comes from a live appointment, never from the stored status. */
export type RequestStatusLabel = 'New' | 'Contacted' | 'Completed' | 'Scheduled' | 'Dismissed';

/** Whatever is not known shows as New, so that nobody is overlooked. */
export function requestStatusLabel(status: string): RequestStatusLabel {
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

const contacted: StatusMove = { to: 'contacted', label: 'Mark contacted' };
const inReview: StatusMove = { to: 'in_review', label: 'In review' };
const completed: StatusMove = { to: 'closed', label: 'Mark completed' };

export function requestStatusMoves({ status }: Pick<Lead, 'status'>): StatusMove[] {
  switch (status) {
    case 'contacted':
      return [inReview, completed, reopen];
    case 'in_review':
      return [contacted, completed, reopen];
    case 'closed':
      return [reopen];
    case 'dismissed':
      return [restore];
    default:
      return [contacted, inReview, completed];
  }
}
