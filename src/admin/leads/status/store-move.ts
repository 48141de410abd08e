import { markNotSpam, markSpam, setLeadStatus } from '#data/leads/activity-log.ts';
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

/** Returns false when a colleague has changed the status since. */
export async function undoMove(
  id: string,
  to: Destination,
  before: LeadStatus,
  by: Author,
): Promise<boolean> {
  if (to === 'spam') {
    await markNotSpam(id, by, before);
    return true;
  }
  return (await setLeadStatus(id, before, by, (status) => status === to)) !== null;
}
