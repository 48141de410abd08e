/** How a lead's status reads, and what staff may make of it; each type of lead has its own words. */
import type { Lead } from './lead.ts';
import { type PipStatusLabel, pipStatusLabel, pipStatusMoves } from './pip-status.ts';
import {
  type RequestStatusLabel,
  requestStatusLabel,
  requestStatusMoves,
} from './request-status.ts';
import type { StatusMove } from './status-move.ts';

export type StatusLabel = RequestStatusLabel | PipStatusLabel;

/** What the badge says; whatever is not known shows as New. */
export function statusLabel({
  type,
  status,
  scheduled,
}: Pick<Lead, 'type' | 'status' | 'scheduled'>): StatusLabel {
  if (type === 'pip') return pipStatusLabel(status);
  const label = requestStatusLabel(status);
  return scheduled && (label === 'New' || label === 'Contacted') ? 'Scheduled' : label;
}

/** Like the label, but tells 'In review' apart: for the history and the export. */
export function statusDetail(lead: Pick<Lead, 'type' | 'status'>): StatusLabel | 'In review' {
  return lead.status === 'in_review' ? 'In review' : statusLabel(lead);
}

/** The menu of a lead's badge; empty for spam, which has to be cleared first. */
export function statusMoves(lead: Pick<Lead, 'type' | 'status' | 'spam'>): StatusMove[] {
  if (lead.spam) return [];
  return lead.type === 'pip' ? pipStatusMoves(lead) : requestStatusMoves(lead);
}
