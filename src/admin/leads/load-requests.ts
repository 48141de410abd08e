import { type LeadPage, listLeads } from '#data/leads.ts';
import type { Lead } from '#domain/lead.ts';
import type { ListPlace } from './list-address.ts';

/** sample: leads to show in a demonstration without a database, else null. */
export type Requests = ({ ok: true } & LeadPage) | { ok: false; sample: Lead[] | null };

/** Never rejects: the list that was there before stays in view when a reload fails. */
export async function loadRequests({ view, search, after }: ListPlace): Promise<Requests> {
  try {
    return { ok: true, ...(await listLeads({ type: 'contact', view, search, after })) };
  } catch {
    const isDemo = import.meta.env.VITE_DEMO_DATA === 'true';
    return { ok: false, sample: isDemo ? await loadSample() : null };
  }
}

async function loadSample(): Promise<Lead[]> {
  return (await import('./sample-leads.ts')).sampleLeads(new Date());
}
