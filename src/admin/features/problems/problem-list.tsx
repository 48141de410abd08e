import type { ReactNode } from 'react';
import type { ProblemGroup } from '#domain/problem.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LeadDate } from '../../shared/parts/lead-date.tsx';
import { plural } from '../../shared/parts/plural.ts';

/** The count is of page loads: each stores a problem once. */
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
        <p className="num flex-none text-text-2">{plural(count, 'page load')}</p>
      </div>
      <dl className="mt-3 grid grid-cols-2 gap-x-5 gap-y-2.5 text-[.875rem] sm:grid-cols-3 xl:grid-cols-6">
        <Fact label="Page" className="col-span-2">
          {route}
        </Fact>
        <Fact label="Error">{kind}</Fact>
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

type FactProps = { label: string; className?: string; children: ReactNode };

function Fact({ label, className, children }: FactProps) {
  return (
    <div className={classNames('min-w-0', className)}>
      <dt className="text-text-3">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
