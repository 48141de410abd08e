/** Labels of a lead's status and the changes staff can make. Each type of lead has its own words. */
import type { Lead, LeadStatus } from './lead.ts';
import { listOf } from './lead-view.ts';

type Labeled = Pick<Lead, 'type' | 'status'>;

type StoredLabel = 'New' | 'Contacted' | 'Guide Sent' | 'Completed' | 'Converted' | 'Dismissed';

export type StatusLabel = StoredLabel | 'Scheduled';

/** That of its list: an unknown status shows as New, so the lead is not overlooked. */
function storedLabel({ type, status }: Labeled): StoredLabel {
  switch (listOf({ type, status, spam: false })) {
    case 'contacted':
      return status === 'guide_sent' ? 'Guide Sent' : 'Contacted';
    case 'completed':
      return type === 'pip' ? 'Converted' : 'Completed';
    case 'dismissed':
      return 'Dismissed';
    default:
      return 'New';
  }
}

/** The badge's label. Scheduled comes from a booked visit, never from the stored status. */
export function statusLabel({
  scheduled,
  ...lead
}: Labeled & Pick<Lead, 'scheduled'>): StatusLabel {
  const label = storedLabel(lead);
  const isOpen = label === 'New' || label === 'Contacted';
  return scheduled && isOpen && lead.type !== 'pip' ? 'Scheduled' : label;
}

/** Like the label, but with 'In review' as a status of its own: for the history and the export. */
export function statusDetail(lead: Labeled): StatusLabel | 'In review' {
  return lead.status === 'in_review' ? 'In review' : statusLabel(lead);
}

const pipSteps: StoredLabel[] = ['New', 'Contacted', 'Guide Sent', 'Converted'];

/** Whether a mail that sets the status `to` moves the PIP lead forward: a second mail to a patient takes nothing back. */
export function isStepForward(from: string, to: LeadStatus): boolean {
  const place = (status: string) => pipSteps.indexOf(storedLabel({ type: 'pip', status }));
  return from !== 'dismissed' && place(from) < place(to);
}

/** One entry in the menu of a lead's badge. */
type StatusMove = { to: LeadStatus; label: string };

const contacted: StatusMove = { to: 'contacted', label: 'Mark contacted' };
const inReview: StatusMove = { to: 'in_review', label: 'In review' };
const completed: StatusMove = { to: 'closed', label: 'Mark completed' };
const converted: StatusMove = { to: 'converted', label: 'Mark converted' };
const reopen: StatusMove = { to: 'new', label: 'Reopen' };
const dismiss: StatusMove = { to: 'dismissed', label: 'Dismiss' };
/** The history may know a later status than 'new'. */
const restore: StatusMove = { to: 'new', label: 'Restore' };

/** The menu of a lead's badge. Empty for spam: staff clear the spam mark first. */
export function statusMoves(lead: Labeled & Pick<Lead, 'spam'>): StatusMove[] {
  if (lead.spam) return [];
  const label = storedLabel(lead);
  if (label === 'Dismissed') return [restore];
  const back = label === 'New' ? [] : [reopen];
  if (lead.type === 'pip') {
    // For events outside this program: mails and dismissal have buttons of their own.
    if (label === 'Converted') return back;
    return label === 'New' ? [contacted, converted] : [converted, ...back];
  }
  if (label === 'Completed') return [...back, dismiss];
  const others = [contacted, inReview, completed].filter(({ to }) => to !== lead.status);
  return [...others, ...back, dismiss];
}
