import type { LeadPage } from '#data/leads/leads.ts';
import type { Settled } from '#data/settled.ts';
import { isSetAside } from '#domain/leads/lead-view.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import { useAccessEntry, useListAccessEntry } from '../../../shared/data/access-log.ts';
import { LoadError } from '../../../shared/data/load-error.tsx';
import { useLastGood } from '../../../shared/data/use-last-good.ts';
import { plural } from '../../../shared/parts/plural.ts';
import { useSelection } from '../../../shared/parts/use-selection.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { SelectionContext } from '../bulk/selection-context.ts';
import { type ListPlace, listAddress } from '../params/list-address.ts';
import { listLabels } from '../params/list-labels.ts';
import { isOldestFirst, sortLeads } from '../params/list-sort.ts';
import { Leads } from '../table/table-or-cards.tsx';
import { EmptyList } from './empty-list.tsx';
import { Pager } from './pager.tsx';
import { useNewLeads } from './use-new-leads.ts';

export type LeadListProps = {
  place: ListPlace;
  page: LeadPage;
  /** The ids of requests that have a visit ahead. */
  scheduled: Settled<Set<string>> | Promise<Settled<Set<string>>>;
  isStale: boolean;
  /** How many leads have this status; null if unknown. */
  total: number | null;
};

/** One page of the list, or why there are none. */
export function LeadList({ place, page, scheduled, isStale, total }: LeadListProps) {
  const { leads, next } = page;
  const address = listAddress(place);
  const hasNewest = next === null || !isOldestFirst(place.sort);
  const arrived = useNewLeads(leads, address, hasNewest);
  const visits = useScheduled(scheduled);
  const known = leads.map((lead) =>
    visits.ids?.has(lead.id) ? { ...lead, scheduled: true } : lead,
  );
  const sorted = sortLeads(known, place.sort);
  const selection = useSelection(sorted, address);
  const { one } = listLabels[place.type];
  useListAccessEntry({ kind: 'list', list: place.type }, page);
  useAccessEntry(place.search ? { kind: 'search', list: place.type } : null, place.search);
  const found = place.search && !isStale ? plural(leads.length, one) : '';

  return (
    <>
      <p role="status" className="sr-only">
        {arrived.size > 0 ? plural(arrived.size, `new ${one}`) : found}
      </p>
      {visits.failure && <LoadError title={visits.failure} className="mt-4" />}
      {leads.length === 0 && <EmptyList place={place} hasOlder={next !== null} />}
      {leads.length > 0 && (
        <SelectionContext value={isSetAside(place.view) ? null : selection}>
          <BulkBar type={place.type} />
          <div className="mt-4">
            <Leads type={place.type} leads={sorted} arrived={arrived} />
          </div>
        </SelectionContext>
      )}
      <Pager
        place={place}
        shown={leads.length}
        next={next}
        total={place.search || place.language ? null : total}
      />
    </>
  );
}

/** Who has a visit ahead: of this list, or while it loads, of the last one. */
function useScheduled(read: LeadListProps['scheduled']) {
  const isLate = read instanceof Promise;
  const late = useAsync(isLate ? [read] : null, async () => read);
  const value = isLate ? late.value : read.ok ? read.value : null;
  const failure = isLate ? late.failure : read.ok ? null : read.message;
  return { ids: useLastGood(value, ''), failure };
}
