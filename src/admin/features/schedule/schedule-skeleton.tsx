import { Skeleton } from '#ui/loading/skeleton.tsx';

const requests = ['a', 'b', 'c', 'd', 'e'];
const days = ['mon', 'tue', 'wed', 'thu', 'fri'];

export function ScheduleSkeleton() {
  return (
    <div role="status" className="mt-5 grid gap-5 xl:grid-cols-[17rem_minmax(0,1fr)]">
      <span className="sr-only">Loading the schedule…</span>
      <div className="card grid content-start gap-4 p-4 max-xl:hidden">
        {requests.map((request) => (
          <Skeleton key={request} className="h-12" />
        ))}
      </div>
      <div>
        <Skeleton className="h-10 w-72 max-w-full" />
        <div className="card mt-4 grid h-[32rem] grid-cols-1 gap-2 p-4 md:grid-cols-5">
          {days.map((day, index) => (
            <div key={day} className={index > 0 ? 'max-md:hidden' : undefined}>
              <Skeleton className="h-10" />
              <Skeleton className={index % 2 ? 'mt-32 h-24' : 'mt-10 h-16'} />
              <Skeleton className={index % 2 ? 'mt-8 h-12' : 'mt-24 h-24'} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
