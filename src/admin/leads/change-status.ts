import { listActivity, markNotSpam, setLeadStatus } from '#data/lead-activity.ts';
import { type LeadStatus, leadStatuses } from '#domain/lead.ts';
import { type Author, statusBeforeDismissal } from '#domain/lead-activity.ts';
import { isStepForward } from '#domain/pip-status.ts';
import { toast } from '#ui/toast.tsx';
import { done, failure, type LeadActionAnswer } from './lead-action-answer.ts';

const statusFailure = 'Failed to update lead status. Please try again.';
const dismissFailure = 'Failed to dismiss lead. Please try again.';
const undoRefused = 'A colleague has changed the status meanwhile. It stays as it is.';

const news: Record<LeadStatus, string> = {
  new: 'Reopened',
  contacted: 'Marked contacted',
  in_review: 'Moved to In review',
  closed: 'Marked completed',
  guide_sent: 'Marked guide sent',
  converted: 'Marked converted',
  dismissed: 'Lead dismissed',
};

/** From the badge's menu. */
export async function changeStatus(
  id: string,
  form: FormData,
  by: Author,
): Promise<LeadActionAnswer> {
  const to = knownStatus(form.get('to'));
  return to ? move(id, to, by) : failure(statusFailure);
}

/** A mail to a PIP lead has been opened; what a colleague did meanwhile is not taken back. */
export async function stepForward(
  id: string,
  form: FormData,
  by: Author,
): Promise<LeadActionAnswer> {
  const to = knownStatus(form.get('to'));
  if (!to) return failure(statusFailure);
  return move(id, to, by, { mayLeave: (status) => isStepForward(status, to) });
}

export async function dismiss(id: string, by: Author): Promise<LeadActionAnswer> {
  return move(id, 'dismissed', by, { failed: dismissFailure });
}

/** Brings a dismissed lead back to where it was. */
export async function restore(id: string, by: Author): Promise<LeadActionAnswer> {
  let to: LeadStatus;
  try {
    to = statusBeforeDismissal(await listActivity(id));
  } catch {
    return failure(statusFailure);
  }
  const mayLeave = (status: string) => status === 'dismissed';
  return move(id, to, by, { mayLeave, text: 'Lead restored' });
}

export async function clearOfSpam(id: string, by: Author): Promise<LeadActionAnswer> {
  try {
    await markNotSpam(id, by);
  } catch {
    return failure(statusFailure);
  }
  toast.success('Moved to New');
  return done;
}

type MoveOptions = {
  /** Asked about the status that is stored. */
  mayLeave?: (status: string) => boolean;
  text?: string;
  failed?: string;
};

/**
 * Says what was done, with the way back; there is none to a status that is not ours. Where nothing changed
 * the list tells so by itself.
 */
async function move(
  id: string,
  to: LeadStatus,
  by: Author,
  { mayLeave, text = news[to], failed = statusFailure }: MoveOptions = {},
): Promise<LeadActionAnswer> {
  let from: string | null;
  try {
    from = await setLeadStatus(id, to, by, mayLeave);
  } catch {
    return failure(failed);
  }
  if (from === null) return done;
  const before = knownStatus(from);
  // The live feed brings the result to the screen: the page that was changed may have been left by then.
  const undo = async () => {
    if (!before) return;
    const undone = await setLeadStatus(id, before, by, (status) => status === to);
    if (undone === null) failure(undoRefused);
  };
  toast.success(
    text,
    before && {
      action: { label: 'Undo', onSelect: () => void undo().catch(() => failure(statusFailure)) },
    },
  );
  return done;
}

function knownStatus(value: unknown): LeadStatus | undefined {
  return leadStatuses.find((known) => known === value);
}
