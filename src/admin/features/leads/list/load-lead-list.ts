import { type LeadPage, listLeads } from '#data/leads/leads.ts';
import { type Settled, settled } from '#data/settled.ts';
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

/** The loader of every list of leads. */
export async function loadLeadPage(type: LeadType, { url }: Request) {
  const place = parseListParams(type, new URL(url).searchParams);
  const { result } = await deferIfSlow(loadLeadList(place));
  return { place, list: result };
}
