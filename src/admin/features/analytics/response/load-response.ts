import { listLeadsBetween, mostOfMonth } from '#data/leads/leads.ts';
import { listVisitsOfLeads } from '#data/visits/visits.ts';
import type { Followed } from '#domain/analytics/patient-sources.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { addMonths, monthRange } from '#domain/time/month.ts';
import type { Visit } from '#domain/visits/visit.ts';

/** Requests that came in a month, with their visits of any time. */
export type MonthOfRequests = {
  month: string;
  followed: Followed[];
  /** Only the newest were read. */
  isCut: boolean;
};

/** Requests of the month and of the one before. What is read does not grow with the number of leads. */
export async function loadResponse(
  month: string,
): Promise<{ now: MonthOfRequests; before: MonthOfRequests }> {
  const earlier = addMonths(month, -1);
  const [now, before] = await Promise.all([
    listLeadsBetween(monthRange(month)),
    listLeadsBetween(monthRange(earlier)),
  ]);
  const visits = await listVisitsOfLeads([...now, ...before].map(({ id }) => id));
  return { now: followed(month, now, visits), before: followed(earlier, before, visits) };
}

function followed(month: string, leads: Lead[], visits: Visit[]): MonthOfRequests {
  return {
    month,
    followed: leads.map((lead) => ({
      lead,
      visits: visits.filter(({ leadId }) => leadId === lead.id),
    })),
    isCut: leads.length === mostOfMonth,
  };
}
