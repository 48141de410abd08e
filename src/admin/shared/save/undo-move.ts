import { WriteError } from '#data/firebase/write-errors.ts';
import { listActivity, markNotSpam, setCallBack, setLeadStatus } from '#data/leads/activity-log.ts';
import type { Author } from '#domain/account/author.ts';
import { callBackBefore } from '#domain/leads/call-back.ts';
import { knownStatus } from '#domain/leads/lead.ts';
import type { LeadDestination } from '#domain/leads/lead-activity.ts';

/** Also gives back the call-back time that the move ended. Throws 'changed' after a colleague's change. */
export async function undoMove(
  id: string,
  to: LeadDestination,
  before: LeadDestination,
  by: Author,
): Promise<void> {
  const callBackAt = callBackBefore(await listActivity(id));
  if (to === 'spam') await markNotSpam(id, by, knownStatus(before));
  else if ((await setLeadStatus(id, before, by, (status) => status === to)) === null) {
    throw new WriteError('changed');
  }
  if (callBackAt) await setCallBack(id, callBackAt, by, null);
}
