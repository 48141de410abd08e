import { advancePipLead, listActivity, markNotSpam, setLeadStatus } from '#data/lead-activity.ts';
import { type LeadStatus, leadStatuses } from '#domain/lead.ts';
import { type Author, statusBeforeDismissal } from '#domain/lead-activity.ts';
import { toast } from '#ui/toast.tsx';
import { done, failure, type LeadActionAnswer } from './lead-action-answer.ts';

const statusFailure = 'Failed to update lead status. Please try again.';
const dismissFailure = 'Failed to dismiss lead. Please try again.';

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
  const from = String(form.get('from'));
  const to = knownStatus(form.get('to'));
  if (!to) return failure(statusFailure);
  try {
    await setLeadStatus(id, from, to, by);
  } catch {
    return failure(statusFailure);
  }
  return changed(news[to], { id, from, to, by });
}

/** A mail to a PIP lead has been opened; there is nothing to tell where that changes no status. */
export async function stepForward(
  id: string,
  form: FormData,
  by: Author,
): Promise<LeadActionAnswer> {
  const to = knownStatus(form.get('to'));
  if (!to) return failure(statusFailure);
  try {
    const from = await advancePipLead(id, to, by);
    return from === null ? done : changed(news[to], { id, from, to, by });
  } catch {
    return failure(statusFailure);
  }
}

export async function dismiss(id: string, form: FormData, by: Author): Promise<LeadActionAnswer> {
  const from = String(form.get('from'));
  try {
    await setLeadStatus(id, from, 'dismissed', by);
  } catch {
    return failure(dismissFailure);
  }
  return changed(news.dismissed, { id, from, to: 'dismissed', by });
}

/** Brings a dismissed lead back to where it was. */
export async function restore(id: string, by: Author): Promise<LeadActionAnswer> {
  const from = 'dismissed';
  try {
    const to = statusBeforeDismissal(await listActivity(id));
    await setLeadStatus(id, from, to, by);
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

/** Says what was done, with the way back; there is none to a status that is not ours. */
function changed(
  text: string,
  { id, from, to, by }: { id: string; from: string; to: LeadStatus; by: Author },
): LeadActionAnswer {
  const before = knownStatus(from);
  // The live feed brings the result to the screen: the page that was changed may have been left by then.
  const undo = async () => {
    if (before) await setLeadStatus(id, to, before, by);
  };
  toast.success(
    text,
    before && {
      action: { label: 'Undo', onSelect: () => void undo().catch(() => failure(statusFailure)) },
    },
  );
  return done;
}

function knownStatus(value: FormDataEntryValue | null): LeadStatus | undefined {
  return leadStatuses.find((known) => known === value);
}
