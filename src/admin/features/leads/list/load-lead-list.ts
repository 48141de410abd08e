import { type LeadPage, listLeads } from '#data/leads/leads.ts';
import { type Settled, settled } from '#data/settled.ts';
import { findScheduled } from '#data/visits/visits.ts';
import type { LeadType } from '#domain/leads/lead.ts';
import { deferIfSlow } from '../../../shared/data/defer-if-slow.ts';
import { type ListPlace, parseListParams } from '../params/list-address.ts';
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

/** The loader of all lists of leads. A search waits for who has a visit only if the order depends on it. */
export async function loadLeadPage(type: LeadType, { url }: Request) {
  const place = parseListParams(type, new URL(url).searchParams);
  const list = loadLeadList(place);
  const scheduled = loadScheduled(type, list);
  const isByStatus = place.sort?.column === 'status';
  const [listed, known] = await Promise.all([
    deferIfSlow({ list: isByStatus ? scheduled.then(() => list) : list }),
    place.search && !isByStatus ? { scheduled } : deferIfSlow({ scheduled }),
  ]);
  return { place, ...listed, ...known };
}

/** The ids of the list's requests that have a visit ahead. */
async function loadScheduled(
  type: LeadType,
  list: Promise<Settled<LeadPage>>,
): Promise<Settled<Set<string>>> {
  const page = await list;
  if (type !== 'contact' || !page.ok) return { ok: true, value: new Set() };
  const ids = page.value.leads.map(({ id }) => id);
  return settled(findScheduled(ids), 'Failed to load which requests have a visit');
}
