import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import { defaultStaff, type StaffMember } from '#domain/clinic/staff-member.ts';
import { Badge } from '#ui/badge.tsx';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/about.ts';
import { englishLang } from '#words/languages.ts';
import { StaffCard } from './staff-card.tsx';

/** staff resolves to null when the directory failed to load. */
export function Staff({ staff }: { staff: Promise<StaffMember[] | null> }) {
  return (
    <Panel tone="facts" className="section" aria-labelledby="staff-title">
      <div className="wrap">
        <h2 id="staff-title" className="text-h2">
          {words.staffTitle}
        </h2>
        <div className="mt-10 lg:mt-14">
          <Suspense fallback={<StaffSkeleton />}>
            <Await resolve={staff}>
              {(members: StaffMember[] | null) => (
                <StaffList members={members?.length ? members : [defaultStaff]} />
              )}
            </Await>
          </Suspense>
        </div>
      </div>
    </Panel>
  );
}

const columns = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(13.5rem,1fr))]';

function StaffList({ members }: { members: StaffMember[] }) {
  return (
    <>
      {members.some(({ isSample }) => isSample) && (
        <p className="mb-5">
          <Badge tone="new">{words.samples}</Badge>
        </p>
      )}
      <ul className={columns}>
        {members.map((member) => (
          <StaffCard
            key={member.id}
            member={member}
            lang={member === defaultStaff ? undefined : englishLang}
          />
        ))}
      </ul>
    </>
  );
}

function StaffSkeleton() {
  return (
    <div className={columns}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="card max-w-md overflow-hidden">
          <Skeleton className="aspect-square rounded-none" />
          <div className="grid gap-3 p-5 pb-6">
            <Skeleton className="h-7 w-40 max-w-full" />
            <Skeleton className="h-5 w-32 max-w-full" />
            <Skeleton className="h-40 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
