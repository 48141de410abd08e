import { useLoaderData } from 'react-router-dom';
import { settled } from '#data/settled.ts';
import { PageHeader } from '../layout/page-header.tsx';
import { useAdminData } from '../layout/use-admin-data.ts';
import { LoadError } from '../load-error.tsx';
import { NoticeToggle } from '../notices/notice-toggle.tsx';
import { ShownData } from '../shown-data.tsx';
import { loadPeople, loadWebsite } from './load-overview.ts';
import { PeopleFigures } from './people-figures.tsx';
import { QuickActions } from './quick-actions.tsx';
import { RecentPipLeads } from './recent-pip-leads.tsx';
import { CardSkeleton, ListSkeleton } from './skeletons.tsx';
import { WaitingList } from './waiting-list.tsx';
import { waitingTitle } from './waiting-title.ts';
import { WebsiteFigures } from './website-figures.tsx';

/** Not awaited: the frame renders at once, and each part when its data arrives. */
export function loader() {
  return {
    people: settled(loadPeople(new Date()), 'Failed to load the people of the overview'),
    website: settled(loadWebsite(), 'Failed to load the figures of the overview'),
  };
}

export function Component() {
  const { people, website } = useLoaderData<typeof loader>();
  const { session, leadCounts } = useAdminData();
  return (
    <>
      <PageHeader
        title={waitingTitle(leadCounts?.contact.new ?? null)}
        tabTitle="Overview"
        sub={`Welcome, ${session.email}`}
        actions={<NoticeToggle />}
      />
      {/* On phones people come before the figures. The order of focus stays the same, because figures have no controls. */}
      <div className="mt-6 grid gap-5 xl:grid-cols-[1.55fr_1fr]">
        <div className="col-span-full grid grid-cols-2 gap-4 max-sm:order-2 sm:gap-5 xl:grid-cols-4">
          <ShownData
            data={people}
            fallback={
              <>
                <CardSkeleton />
                <CardSkeleton />
                <CardSkeleton />
              </>
            }
          >
            {(loaded) => <PeopleFigures people={loaded} />}
          </ShownData>
          <ShownData
            data={website}
            fallback={<CardSkeleton />}
            failed={<LoadFailed what="the figures of the website" className="col-span-full" />}
          >
            {(loaded) => <WebsiteFigures website={loaded} />}
          </ShownData>
        </div>
        <div className="max-sm:order-1">
          <ShownData
            data={people}
            fallback={
              <>
                <p role="status" className="sr-only">
                  Loading dashboard...
                </p>
                <ListSkeleton />
              </>
            }
            failed={<LoadFailed what="the people who are waiting" />}
          >
            {(loaded) => <WaitingList people={loaded} />}
          </ShownData>
        </div>
        <div className="max-sm:order-3">
          <ShownData data={people} fallback={<ListSkeleton />}>
            {(loaded) => <RecentPipLeads people={loaded} />}
          </ShownData>
        </div>
        <div className="col-span-full max-sm:order-4">
          <QuickActions />
        </div>
      </div>
    </>
  );
}

function LoadFailed({ what, className }: { what: string; className?: string }) {
  return (
    <LoadError title={`Failed to load ${what}`} className={className}>
      Nothing is lost. Please check the connection and try again.
    </LoadError>
  );
}
