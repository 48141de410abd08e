/** How many leads each list holds: the document `summaries/leads`. */

import { storedMap } from '../stored-value.ts';
import { type LeadType, leadTypes } from './lead.ts';
import { type LeadList, type LeadView, type Listed, listOf } from './lead-view.ts';

/** A lead that is both spam and dismissed counts as spam. */
export type LeadCounts = Record<LeadView, number>;

type StoredCounts = Record<LeadType, Record<LeadList, number>>;

export function countLeads(leads: readonly Listed[]): StoredCounts {
  const none = () => ({ new: 0, contacted: 0, completed: 0, spam: 0, dismissed: 0 });
  const counts: StoredCounts = { contact: none(), pip: none(), attorney: none() };
  for (const lead of leads) counts[lead.type][listOf(lead)] += 1;
  return counts;
}

/** Reads the document; without one there are no leads. A number below 0 waits for a repair. */
export function leadCountsFrom(stored: Record<string, unknown>): Record<LeadType, LeadCounts> {
  const read = (type: LeadType): LeadCounts => {
    const counts = storedMap(stored[type]) ?? {};
    const of = (list: LeadList) => Math.max(0, Number(counts[list] ?? 0));
    const working = { new: of('new'), contacted: of('contacted'), completed: of('completed') };
    return {
      all: working.new + working.contacted + working.completed,
      ...working,
      spam: of('spam'),
      dismissed: of('dismissed'),
    };
  };
  const counts = leadTypes.map((type) => [type, read(type)]);
  return Object.fromEntries(counts);
}
