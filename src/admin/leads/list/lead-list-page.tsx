import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import type { LeadPage } from '#data/leads/leads.ts';
import type { Settled } from '#data/settled.ts';
import { PageHeader } from '../../layout/page-header.tsx';
import { useAdminData } from '../../layout/use-admin-data.ts';
import { plural } from '../../plural.ts';
import { ShownData } from '../../shown-data.tsx';
import { ExportButton } from '../export/export-button.tsx';
import { LeadList } from './lead-list.tsx';
import { LeadsSkeleton } from './leads-skeleton.tsx';
import { addressOf, type ListPlace } from './list-address.ts';
import { ListFilter } from './list-filter.tsx';
import { listLabels } from './list-labels.ts';
import { ListLoadError } from './list-load-error.tsx';

type LeadListPageProps = {
  place: ListPlace;
  list: Settled<LeadPage> | Promise<Settled<LeadPage>>;
  /** Beside the heading. */
  actions?: ReactNode;
  /** Above the filter. */
  above?: ReactNode;
  /** Below the list. */
  below?: ReactNode;
};

/** The frame of every list of leads: heading, export, filter, list and drawer. */
export function LeadListPage({ place, list, actions, above, below }: LeadListPageProps) {
  const counts = useAdminData().leadCounts?.[place.type] ?? null;
  const total = counts?.[place.view] ?? null;
  const isSetAside = place.view === 'spam' || place.view === 'dismissed';
  const { title, one } = listLabels[place.type];
  const address = addressOf(place);
  return (
    <>
      <PageHeader
        title={title}
        sub={counts && <span className="num">{plural(counts.all, `total ${one}`)}</span>}
        actions={
          <>
            {actions}
            {!isSetAside && (
              <ShownData data={list} dataKey={address} fallback={null}>
                {({ leads }, isStale) =>
                  !isStale && leads.length > 0 && <ExportButton place={place} total={total} />
                }
              </ShownData>
            )}
          </>
        }
      />
      {above}
      <ListFilter place={place} counts={counts} />
      <ShownData
        data={list}
        dataKey={address}
        fallback={<LeadsSkeleton type={place.type} />}
        failed={(hasLast) => <ListLoadError type={place.type} keepsLast={hasLast} />}
      >
        {(page, isStale) => <LeadList place={place} page={page} isStale={isStale} total={total} />}
      </ShownData>
      {below}
      <Outlet />
    </>
  );
}
