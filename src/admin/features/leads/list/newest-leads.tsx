import type { ReactNode } from 'react';
import type { LeadPage } from '#data/leads/leads.ts';
import type { Settled } from '#data/settled.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import { ShownData } from '../../../shared/data/shown-data.tsx';
import { useAdminData } from '../../../shared/data/use-admin-data.ts';
import { useLastGood } from '../../../shared/data/use-last-good.ts';
import { type ListPlace, listAddress } from '../params/list-address.ts';
import { isOldestFirst } from '../params/list-sort.ts';
import { loadLeadList } from './load-lead-list.ts';

type NewestLeadsProps = {
  place: ListPlace;
  list: Settled<LeadPage> | Promise<Settled<LeadPage>>;
  count: number;
  children: (newest: Lead[]) => ReactNode;
};

/** The newest leads, whatever the list is filtered by. A search does not read or wait for them. */
export function NewestLeads({ list, ...rest }: NewestLeadsProps) {
  return (
    <ShownData data={list} dataKey={listAddress(rest.place)} fallback={null} failed={null}>
      {(page) => <Newest page={page} {...rest} />}
    </ShownData>
  );
}

function Newest({
  place: { type, view, search, language, after, sort },
  page,
  count,
  children,
}: Omit<NewestLeadsProps, 'list'> & { page: LeadPage }) {
  const { lastChange } = useAdminData();
  const isWhole = view === 'all' && !search && !language && !after && !isOldestFirst(sort);
  const known = useLastGood(isWhole ? page : null, `${lastChange}`);
  const read = useAsync(known ? null : [lastChange], () =>
    loadLeadList({ type, view: 'all' }, count),
  );
  const newest = useLastGood(known ?? read.value, type);
  return newest && children(newest.leads.slice(0, count));
}
