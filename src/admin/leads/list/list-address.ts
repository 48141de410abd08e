import type { LeadType } from '#domain/leads/lead.ts';
import { type LeadView, leadViews } from '#domain/leads/lead-view.ts';

/** Which leads are listed, as the address says. */
export type ListPlace = {
  type: LeadType;
  view: LeadView;
  search: string;
  /** Shows the new state while it is being stored, and falls back if that fails. */
  after: string | null;
  /** How many leads come before the page. */
  skipped: number;
};

export function placeOf(type: LeadType, params: URLSearchParams): ListPlace {
  const after = params.get('after');
  const skipped = Number(params.get('skipped'));
  return {
    type,
    view: leadViews.find((view) => view === params.get('status')) ?? 'all',
    search: params.get('q')?.trim() ?? '',
    // An invalid id would make the database refuse the whole query.
    after: after && /^[\w-]+$/.test(after) ? after : null,
    skipped: after && Number.isSafeInteger(skipped) && skipped > 0 ? skipped : 0,
  };
}

/** The author of the last change; null on visits of older versions. */
export function addressOf({ view, search, after, skipped }: Partial<ListPlace>): string {
  const params = new URLSearchParams();
  if (view && view !== 'all') params.set('status', view);
  if (search) params.set('q', search);
  if (after) params.set('after', after);
  if (after && skipped) params.set('skipped', String(skipped));
  return `?${params}`;
}
