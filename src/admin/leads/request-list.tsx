import { useState } from 'react';
import type { LeadPage } from '#data/leads.ts';
import type { Lead } from '#domain/lead.ts';
import { counted } from './counted.ts';
import { EmptyList } from './empty-list.tsx';
import { Leads } from './leads.tsx';
import { addressOf, type ListPlace } from './list-address.ts';
import { LoadFailure } from './load-failure.tsx';
import type { Requests } from './load-requests.ts';
import { Pager } from './pager.tsx';
import { RecentMessages } from './recent-messages.tsx';
import { useArrivals } from './use-arrivals.ts';

const noLeads: Lead[] = [];

type RequestListProps = {
  place: ListPlace;
  requests: Requests;
  /** How many the status has, null when that is unknown. */
  total: number | null;
};

/** One page of the list, or what stands there instead. After a failed reload the last one stays, greyed. */
export function RequestList({ place, requests, total }: RequestListProps) {
  const address = addressOf(place);
  const page = useLastPage(requests, address);
  const leads = page?.leads ?? noLeads;
  const arrived = useArrivals(leads, address);
  const found = place.search && requests.ok ? counted(leads.length, 'request') : '';

  return (
    <>
      <p role="status" className="sr-only">
        {arrived.size > 0 ? counted(arrived.size, 'new request') : found}
      </p>
      {!requests.ok && <LoadFailure sample={requests.sample} />}
      {page && leads.length === 0 && <EmptyList place={place} hasOlder={page.next !== null} />}
      {leads.length > 0 && (
        <div className={requests.ok ? 'mt-4' : 'mt-4 grayscale'}>
          <Leads leads={leads} arrived={arrived} />
        </div>
      )}
      {page && (
        <Pager
          place={place}
          shown={leads.length}
          next={page.next}
          total={place.search ? null : total}
        />
      )}
      <RecentMessages leads={leads} />
    </>
  );
}

/** The newest page that could be loaded for this address; null when there is none. */
function useLastPage(requests: Requests, address: string): LeadPage | null {
  const [last, setLast] = useState<{ page: LeadPage; address: string } | null>(null);
  if (requests.ok && requests !== last?.page) setLast({ page: requests, address });
  if (requests.ok) return requests;
  return last?.address === address ? last.page : null;
}
