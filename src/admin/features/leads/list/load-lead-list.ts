import { type LeadPage, listLeads } from '#data/leads/leads.ts';
import { type Settled, settled } from '#data/settled.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { deferIfSlow } from '../../../shared/data/defer-if-slow.ts';
import type { ListPlace } from '../params/list-address.ts';
import { isOldestFirst } from '../params/list-sort.ts';

type Part = Pick<ListPlace, 'type' | 'view'> & Partial<ListPlace>;

export function loadLeadList(part: Part, pageSize?: number): Promise<Settled<LeadPage>> {
  const { type, view, search, language, after, sort } = part;
  const oldestFirst = isOldestFirst(sort);
  const page = listLeads({
    type,
    view,
    search,
    language: language ?? undefined,
    after,
    pageSize,
    oldestFirst,
  });
  return settled(page, 'Failed to load requests');
}

export async function loadWithRecent(place: ListPlace, recentCount: number) {
  const list = loadLeadList(place);
  const recent = loadRecentLeads(place, list, recentCount);
  const [listed, newest] = await Promise.all([deferIfSlow(list), deferIfSlow(recent)]);
  return { place, list: listed.result, recent: newest.result };
}

/** The newest leads, whatever the list is filtered by. */
async function loadRecentLeads(
  { type, view, search, language, after, sort }: ListPlace,
  list: Promise<Settled<LeadPage>>,
  count: number,
): Promise<Settled<Lead[]>> {
  // The first page of the unfiltered list already has them.
  const isWhole = view === 'all' && !search && !language && !after && !isOldestFirst(sort);
  const newest = isWhole ? await list : await loadLeadList({ type, view: 'all' }, count);
  return newest.ok ? { ok: true, value: newest.value.leads.slice(0, count) } : newest;
}
