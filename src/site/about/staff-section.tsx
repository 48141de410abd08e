import { Suspense } from 'react';
import { Await } from 'react-router-dom';
import { defaultStaff, type StaffMember } from '#domain/clinic/staff-member.ts';
import { Skeleton } from '#ui/loading/skeleton.tsx';
import { Panel } from '#ui/panel.tsx';
import { StaffCard } from './staff-card.tsx';

/** staff resolves to null when the directory failed to load. */
export function Staff({ staff }: { staff: Promise<StaffMember[] | null> }) {
  return (
    <Panel tone="facts" className="section" aria-labelledby="staff-title">
      <div className="wrap">
        <h2 id="staff-title" className="text-h2">
          Who you will meet
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

/** The first card takes the full width. */
function StaffList({ members }: { members: StaffMember[] }) {
  return (
    <ul className="grid gap-5 lg:grid-cols-2 lg:gap-6">
      {members.map((member, i) => (
        <StaffCard key={member.id} member={member} wide={i === 0} />
      ))}
    </ul>
  );
}

/** In the shape of the first card. */
function StaffSkeleton() {
  return (
    <div className="card overflow-hidden md:grid md:grid-cols-[20rem_1fr] lg:grid-cols-[26rem_1fr]">
      <Skeleton className="aspect-[3/2] rounded-none! md:aspect-square" />
      <div className="grid content-center gap-4 p-7 sm:p-9">
        <Skeleton className="h-9 w-60 max-w-full" />
        <Skeleton className="h-5 w-44" />
        <Skeleton className="h-24 w-full" />
      </div>
    </div>
  );
}
