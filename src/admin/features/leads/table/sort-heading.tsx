import { ArrowDown, ArrowUp } from 'lucide-react';
import { nextSort, type SortColumn } from '../params/list-sort.ts';
import { useSort } from '../params/use-sort.ts';

type SortHeadingProps = { column: SortColumn; className: string; children: string };

/** A heading that sorts by its column. The sort is in the address. */
export function SortHeading({ column, className, children }: SortHeadingProps) {
  const { sort, choose } = useSort();
  // Without a sort, the newest are first.
  const shown = sort ?? { column: 'date', descending: true };
  const isSorted = shown.column === column;
  const Arrow = shown.descending ? ArrowDown : ArrowUp;

  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (shown.descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className="sort-button" onClick={() => choose(nextSort(column, sort))}>
        {children}
        {isSorted && <Arrow className="size-3.5 flex-none" aria-hidden="true" />}
      </button>
    </th>
  );
}
