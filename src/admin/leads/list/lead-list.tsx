import type { LeadPage } from '#data/leads/leads.ts';
import { plural } from '../../plural.ts';
import { Leads } from '../table/table-or-cards.tsx';
import { EmptyList } from './empty-list.tsx';
import { addressOf, type ListPlace } from './list-address.ts';
import { listLabels } from './list-labels.ts';
import { Pager } from './pager.tsx';
import { useNewLeads } from './use-new-leads.ts';

type LeadListProps = {
  place: ListPlace;
  page: LeadPage;
  isStale: boolean;
  /** How many leads have this status; null if unknown. */
  total: number | null;
};

/** One page of the list, or why there are none. */
export function LeadList({ place, page, isStale, total }: LeadListProps) {
  const { leads, next } = page;
  const arrived = useNewLeads(leads, addressOf(place));
  const { one } = listLabels[place.type];
  const found = place.search && !isStale ? plural(leads.length, one) : '';

  return (
    <>
      <p role="status" className="sr-only">
        {arrived.size > 0 ? plural(arrived.size, `new ${one}`) : found}
      </p>
      {leads.length === 0 && <EmptyList place={place} hasOlder={next !== null} />}
      {leads.length > 0 && (
        <div className="mt-4">
          <Leads type={place.type} leads={leads} arrived={arrived} />
        </div>
      )}
      <Pager place={place} shown={leads.length} next={next} total={place.search ? null : total} />
    </>
  );
}
