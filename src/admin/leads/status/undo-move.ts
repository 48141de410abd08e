import { markNotSpam, setLeadStatus } from '#data/leads/activity-log.ts';
import type { LeadStatus } from '#domain/leads/lead.ts';
import type { Author, LeadDestination } from '#domain/leads/lead-activity.ts';

/** Returns false when a colleague has changed the status since. */
export async function undoMove(
  id: string,
  to: LeadDestination,
  before: LeadStatus,
  by: Author,
): Promise<boolean> {
  if (to === 'spam') {
    await markNotSpam(id, by, before);
    return true;
  }
  return (await setLeadStatus(id, before, by, (status) => status === to)) !== null;
}
