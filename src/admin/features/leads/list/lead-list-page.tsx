import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import type { LeadPage } from '#data/leads/leads.ts';
import type { Settled } from '#data/settled.ts';
import { ShownData } from '../../../shared/data/shown-data.tsx';
import { useAdminData } from '../../../shared/data/use-admin-data.ts';
import { PageHeader } from '../../../shared/parts/page-header.tsx';
import { plural } from '../../../shared/parts/plural.ts';
import { ExportButton } from '../export/export-button.tsx';
import { addressOf, type ListPlace } from '../params/list-address.ts';
import { listLabels } from '../params/list-labels.ts';
import { LeadList } from './lead-list.tsx';
import { LeadsSkeleton } from './leads-skeleton.tsx';
import { ListFilter } from './list-filter.tsx';
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
