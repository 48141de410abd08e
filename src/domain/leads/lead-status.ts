/** Labels of a lead's status and the changes staff can make. Each type of lead has its own words. */
import type { Lead } from './lead.ts';
import { type PipStatusLabel, pipStatusLabel, pipStatusMoves } from './pip-status.ts';
import {
  type RequestStatusLabel,
  requestStatusLabel,
  requestStatusMoves,
} from './request-status.ts';
import type { StatusMove } from './status-move.ts';

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
