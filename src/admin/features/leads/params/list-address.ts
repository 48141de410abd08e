import type { LeadType } from '#domain/leads/lead.ts';
import { type LeadView, leadViews } from '#domain/leads/lead-view.ts';
import { knownLanguage, type Language } from '#domain/text/language.ts';
import { idIn } from '../../../shared/paths/id-in.ts';
import { type Sort, sortOf, sortParam } from './list-sort.ts';

export type ListPlace = {
  type: LeadType;
  view: LeadView;
  search: string;
  /** null: of any. */
  language: Language | null;
  /** null: newest first. */
  sort: Sort | null;
  /** Id of the last lead of the page before. */
  after: string | null;
  /** How many leads come before the page. */
  skipped: number;
};

export function parseListParams(type: LeadType, params: URLSearchParams): ListPlace {
  const after = idIn(params, 'after');
  const skipped = Number(params.get('skipped'));
  return {
    type,
    view: leadViews.find((view) => view === params.get('status')) ?? 'all',
    search: params.get('q')?.trim() ?? '',
    language: knownLanguage(params.get('lang')) ?? null,
    sort: sortOf(params),
    after,
    skipped: after && Number.isSafeInteger(skipped) && skipped > 0 ? skipped : 0,
  };
}

/** The address of a place in the list; what is left out has its default. */
export function listAddress(place: Partial<ListPlace>): string {
  const { view, search, language, sort, after, skipped } = place;
  const params = new URLSearchParams();
  if (view && view !== 'all') params.set('status', view);
  if (search) params.set('q', search);
  if (language) params.set('lang', language);
  if (sort) params.set('sort', sortParam(sort));
  if (after) params.set('after', after);
  if (after && skipped) params.set('skipped', String(skipped));
  return `?${params}`;
}
