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
  if (!to) return failure(statusFailure);
  try {
    return changed(news[to], { id, from: await setLeadStatus(id, to, by), to, by });
  } catch {
    return failure(statusFailure);
  }
}

/** A mail to a PIP lead has been opened; what a colleague did meanwhile is not taken back. */
export async function stepForward(
  id: string,
  form: FormData,
  by: Author,
): Promise<LeadActionAnswer> {
  const to = knownStatus(form.get('to'));
  if (!to) return failure(statusFailure);
  try {
    const from = await setLeadStatus(id, to, by, (status) => isStepForward(status, to));
    return changed(news[to], { id, from, to, by });
  } catch {
    return failure(statusFailure);
  }
}

export async function dismiss(id: string, by: Author): Promise<LeadActionAnswer> {
  const to = 'dismissed';
  try {
    return changed(news[to], { id, from: await setLeadStatus(id, to, by), to, by });
  } catch {
    return failure(dismissFailure);
  }
}

/** Brings a dismissed lead back to where it was. */
export async function restore(id: string, by: Author): Promise<LeadActionAnswer> {
  try {
    const to = statusBeforeDismissal(await listActivity(id));
    const from = await setLeadStatus(id, to, by, (status) => status === 'dismissed');
    return changed('Lead restored', { id, from, to, by });
  } catch {
    return failure(statusFailure);
  }
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

type Change = { id: string; from: string | null; to: LeadStatus; by: Author };

/**
 * Says what was done, with the way back; there is none to a status that is not ours. from is null where
 * nothing changed, which the list tells by itself.
 */
function changed(text: string, { id, from, to, by }: Change): LeadActionAnswer {
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
