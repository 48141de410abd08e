import { type ReactNode, Suspense } from 'react';
import { Await, Outlet } from 'react-router-dom';
import { PageHeader } from '../../layout/page-header.tsx';
import { useAdminData } from '../../layout/use-admin-data.ts';
import { plural } from '../../plural.ts';
import { ExportButton } from '../export/export-button.tsx';
import { LeadList } from './lead-list.tsx';
import { LeadsSkeleton } from './leads-skeleton.tsx';
import type { ListPlace } from './list-address.ts';
import { ListFilter } from './list-filter.tsx';
import { listLabels } from './list-labels.ts';
import type { LeadListAnswer } from './load-lead-list.ts';

type LeadListPageProps = {
  place: ListPlace;
  list: LeadListAnswer | Promise<LeadListAnswer>;
  /** Beside the heading. */
  sections?: ReactNode;
  /** Below the list. */
  below?: ReactNode;
};

/** What every list of leads has: heading, export, filter, list and drawer. */
export function LeadListPage({ place, list, sections, below }: LeadListPageProps) {
  const counts = useAdminData().leadCounts?.[place.type] ?? null;
  const total = counts?.[place.view] ?? null;
  const isSetAside = place.view === 'spam' || place.view === 'dismissed';
  const { title, one } = listLabels[place.type];
  return (
    <>
      <PageHeader
        title={title}
        sub={counts && <span className="num">{plural(counts.all, `total ${one}`)}</span>}
        actions={
          <>
            {sections}
            {!isSetAside && (
              <Suspense fallback={null}>
                <Await resolve={list}>
                  {(answer) =>
                    answer.ok &&
                    answer.leads.length > 0 && <ExportButton place={place} total={total} />
                  }
                </Await>
              </Suspense>
            )}
          </>
        }
      />
      <ListFilter place={place} counts={counts} />
      <Suspense fallback={<LeadsSkeleton type={place.type} />}>
        <Await resolve={list}>
          {(answer) => <LeadList place={place} answer={answer} total={total} below={below} />}
        </Await>
      </Suspense>
      <Outlet />
    </>
  );
}
