/** Labels of a PIP lead's status and the changes staff can make. */
import type { Lead, LeadStatus } from './lead.ts';
import { reopen, restoreMove, type StatusMove } from './status-move.ts';

export type PipStatusLabel = 'New' | 'Contacted' | 'Guide Sent' | 'Converted' | 'Dismissed';

/** An unknown status shows as New, so the lead is not overlooked. */
export function pipStatusLabel(status: string): PipStatusLabel {
  switch (status) {
    case 'contacted':
    case 'in_review':
      return 'Contacted';
    case 'guide_sent':
      return 'Guide Sent';
    case 'converted':
    case 'closed':
      return 'Converted';
    case 'dismissed':
      return 'Dismissed';
    default:
      return 'New';
  }
}

const steps: PipStatusLabel[] = ['New', 'Contacted', 'Guide Sent', 'Converted'];

/** Whether a mail that sets the status `to` moves the lead forward: a second mail to a patient takes nothing back. */
export function isStepForward(from: string, to: LeadStatus): boolean {
  const label = pipStatusLabel(from);
  return label !== 'Dismissed' && steps.indexOf(label) < steps.indexOf(pipStatusLabel(to));
}

const contacted: StatusMove = { to: 'contacted', label: 'Mark contacted' };
const converted: StatusMove = { to: 'converted', label: 'Mark converted' };

/** The badge's menu, for events outside this program. Mails and dismissal have buttons of their own. */
export function pipStatusMoves({ status }: Pick<Lead, 'status'>): StatusMove[] {
  switch (pipStatusLabel(status)) {
    case 'New':
      return [contacted, converted];
    case 'Contacted':
    case 'Guide Sent':
      return [converted, reopen];
    case 'Converted':
      return [reopen];
    case 'Dismissed':
      return [restoreMove];
  }
}
