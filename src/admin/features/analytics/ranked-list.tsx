import { figureText } from '#domain/analytics/analytics-report.ts';
import { SectionCard } from '../../shared/parts/section-card.tsx';
import { figuresGrid } from './figures-grid.ts';

type RankedListProps = { title: string; rows: { name: string; count: number | null }[] };

/** Each row's bar shows its share of the largest; an unknown number has no bar. */
export function RankedList({ title, rows }: RankedListProps) {
  const largest = Math.max(1, ...rows.map(({ count }) => count ?? 0));
  return (
    <SectionCard title={title} className={`${figuresGrid.list} p-5`}>
      {rows.length === 0 ? (
        <p className="mt-3 text-text-2">No data</p>
      ) : (
        <ol className="mt-4 grid gap-2.5">
          {rows.map(({ name, count }) => (
            <li key={name} className="relative flex min-h-9 items-center gap-4 px-3 py-1.5">
              <svg aria-hidden="true" className="absolute inset-0 size-full">
                <rect
                  width={`${((count ?? 0) / largest) * 100}%`}
                  height="100%"
                  rx="6"
                  className="fill-primary-soft"
                />
              </svg>
              <span className="relative min-w-0 flex-1 wrap-anywhere">{name}</span>{' '}
              <span className="num relative font-semibold">{figureText(count)}</span>
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  );
}
