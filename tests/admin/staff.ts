// Loaded with the test: of several imports of a replaced module at once, some get it before it is complete.
import '#data/leads/lead-feed.ts';
import type { LeadCounts } from '#data/leads/leads.ts';

export { dana, frontDesk, sam } from '../fake-clinic/people.ts';

/** Counts of a list with so many new leads. */
export function countsWith(newLeads: number): LeadCounts {
  return {
    all: newLeads + 4,
    new: newLeads,
    contacted: 3,
    completed: 1,
    spam: 1,
    dismissed: 1,
  };
}
