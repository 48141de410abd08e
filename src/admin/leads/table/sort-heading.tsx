import { ArrowDown, ArrowUp } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { nextSort, type SortColumn, sortOf, sortParam } from '../list/list-sort.ts';

type SortHeadingProps = { column: SortColumn; className: string; children: string };

/** A heading that sorts by its column. The sort is in the address. */
export function SortHeading({ column, className, children }: SortHeadingProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const sort = sortOf(params);
  // Without a sort, the newest are first.
  const shown = sort ?? { column: 'date', descending: true };
  const isSorted = shown.column === column;
  const Arrow = shown.descending ? ArrowDown : ArrowUp;

  const press = () => {
    const next = nextSort(column, sort);
    const address = new URLSearchParams(params);
    address.delete('sort');
    if (next) address.set('sort', sortParam(next));
    // Another order by date has other pages.
    if (column === 'date' || sort?.column === 'date') {
      address.delete('after');
      address.delete('skipped');
    }
    void navigate(`?${address}`, { replace: true, preventScrollReset: true });
  };

  return (
    <th
      scope="col"
      className={className}
      aria-sort={isSorted ? (shown.descending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className="sort-button" onClick={press}>
        {children}
        {isSorted && <Arrow className="size-3.5 flex-none" aria-hidden="true" />}
      </button>
    </th>
  );
}
