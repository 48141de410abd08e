/** Labels of a lead's status and the changes staff can make. Each type of lead has its own words. */
import type { Lead } from './lead.ts';
import { type PipStatusLabel, pipStatusLabel, pipStatusMoves } from './pip-status.ts';
import { dismissMove, reopen, restoreMove, type StatusMove } from './status-move.ts';

export type StatusLabel = RequestStatusLabel | PipStatusLabel;

/** The badge's label. An unknown status shows as New. */
export function statusLabel({
  type,
  status,
  scheduled,
}: Pick<Lead, 'type' | 'status' | 'scheduled'>): StatusLabel {
  if (type === 'pip') return pipStatusLabel(status);
  const label = requestStatusLabel(status);
  return scheduled && (label === 'New' || label === 'Contacted') ? 'Scheduled' : label;
}

/** Like the label, but with 'In review' as a status of its own: for the history and the export. */
export function statusDetail(lead: Pick<Lead, 'type' | 'status'>): StatusLabel | 'In review' {
  return lead.status === 'in_review' ? 'In review' : statusLabel(lead);
}

/** The menu of a lead's badge. Empty for spam: staff clear the spam mark first. */
export function statusMoves(lead: Pick<Lead, 'type' | 'status' | 'spam'>): StatusMove[] {
  if (lead.spam) return [];
  return lead.type === 'pip' ? pipStatusMoves(lead) : requestStatusMoves(lead);
}

/** Labels of an appointment or attorney request's status and the changes staff can make. */
/** The badge's label. Scheduled comes from a booked visit, never from the stored status. */
type RequestStatusLabel = 'New' | 'Contacted' | 'Completed' | 'Scheduled' | 'Dismissed';

/** An unknown status shows as New, so the lead is not overlooked. */
function requestStatusLabel(status: string): RequestStatusLabel {
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

function requestStatusMoves({ status }: Pick<Lead, 'status'>): StatusMove[] {
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
