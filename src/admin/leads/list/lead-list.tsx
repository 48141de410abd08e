import type { ReactNode } from 'react';
import type { Lead } from '#domain/leads/lead.ts';
import { plural } from '../../plural.ts';
import { useLast } from '../../use-last.ts';
import { Leads } from '../table/table-or-cards.tsx';
import { EmptyList } from './empty-list.tsx';
import { addressOf, type ListPlace } from './list-address.ts';
import { listLabels } from './list-labels.ts';
import { ListLoadError } from './list-load-error.tsx';
import type { LeadListAnswer } from './load-lead-list.ts';
import { Pager } from './pager.tsx';
import { useNewLeads } from './use-new-leads.ts';

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
  const arrived = useNewLeads(leads, address);
  const { one } = listLabels[place.type];
  const found = place.search && answer.ok ? plural(leads.length, one) : '';

  return (
    <>
      <p role="status" className="sr-only">
        {arrived.size > 0 ? plural(arrived.size, `new ${one}`) : found}
      </p>
      {!answer.ok && (
        <ListLoadError type={place.type} sample={answer.sample} keepsLast={page !== null} />
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
