import { Bell, BellOff, CalendarCheck } from 'lucide-react';
import { memo, useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { settled } from '#data/settled.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { shortDate } from '#domain/time/week.ts';
import { ButtonLink } from '#ui/button.tsx';
import { deferIfSlow } from '../../shared/data/defer-if-slow.ts';
import { reloadsFor } from '../../shared/data/feed-reload.ts';
import { LoadError } from '../../shared/data/load-error.tsx';
import { ShownData } from '../../shared/data/shown-data.tsx';
import { FigureSkeleton } from '../../shared/data/skeleton-cards.tsx';
import { useAdminData, useHasAnyLead, useWaitingLeads } from '../../shared/data/use-admin-data.ts';
import { useNoticeChoice } from '../../shared/notices/notice-choice.ts';
import { PageHeader } from '../../shared/parts/page-header.tsx';
import { StatCard } from '../../shared/parts/stat-card.tsx';
import { useNow } from '../../shared/parts/use-clock.ts';
import { noticesPath } from '../../shared/paths/paths.ts';
import { schedulePathWith } from '../../shared/paths/schedule-address.ts';
import { MayBeSpam } from '../leads/list/may-be-spam.tsx';
import { DayCard } from './day-card.tsx';
import { DueNotice } from './due-notice.tsx';
import { HolidayNotice } from './holiday-notice.tsx';
import { LapsingHolds } from './lapsing-holds.tsx';
import { type Day, loadWaiting } from './load-overview.ts';
import { useOverviewParts } from './overview-parts.ts';
import { idleTitle, urgentTitle, waitingTitle } from './overview-title.ts';
import { PatientReplies } from './patient-replies.tsx';
import { PeopleFigures } from './people-figures.tsx';
import { QuickActions } from './quick-actions.tsx';
import { DaySkeleton, WorkListSkeleton } from './skeletons.tsx';
import { SoonerTimes } from './sooner-times.tsx';
import { ToDo } from './to-do.tsx';
import { VisitsToMove } from './visits-to-move.tsx';
import { WebsiteFigures } from './website-figures.tsx';
import { KeysButton, WorkKeys } from './work-keys.tsx';

export { day, waitlist, website } from './overview-parts.ts';

export const loader = () =>
  deferIfSlow({ waiting: settled(loadWaiting(), 'Failed to load the people who are waiting') });

export const shouldRevalidate = reloadsFor('leads');

export function Component() {
  const { waiting } = useLoaderData<typeof loader>();
  const { openAnswers } = useAdminData();
  const idle = idleTitle(openAnswers, useHasAnyLead());
  const title = waitingTitle(useWaitingLeads(), idle);
  // Beside the header, which begins again when the people arrive.
  const [areKeysShown, setKeysShown] = useState(false);
  const showKeys = () => setKeysShown(true);
  return (
    <>
      <ShownData
        data={waiting}
        fallback={<Header title={title} onKeys={showKeys} />}
        failed={null}
        instead={<Header title={title} onKeys={showKeys} />}
      >
        {(leads) => <UrgentHeader leads={leads} idle={idle} onKeys={showKeys} />}
      </ShownData>
      <WorkKeys isOpen={areKeysShown} onChange={setKeysShown} />
      <Parts />
    </>
  );
}

/** Each renders when its data arrives. None does when the list of keys opens. */
const Parts = memo(() => {
  const { waiting } = useLoaderData<typeof loader>();
  const { day, waitlist, website, due, stranded } = useOverviewParts();
  const { openAnswers, suspects } = useAdminData();
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid grid-cols-1 gap-5">
        <ShownData data={openAnswers} fallback={null} failed={loadFailed}>
          {(visits) => <PatientReplies visits={visits} />}
        </ShownData>
        <ShownData data={day} fallback={null} failed={null}>
          {({ holds }) => <LapsingHolds holds={holds} />}
        </ShownData>
        <ShownData data={stranded} fallback={null} failed={loadFailed}>
          {(visits) => <VisitsToMove stranded={visits} />}
        </ShownData>
        <HolidayNotice />
        <ShownData
          data={waiting}
          fallback={
            <>
              <p role="status" className="sr-only">
                Loading dashboard...
              </p>
              <WorkListSkeleton />
            </>
          }
          failed={loadFailed}
        >
          {(leads) => <ToDo waiting={leads} website={website} />}
        </ShownData>
        <ShownData data={waitlist} fallback={null} failed={loadFailed}>
          {(loaded) => <SoonerTimes waitlist={loaded} />}
        </ShownData>
        <MayBeSpam leads={suspects} />
        <ShownData data={due} fallback={null} failed={loadFailed}>
          {(loaded) => <DueNotice {...loaded} />}
        </ShownData>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2 xl:grid-cols-1">
        <ShownData data={day} fallback={<DaySkeleton />} failed={loadFailed}>
          {(loaded) => <DayCard day={loaded} />}
        </ShownData>
        <div className="grid grid-cols-2 gap-4">
          <ShownData
            data={waiting}
            fallback={
              <>
                <FigureSkeleton className="min-h-45" />
                <FigureSkeleton className="min-h-45" />
              </>
            }
            failed={null}
          >
            {(leads) => <PeopleFigures waiting={leads} />}
          </ShownData>
          <ShownData data={day} fallback={<FigureSkeleton className="min-h-45" />} failed={null}>
            {(loaded) => <DayFigure day={loaded} />}
          </ShownData>
          <ShownData
            data={website}
            fallback={<FigureSkeleton className="min-h-45" />}
            failed={(_, message) => <LoadFailed title={message} className="col-span-full" />}
          >
            {(loaded) => loaded && <WebsiteFigures website={loaded} />}
          </ShownData>
        </div>
      </div>
      <div className="col-span-full">
        <QuickActions />
      </div>
    </div>
  );
});

type UrgentHeaderProps = { leads: readonly Lead[]; idle: string; onKeys: () => void };

function UrgentHeader({ leads, idle, onKeys }: UrgentHeaderProps) {
  return <Header title={urgentTitle(leads, useNow(), idle)} onKeys={onKeys} />;
}

function Header({ title, onKeys }: { title: string; onKeys: () => void }) {
  const { session } = useAdminData();
  return (
    <PageHeader
      title={title}
      tabTitle="Overview"
      sub={`Welcome, ${session.email}`}
      actions={
        <>
          <NoticesLink />
          <KeysButton onClick={onKeys} />
        </>
      }
    />
  );
}

const loadFailed = (_: boolean, message: string) => <LoadFailed title={message} />;

function LoadFailed(props: { title: string; className?: string }) {
  return <LoadError {...props}>Nothing is lost. Check your connection and try again.</LoadError>;
}

function DayFigure({ day: { today, visitsToday } }: { day: Day }) {
  return (
    <StatCard
      label="Visits today"
      icon={CalendarCheck}
      value={visitsToday}
      to={schedulePathWith({ week: today })}
    >
      {shortDate(today)}
    </StatCard>
  );
}

/** Leads to the page of notices, and shows whether they are on. */
function NoticesLink() {
  const isOn = useNoticeChoice() !== 'off';
  const Icon = isOn ? Bell : BellOff;
  return (
    <ButtonLink variant="outline" to={noticesPath}>
      <Icon className="ico" />
      Notices: {isOn ? 'on' : 'off'}
    </ButtonLink>
  );
}
