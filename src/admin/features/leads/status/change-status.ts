import { listActivity, markNotSpam, setLeadStatus } from '#data/leads/activity-log.ts';
import { getLead } from '#data/leads/leads.ts';
import { report } from '#data/problems/report.ts';
import { serverDate } from '#data/server-clock.ts';
import type { Author } from '#domain/account/author.ts';
import { knownStatus, type LeadStatus } from '#domain/leads/lead.ts';
import { type LeadDestination, statusBeforeDismissal } from '#domain/leads/lead-activity.ts';
import { ageText } from '#domain/leads/lead-age.ts';
import { isStepForward, statusDetail } from '#domain/leads/lead-status.ts';
import { toast } from '#ui/overlays/toast.tsx';
import { type Saved, save } from '../../../shared/save/save.ts';
import type { FormPost } from '../../../shared/save/save-action.ts';
import { undoMove } from '../../../shared/save/undo-move.ts';

const failed = 'Failed to update lead status. Please try again.';
const undoRefusals = {
  changed: 'A colleague just changed the status, so your change wasn’t saved.',
};

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
export const changeStatus = (post: FormPost) =>
  move(post, () => statusIn(post), { ...ifSeen(post), isTold: true });

/** After a mail to a PIP lead was opened. Does not take back a colleague's step. */
export function stepForward(post: FormPost) {
  const to = statusIn(post);
  return move(post, () => to, { mayLeave: (status) => isStepForward(status, to) });
}

export const dismiss = (post: FormPost) =>
  move(post, () => 'dismissed', {
    ...ifSeen(post),
    isTold: true,
    failed: 'Failed to dismiss lead. Please try again.',
  });

export const setSpam = (post: FormPost) =>
  move(post, () => 'spam', { ...ifSeen(post), isTold: true });

/** Restores a dismissed lead's earlier status. */
export const restore = (post: FormPost) =>
  move(post, async () => statusBeforeDismissal(await listActivity(post.id)), {
    mayLeave: (status) => status === 'dismissed',
    text: 'Lead restored',
  });

export const clearOfSpam = (post: FormPost) =>
  save(post, {
    write: () => markNotSpam(post.id, post.by),
    failed,
    done: 'Moved to New',
    undo: () => ({
      write: () => undoMove(post.id, 'new', 'spam', post.by),
      failed,
      refusals: undoRefusals,
    }),
  });

type MoveOptions = {
  /** Asked about the stored status. */
  mayLeave?: (status: string) => boolean;
  /** Whether to report a conflict; else the list shows it by itself. */
  isTold?: boolean;
  text?: string;
  failed?: string;
};

/** The status that the screen showed. */
function ifSeen({ form }: FormPost): MoveOptions {
  return { mayLeave: (status) => status === form.get('from') };
}

const statusIn = ({ form }: FormPost) => form.get('to') as LeadStatus;

/** Confirms the change and offers to undo it, unless the earlier status is unknown. */
async function move(
  post: FormPost,
  destination: () => LeadDestination | Promise<LeadDestination>,
  { mayLeave, isTold = false, text, failed: moveFailed = failed }: MoveOptions,
): Promise<Saved> {
  const { id, by } = post;
  const moved = await save(post, {
    parse: async () => ({ ok: true, value: await destination() }),
    write: async (to) => ({ to, from: await setLeadStatus(id, to, by, mayLeave) }),
    failed: moveFailed,
    done: ({ to, from }) => from && (text ?? news[to]),
    undo({ to, from }) {
      const before = knownStatus(from);
      // The live feed updates the screen: the person may have left the page by then.
      return before
        ? { write: () => undoMove(id, to, before, by), failed, refusals: undoRefusals }
        : null;
    },
  });
  if (!moved.ok || moved.value.from !== null || !isTold) return moved;
  return tellOfColleague(id, moved.value.to, by);
}

/** Nothing was overwritten: names the colleague and the new status. */
async function tellOfColleague(id: string, to: LeadDestination, by: Author): Promise<Saved> {
  let change = 'A colleague changed this meanwhile';
  try {
    const [lead, history] = await Promise.all([getLead(id), listActivity(id)]);
    // A colleague, or an earlier press, has already done the same.
    const now = lead?.spam ? 'spam' : lead?.status;
    if (now === to) return { ok: true, value: null };
    const last = history.find(({ kind }) => kind === 'status');
    if (lead && last) {
      const who = last.by.uid === by.uid ? 'You' : last.by.name;
      const what = lead.spam ? 'Spam' : statusDetail(lead);
      change = `${who} changed this to ${what} ${ageText(last.at, serverDate())}`;
    }
  } catch (error) {
    // The name is optional.
    report(error, 'Failed to load what a colleague changed');
  }
  toast.error(`${change}, so your change wasn’t saved. Press again if it’s still right.`);
  return { ok: false, errors: [] };
}
