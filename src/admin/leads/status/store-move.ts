import {
  listActivity,
  markNotSpam,
  markSpam,
  setCallBack,
  setLeadStatus,
} from '#data/leads/activity-log.ts';
import { callBackBefore } from '#domain/leads/call-back.ts';
import type { LeadStatus } from '#domain/leads/lead.ts';
import type { Author } from '#domain/leads/lead-activity.ts';

/** Where staff move a lead: to a status, or to Spam, where it keeps its status. */
export type Destination = LeadStatus | 'spam';

/** Returns the status before, or null when nothing changed. `mayLeave` is asked about the stored status. */
export function storeMove(
  id: string,
  to: Destination,
  by: Author,
  mayLeave?: (status: string) => boolean,
): Promise<string | null> {
  return to === 'spam' ? markSpam(id, by, mayLeave) : setLeadStatus(id, to, by, mayLeave);
}

/** Also gives back the call-back time that the move ended. Returns false when a colleague has changed the status since. */
export async function undoMove(
  id: string,
  to: Destination,
  before: LeadStatus,
  by: Author,
): Promise<boolean> {
  const callBackAt = callBackBefore(await listActivity(id));
  if (to === 'spam') await markNotSpam(id, by, before);
  else if ((await setLeadStatus(id, before, by, (status) => status === to)) === null) return false;
  if (callBackAt) await setCallBack(id, callBackAt, by, null);
  return true;
}
