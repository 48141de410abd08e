import { useContext } from 'react';
import { SelectAll } from '../../../shared/parts/select-all.tsx';
import { SelectionContext } from '../bulk/selection-context.ts';
import { useSort } from '../params/use-sort.ts';
import type { LeadColumn } from './lead-look.ts';

/** Above cards, which have no headings: the box for all of them, and the order. */
export function CardTools({ columns }: { columns: LeadColumn[] }) {
  const selection = useContext(SelectionContext);
  const { sort, choose } = useSort();
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {selection && (
        <SelectAll
          selection={selection}
          name="Select all on this page"
          className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 pl-4 font-semibold"
        >
          Select all
        </SelectAll>
      )}
      <label className="ml-auto flex items-center gap-2.5">
        <span className="flex-none text-text-2">Sort by</span>
        <select
          className="input w-40"
          value={sort?.column ?? ''}
          onChange={({ target: { value } }) => {
            const column = columns.find(([, , sortedBy]) => sortedBy === value)?.[2];
            choose(column ? { column, descending: false } : null);
          }}
        >
          <option value="">Newest first</option>
          {columns.map(
            ([heading, , sortedBy]) =>
              sortedBy && (
                <option key={sortedBy} value={sortedBy}>
                  {sortedBy === 'date' ? 'Oldest first' : heading}
                </option>
              ),
          )}
        </select>
      </label>
    </div>
  );
}
