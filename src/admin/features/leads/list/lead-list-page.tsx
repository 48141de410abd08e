import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import type { LeadPage } from '#data/leads/leads.ts';
import type { Settled } from '#data/settled.ts';
import type { LeadType } from '#domain/leads/lead.ts';
import { isSetAside } from '#domain/leads/lead-view.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { ShownData } from '../../../shared/data/shown-data.tsx';
import { SkeletonList } from '../../../shared/data/skeleton-list.tsx';
import { useAdminData } from '../../../shared/data/use-admin-data.ts';
import { PageHeader } from '../../../shared/parts/page-header.tsx';
import { plural } from '../../../shared/parts/plural.ts';
import { ExportButton } from '../export/export-button.tsx';
import { type ListPlace, listAddress } from '../params/list-address.ts';
import { listLabels } from '../params/list-labels.ts';
import { LeadList, type LeadListProps } from './lead-list.tsx';
import { ListFilter } from './list-filter.tsx';
import { ListLoadError } from './list-load-error.tsx';
import { MayBeSpam } from './may-be-spam.tsx';

type LeadListPageProps = {
  place: ListPlace;
  list: Settled<LeadPage> | Promise<Settled<LeadPage>>;
  scheduled: LeadListProps['scheduled'];
  /** Beside the heading. */
  actions?: ReactNode;
  /** Above the filter. */
  above?: ReactNode;
  /** Below the list. */
  below?: ReactNode;
};

/** The frame of every list of leads: heading, export, filter, list and drawer. */
export function LeadListPage({ place, list, scheduled, actions, above, below }: LeadListPageProps) {
  const { leadCounts, suspects } = useAdminData();
  const counts = leadCounts?.[place.type] ?? null;
  const total = counts?.[place.view] ?? null;
  const isWorkList = !isSetAside(place.view);
  const { title, one } = listLabels[place.type];
  const address = listAddress(place);
  return (
    <>
      <PageHeader
        title={title}
        sub={counts && <span className="num">{plural(counts.all, `total ${one}`)}</span>}
        actions={
          <>
            {actions}
            {isWorkList && (
              <ShownData data={list} dataKey={address} fallback={null} failed={null}>
                {({ leads }, isStale) =>
                  !isStale && leads.length > 0 && <ExportButton place={place} total={total} />
                }
              </ShownData>
            )}
          </>
        }
      />
      {above}
      {isWorkList && (
        <MayBeSpam leads={suspects.filter(({ type }) => type === place.type)} className="mt-4" />
      )}
      <ListFilter place={place} counts={counts} />
      <ShownData
        data={list}
        dataKey={address}
        fallback={<LeadsSkeleton type={place.type} />}
        failed={(hasLast) => <ListLoadError type={place.type} keepsLast={hasLast} />}
      >
        {(page, isStale) => (
          <LeadList
            place={place}
            page={page}
            scheduled={scheduled}
            isStale={isStale}
            total={total}
          />
        )}
      </ShownData>
      {below}
      <Outlet />
    </>
  );
}

function LeadsSkeleton({ type }: { type: LeadType }) {
  return (
    <SkeletonList label={listLabels[type].loading} className="gap-3 max-md:min-h-44">
      <Skeleton className="size-9 flex-none rounded-full" />
      <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-2">
        <Skeleton className="h-4 w-40 max-w-full" />
        <Skeleton className="h-3.5 w-52 max-w-full" />
      </div>
      <Skeleton className="h-4 w-28 max-md:hidden" />
      <Skeleton className="h-4 w-36 max-lg:hidden" />
      <Skeleton className="h-6 w-20" />
      <Skeleton className="h-10 w-24 max-md:hidden" />
    </SkeletonList>
  );
}
