import type { ReactNode } from 'react';
import type { Lead } from '#domain/lead.ts';
import { counted } from '../counted.ts';
import { useLast } from '../use-last.ts';
import { EmptyList } from './empty-list.tsx';
import { Leads } from './leads.tsx';
import { addressOf, type ListPlace } from './list-address.ts';
import { ListFailure } from './list-failure.tsx';
import { listWords } from './list-words.ts';
import type { LeadListAnswer } from './load-lead-list.ts';
import { Pager } from './pager.tsx';
import { useArrivals } from './use-arrivals.ts';

const noLeads: Lead[] = [];

type LeadListProps = {
  place: ListPlace;
  answer: LeadListAnswer;
  /** How many the status has, null when that is unknown. */
  total: number | null;
  below: ReactNode;
};

/** One page of the list, or what stands there instead. After a failed reload the last one stays, greyed. */
export function LeadList({ place, answer, total, below }: LeadListProps) {
  const address = addressOf(place);
  const page = useLast(answer.ok ? answer : null, address);
  const leads = page?.leads ?? noLeads;
  const arrived = useArrivals(leads, address);
  const { one } = listWords[place.type];
  const found = place.search && answer.ok ? counted(leads.length, one) : '';

  return (
    <>
      <p role="status" className="sr-only">
        {arrived.size > 0 ? counted(arrived.size, `new ${one}`) : found}
      </p>
      {!answer.ok && (
        <ListFailure type={place.type} sample={answer.sample} keepsLast={page !== null} />
      )}
      {page && leads.length === 0 && <EmptyList place={place} hasOlder={page.next !== null} />}
      {leads.length > 0 && (
        <div className={answer.ok ? 'mt-4' : 'mt-4 grayscale'}>
          <Leads type={place.type} leads={leads} arrived={arrived} />
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
      {below}
    </>
  );
}
