import { listActivity, markNotSpam, setCallBack, setLeadStatus } from '#data/leads/activity-log.ts';
import type { Author } from '#domain/account/author.ts';
import { callBackBefore } from '#domain/leads/call-back.ts';
import type { LeadStatus } from '#domain/leads/lead.ts';
import type { LeadDestination } from '#domain/leads/lead-activity.ts';

/**
 * Also gives back the call-back time that the move ended. Returns false when a colleague has changed the status
 * since.
 */
export async function undoMove(
  id: string,
  to: LeadDestination,
  before: LeadStatus,
  by: Author,
): Promise<boolean> {
  const callBackAt = callBackBefore(await listActivity(id));
  if (to === 'spam') await markNotSpam(id, by, before);
  else if ((await setLeadStatus(id, before, by, (status) => status === to)) === null) return false;
  if (callBackAt) await setCallBack(id, callBackAt, by, null);
  return true;
}
