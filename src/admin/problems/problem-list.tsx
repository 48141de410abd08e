import type { ReactNode } from 'react';
import type { ProblemGroup } from '#domain/problem.ts';
import { Card } from '#ui/card.tsx';
import { counted } from '../counted.ts';
import { LeadDate } from '../leads/lead-date.tsx';

/** The count is of page loads: a problem is kept once for each. */
export function ProblemList({ groups }: { groups: ProblemGroup[] }) {
  return (
    <ul aria-label="Problems" className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-3">
      {groups.map((group) => (
        <ProblemCard key={[group.what, group.kind, group.build, group.route].join()} {...group} />
      ))}
    </ul>
  );
}

function ProblemCard({ what, kind, build, route, count, first, last }: ProblemGroup) {
  return (
    <Card as="li" className="p-4 sm:px-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-[1.0625rem] leading-tight font-semibold wrap-anywhere">
          {what}
        </h2>
        <p className="num flex-none text-text-2">{counted(count, 'page load')}</p>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-5 gap-y-2.5 text-[.875rem] sm:grid-cols-3 xl:grid-cols-5">
        <Fact label="Error">{kind}</Fact>
        <Fact label="Page">{route}</Fact>
        <Fact label="Build">{build}</Fact>
        <Fact label="First">
          <LeadDate moment={first} className="num" />
        </Fact>
        <Fact label="Last">
          <LeadDate moment={last} className="num" />
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-text-3">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
