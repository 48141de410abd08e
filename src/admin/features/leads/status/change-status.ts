import { listActivity, markNotSpam, setLeadStatus } from '#data/leads/activity-log.ts';
import { getLead } from '#data/leads/leads.ts';
import { report } from '#data/problems/report.ts';
import type { Author } from '#domain/account/author.ts';
import { knownStatus, type LeadStatus } from '#domain/leads/lead.ts';
import { type LeadDestination, statusBeforeDismissal } from '#domain/leads/lead-activity.ts';
import { ageText } from '#domain/leads/lead-age.ts';
import { statusDetail } from '#domain/leads/lead-status.ts';
import { isStepForward } from '#domain/leads/pip-status.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { failureText } from '../../../shared/forms/failure-text.ts';
import { done, failure, type LeadActionAnswer } from './lead-action-answer.ts';
import { undoMove } from './undo-move.ts';

const statusFailure = 'Failed to update lead status. Please try again.';
const dismissFailure = 'Failed to dismiss lead. Please try again.';
const undoRefused = 'A colleague just changed the status, so your change wasn’t saved.';

const news: Record<LeadDestination, string> = {
  new: 'Reopened',
  contacted: 'Marked contacted',
  in_review: 'Moved to In review',
  closed: 'Marked completed',
  guide_sent: 'Marked guide sent',
  converted: 'Marked converted',
  dismissed: 'Lead dismissed',
  spam: 'Marked as spam',
};

/** From the badge's menu. Does not overwrite a status that the person has not seen. */
export async function changeStatus(
  id: string,
  form: FormData,
  by: Author,
): Promise<LeadActionAnswer> {
  const to = knownStatus(form.get('to'));
  if (!to) return failure(statusFailure);
  return move(id, to, by, { ...ifSeen(form), isTold: true });
}

/** After a mail to a PIP lead was opened. Does not take back a colleague's step. */
export async function stepForward(
  id: string,
  form: FormData,
  by: Author,
): Promise<LeadActionAnswer> {
  const to = knownStatus(form.get('to'));
  if (!to) return failure(statusFailure);
  return move(id, to, by, { mayLeave: (status) => isStepForward(status, to) });
}

export async function dismiss(id: string, form: FormData, by: Author): Promise<LeadActionAnswer> {
  return move(id, 'dismissed', by, { ...ifSeen(form), isTold: true, failed: dismissFailure });
}

export async function setSpam(id: string, form: FormData, by: Author): Promise<LeadActionAnswer> {
  return move(id, 'spam', by, { ...ifSeen(form), isTold: true });
}

/** Restores a dismissed lead's earlier status. */
export async function restore(id: string, by: Author): Promise<LeadActionAnswer> {
  let to: LeadStatus;
  try {
    to = statusBeforeDismissal(await listActivity(id));
  } catch (error) {
    return failure(await failureText(statusFailure, error));
  }
  const mayLeave = (status: string) => status === 'dismissed';
  return move(id, to, by, { mayLeave, text: 'Lead restored' });
}

export async function clearOfSpam(id: string, by: Author): Promise<LeadActionAnswer> {
  try {
    await markNotSpam(id, by);
  } catch (error) {
    return failure(await failureText(statusFailure, error));
  }
  toast.success('Moved to New');
  return done;
}

type MoveOptions = {
  /** Asked about the stored status. */
  mayLeave?: (status: string) => boolean;
  /** Whether to report a conflict; else the list shows it by itself. */
  isTold?: boolean;
  text?: string;
  failed?: string;
};

/** The status that the screen showed. */
function ifSeen(form: FormData): MoveOptions {
  return { mayLeave: (status) => status === form.get('from') };
}

/** Confirms the change and offers to undo it, unless the earlier status is unknown. */
async function move(
  id: string,
  to: LeadDestination,
  by: Author,
  { mayLeave, isTold = false, text = news[to], failed = statusFailure }: MoveOptions = {},
): Promise<LeadActionAnswer> {
  let from: string | null;
  try {
    from = await setLeadStatus(id, to, by, mayLeave);
  } catch (error) {
    return failure(await failureText(failed, error));
  }
  if (from === null) return isTold ? tellOfColleague(id, to, by) : done;
  const before = knownStatus(from);
  // The live feed updates the screen: the person may have left the page by then.
  const undo = async () => {
    if (before && !(await undoMove(id, to, before, by))) failure(undoRefused);
  };
  toast.success(
    text,
    before && {
      action: { label: 'Undo', onSelect: () => void undo().catch(tellFailure) },
    },
  );
  return done;
}

async function tellFailure(error: unknown): Promise<void> {
  failure(await failureText(statusFailure, error));
}

/** Nothing was overwritten: names the colleague and the new status. */
async function tellOfColleague(
  id: string,
  to: LeadDestination,
  by: Author,
): Promise<LeadActionAnswer> {
  try {
    const [lead, history] = await Promise.all([getLead(id), listActivity(id)]);
    // A colleague, or an earlier press, has already done the same.
    const now = lead?.spam ? 'spam' : lead?.status;
    if (now === to) return done;
    const last = history.find(({ kind }) => kind === 'status');
    if (!lead || !last) return failure(overtaken('A colleague changed this meanwhile'));
    const who = last.by.uid === by.uid ? 'You' : last.by.name;
    const when = ageText(last.at, new Date());
    const what = lead.spam ? 'Spam' : statusDetail(lead);
    return failure(overtaken(`${who} changed this to ${what} ${when}`));
  } catch (error) {
    report(error, 'Failed to load what a colleague changed');
    // The name is optional.
    return failure(overtaken('A colleague changed this meanwhile'));
  }
}

function overtaken(what: string): string {
  return `${what}, so your change wasn’t saved. Press again if it’s still right.`;
}
