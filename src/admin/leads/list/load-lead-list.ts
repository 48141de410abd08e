import { type LeadPage, listLeads } from '#data/leads/leads.ts';
import { report } from '#data/problems/report.ts';
import type { Lead, LeadType } from '#domain/leads/lead.ts';
import { brieflyAwaited } from '../../patience.ts';
import type { ListPlace } from './list-address.ts';

/** sample: leads to show in a demonstration without a database, else null. */
export type LeadListAnswer = ({ ok: true } & LeadPage) | { ok: false; sample: Lead[] | null };

/** Never rejects: the list that was there before stays in view when a reload fails. */
export async function loadLeadList(
  { type, view, search, after }: Pick<ListPlace, 'type' | 'view'> & Partial<ListPlace>,
  pageSize?: number,
): Promise<LeadListAnswer> {
  try {
    return { ok: true, ...(await listLeads({ type, view, search, after, pageSize })) };
  } catch (error) {
    report(error, 'Failed to load requests');
    const isDemo = import.meta.env.VITE_DEMO_DATA === 'true';
    return { ok: false, sample: isDemo ? await loadSample(type) : null };
  }
}

/** For a list with a panel of the newest. */
export async function loadWithRecent(place: ListPlace, recentCount: number) {
  const list = loadLeadList(place);
  const recent = loadRecentLeads(place, list, recentCount);
  const [listed, newest] = await Promise.all([brieflyAwaited(list), brieflyAwaited(recent)]);
  return { place, list: listed.result, recent: newest.result };
}

/** The newest leads, whatever the list is filtered by. Never rejects. */
async function loadRecentLeads(
  { type, view, search, after }: ListPlace,
  list: Promise<LeadListAnswer>,
  count: number,
): Promise<LeadListAnswer> {
  // The list itself starts with them, unless it is a part of the whole.
  const isWhole = view === 'all' && !search && !after;
  const newest = isWhole ? await list : await loadLeadList({ type, view: 'all' }, count);
  return newest.ok ? { ...newest, leads: newest.leads.slice(0, count) } : newest;
}

async function loadSample(type: LeadType): Promise<Lead[]> {
  return (await import('../export/sample-leads.ts')).sampleLeads(type, new Date());
}
