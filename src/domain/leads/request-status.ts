/** Labels of an appointment or attorney request's status and the changes staff can make. */
import type { Lead } from './lead.ts';
import { dismissMove, reopen, restoreMove, type StatusMove } from './status-move.ts';

/** The badge's label. Scheduled comes from a booked visit, never from the stored status. */
export type RequestStatusLabel = 'New' | 'Contacted' | 'Completed' | 'Scheduled' | 'Dismissed';

/** An unknown status shows as New, so the lead is not overlooked. */
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
      return [inReview, completed, reopen, dismissMove];
    case 'in_review':
      return [contacted, completed, reopen, dismissMove];
    case 'closed':
      return [reopen, dismissMove];
    case 'dismissed':
      return [restoreMove];
    default:
      return [contacted, inReview, completed, dismissMove];
  }
}
